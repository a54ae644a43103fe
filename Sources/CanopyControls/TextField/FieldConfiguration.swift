internal import CanopyCore
internal import CanopyStyle

/// The properties of a text field: the value that it edits, and its options.
struct FieldConfiguration {
  let text: FieldText
  /// The selection that the app follows or sets; nil if it doesn't.
  var selection: Binding<TextSelection?>?
  /// The text that an empty field shows.
  var prompt: Text?
  /// A Boolean value that indicates whether dots are shown in place of letters.
  var isSecure = false
  /// The axis along which the field grows: a vertical one has several lines.
  var axis = Axis.horizontal
  var editingChanged: (Bool) -> Void = { _ in }
  var committed: () -> Void = {}

  init(_ text: FieldText) { self.text = text }
}
