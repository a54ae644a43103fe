internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A text editor: a scroll view around its text.
struct EditorView {
  /// The background and the border around the text.
  enum Frame { case none, filled, rounded }

  let configuration: FieldConfiguration
  let frame: Frame
  @State private var editor = FieldEditor()
  @Environment(\.locale) private var locale
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.controlTokens.field) private var tokens
  @Environment(\.controlTokens.editor) private var dimensions

  init(_ configuration: FieldConfiguration, frame: Frame) { (self.configuration, self.frame) = (configuration, frame) }
}

extension EditorView: View {
  var body: some View {
    let text = configuration.text.read(locale)
    ScrollView {
      FieldContent(editor: editor, prompt: nil, isSecure: false, axis: .vertical, tokens: tokens)
        .padding(dimensions.padding)
    }
    .modifier(ControlFont())
    .contentShape(Rectangle())
    .gesture(editor.gesture)
    .modifier(
      FieldModifier(
        configuration: configuration, text: text, styled: configuration.text.styled?.wrappedValue,
        selection: configuration.selection?.wrappedValue, styledSelection: configuration.styledSelection?.wrappedValue,
        tokens: tokens, locale: locale, editor: editor)
    )
    ._accessibilityControl(
      AccessibilityControl(
        .textField, value: text.isEmpty ? nil : Text(verbatim: text), setValue: { editor.replace(with: $0) },
        activate: { editor.takeFocus() }),
      label: AnyView(EmptyView())
    )
    .modifier(EditorBackground(frame: background == .hidden ? .none : frame, dimensions: dimensions))
  }
}

/// The background and the border of a text editor.
private struct EditorBackground: ViewModifier {
  let frame: EditorView.Frame
  let dimensions: ControlTokens.Editor

  func body(content: Content) -> some View {
    let outline = RoundedRectangle(cornerRadius: dimensions.cornerRadius)
    switch frame {
    case .none: content
    case .filled: content.background(dimensions.fill)
    case .rounded:
      content
        .clipShape(outline)
        .background { outline.fill(dimensions.fill) }
        .overlay { outline.strokeBorder(dimensions.border, lineWidth: dimensions.borderWidth).allowsHitTesting(false) }
    }
  }
}
