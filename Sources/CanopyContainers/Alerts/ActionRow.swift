internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import Foundation

/// The style of the buttons of an alert or a dialog: rows that are as wide as their card, and show only text.
struct ActionButtonStyle {
  /// A Boolean value that indicates whether the buttons are larger ones, of a dialog at the lower edge of the window.
  let isSheet: Bool
}

extension ActionButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ActionRow(configuration: configuration, isSheet: isSheet)
  }
}

/// A button of an alert or a dialog.
///
/// Its container values tell the alert its purpose, so that the alert can sort and separate the rows.
private struct ActionRow {
  let configuration: PrimitiveButtonStyleConfiguration
  let isSheet: Bool
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.controlTokens.question) private var tokens
}

extension ActionRow: View {
  var body: some View {
    PressableView(
      role: configuration.role?.name, action: { configuration.trigger() }, pressingChanged: { isPressed = $0 }
    ) {
      configuration.label
        .labelStyle(.titleOnly)
        .font(isSheet ? .title3 : .body)
        .foregroundStyle(color)
        .multilineTextAlignment(.center)
        .padding(tokens.rowPadding)
        .frame(
          maxWidth: .infinity, minHeight: isSheet ? tokens.sheetRowHeight : tokens.rowHeight, maxHeight: .infinity
        )
        .background(Color(uiColor: .systemFill).opacity(isPressed ? 1 : 0))
        .contentShape(Rectangle())
    }
    .environment(\.isAnswer, true)
    .containerValue(\.questionAction, QuestionAction(role: configuration.role, shortcut: shortcut))
  }

  @MainActor private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The purpose of a button, which it tells the alert or the dialog around it.
struct QuestionAction {
  let role: ButtonRole?
  let shortcut: KeyboardShortcut?
}

extension ContainerValues {
  /// The purpose of a view that is a button of an alert or a dialog; nil for other views.
  @Entry var questionAction: QuestionAction?
}

extension View {
  /// Gives the controls of an alert or a dialog its look. Styles of the program don't apply there.
  nonisolated func _questionControls(isSheet: Bool) -> some View {
    _containerStyle(ButtonKind.self, ActionButtonStyle(isSheet: isSheet), isFixed: true, for: "alert")
      // The fields of an alert share its box.
      ._containerStyle(TextFieldKind.self, PlainTextFieldStyle(), isFixed: true, for: "alert")
  }
}
