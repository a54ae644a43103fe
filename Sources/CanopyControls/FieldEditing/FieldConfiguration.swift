internal import CanopyCore
internal import CanopyStyle
internal import CanopyText

/// The properties of a text field: the text that it edits, and its options.
struct FieldConfiguration {
  let text: FieldText
  /// The selection that the app observes or sets, or nil if it does neither.
  var selection: Binding<TextSelection?>?
  /// The selection in a text with attributes that the app observes or sets, or nil if it does neither.
  var styledSelection: Binding<AttributedTextSelection>?
  /// The text to show in an empty field.
  var prompt: Text?
  /// A Boolean value that indicates whether the field shows dots instead of letters.
  var isSecure = false
  /// The axis along which the field grows. A vertical field can have several lines.
  var axis = Axis.horizontal
  /// A Boolean value that indicates whether the text is a document, whose paragraphs are laid out as they come into sight.
  var isDocument = false
  var editingChanged: (Bool) -> Void = { _ in }
  var committed: () -> Void = {}

  init(_ text: FieldText) { self.text = text }
}
