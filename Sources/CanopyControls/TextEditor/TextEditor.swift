public import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CanopyText
public import Foundation

/// A control for editing a text of several paragraphs, which scrolls.
///
/// ```swift
/// TextEditor(text: $article)
///   .font(.body)
///   .lineSpacing(4)
/// ```
///
/// The text has the font, the color, the line spacing and the alignment of the environment. The editor takes up the proposed room.
/// `scrollContentBackground(.hidden)` removes its background.
///
/// Paragraphs are laid out as they come into sight, so a text can be very long.
public struct TextEditor {
  let configuration: FieldConfiguration
  @ControlStyle<TextEditorKind> private var style

  /// Creates an editor of a text.
  public init(text: Binding<String>) { self.init(FieldText(text)) }

  /// Creates an editor of a text with a binding to its selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(FieldText(text), selection: selection)
  }

  /// Creates an editor of a text with attributes, such as fonts and colors.
  ///
  /// ```swift
  /// TextEditor(text: $styledText, selection: $selection)
  /// ```
  ///
  /// Typed characters have the attributes of the text around them. Control-B, Control-I and Control-U make the selected text bold,
  /// italic or underlined. See `attributedTextFormattingDefinition(_:)` for the formats that people can choose.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(FieldText(text), styledSelection: selection)
  }

  private init(
    _ text: FieldText, selection: Binding<TextSelection?>? = nil,
    styledSelection: Binding<AttributedTextSelection>? = nil
  ) {
    var configuration = FieldConfiguration(text)
    (configuration.axis, configuration.isDocument) = (.vertical, true)
    (configuration.selection, configuration.styledSelection) = (selection, styledSelection)
    self.configuration = configuration
  }
}

extension TextEditor: StyledControl {}

extension TextEditor: View {
  /// The view that the current text editor style creates.
  public var body: some View { style.makeBody(TextEditorStyleConfiguration(configuration: configuration)) }
}
