internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A text field without a style from the app.
struct FieldView {
  /// The border of a field.
  enum Border { case none, rounded, square }

  let configuration: FieldConfiguration
  /// The label to show in an empty field that has no prompt, or nil for none.
  let label: AnyView?
  let border: Border
  @State private var editor = FieldEditor()
  /// Changes when the text becomes empty or stops being empty.
  @State private var emptiness = 0
  @Environment(\.locale) private var locale
  @Environment(\.textInputBorderShape) private var shape
  @Environment(\.controlTokens.field) private var tokens
  @Environment(\.controlTokens.fieldFrame) private var frame

  @MainActor
  init(_ field: TextField<_TextFieldStyleLabel>, border: Border) {
    (configuration, label, self.border) = (field.configuration, field.label.view, border)
  }
}

extension FieldView: View {
  var body: some View {
    content
      .modifier(ControlFont())
      .contentShape(Rectangle())
      .gesture(editor.gesture)
      .modifier(
        FieldModifier(
          configuration: configuration, text: configuration.text.read(locale),
          selection: configuration.selection?.wrappedValue, tokens: tokens, locale: locale, editor: editor)
      )
      ._accessibilityControl(
        AccessibilityControl(
          configuration.isSecure ? .secureField : .textField, value: accessibilityValue,
          setValue: { editor.replace(with: $0) }, activate: { editor.takeFocus() }),
        label: label ?? AnyView(EmptyView()))
  }

  /// The text that assistive technologies read, or nil if there is none.
  @MainActor private var accessibilityValue: Text? {
    let text = configuration.text.read(locale)
    if text.isEmpty { return nil }
    return Text(verbatim: configuration.isSecure ? FieldEditor.dots(for: text) : text)
  }

  @ViewBuilder @MainActor private var content: some View {
    let text = field.opacity(frame.textOpacity)
    switch border {
    case .none: text
    case .square where frame.hasSquareBorder:
      text
        .padding(frame.squarePadding)
        .background { Rectangle().fill(frame.fill).opacity(frame.opacity) }
        .overlay {
          Rectangle().strokeBorder(Color(uiColor: .systemGray3), lineWidth: frame.squareBorderWidth)
            .opacity(frame.opacity)
            .allowsHitTesting(false)
        }
    case .rounded, .square:
      text
        .padding(frame.padding)
        ._leastFrame(height: frame.height)
        .background { outline(around: 0).fill(frame.fill).opacity(frame.opacity) }
        .overlay {
          outline(around: frame.borderOutset).strokeBorder(frame.border, lineWidth: frame.borderWidth)
            .padding(-frame.borderOutset)
            .opacity(frame.opacity)
            .allowsHitTesting(false)
        }
    }
  }

  /// Returns the outline of the field, or one that surrounds it at a distance.
  private func outline(around distance: CGFloat) -> ControlOutline {
    ControlOutline(radius: shape == .capsule ? nil : frame.cornerRadius + distance)
  }

  @ViewBuilder @MainActor private var field: some View {
    let field = FieldContent(
      editor: editor, prompt: configuration.prompt, isSecure: configuration.isSecure, axis: configuration.axis,
      tokens: tokens)
    if configuration.prompt == nil, let label {
      field.overlay(alignment: .leading) {
        FieldLabel(label: label, isShown: isEmpty(emptiness)).onAppear { editor.emptyChanged = { emptiness += 1 } }
      }
    } else {
      field
    }
  }

  /// Returns a Boolean value that indicates whether the field is empty.
  ///
  /// - Parameter emptiness: A value that changes along with the result, which makes the body depend on it.
  @MainActor private func isEmpty(_ emptiness: Int) -> Bool {
    let value = configuration.text.read(locale)
    // A value that the app sets reaches the editor after this.
    let isEdited = editor.isFocused && (configuration.text.kind != .string || editor.text.content == value)
    return isEdited ? editor.isEmpty : value.isEmpty
  }
}

/// A label that isn't text, in an empty field.
private struct FieldLabel: View {
  let label: AnyView
  let isShown: Bool

  var body: some View {
    if isShown { label.foregroundStyle(.placeholder).lineLimit(1).allowsHitTesting(false) }
  }
}
