public import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CanopyText

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
  public init(text: Binding<String>) { self.init(text, nil) }

  /// Creates an editor of a text with a binding to its selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text, selection) }

  private init(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    var configuration = FieldConfiguration(FieldText(text))
    (configuration.axis, configuration.isDocument) = (.vertical, true)
    configuration.selection = selection
    self.configuration = configuration
  }
}

extension TextEditor: StyledControl {}

extension TextEditor: View {
  /// The view that the current text editor style creates.
  public var body: some View { style.makeBody(TextEditorStyleConfiguration(configuration: configuration)) }
}
