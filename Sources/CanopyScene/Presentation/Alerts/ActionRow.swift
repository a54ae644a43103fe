internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation
package import CanopyCore

/// A button of an alert or a dialog: a row that is as wide as its card.
///
/// Controls show it in place of their own style wherever `actionRowLook` is set. The container values of the row tell the alert
/// its purpose, so that the alert can sort and separate the rows.
package struct ActionRow<Label: View> {
  private let role: String?
  private let action: () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.actionRowLook) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - role: The role of the button: `cancel` or `destructive`; nil for none.
  ///   - action: The action. The alert is dismissed after it.
  ///   - label: Builds the label.
  package init(role: String?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension ActionRow: View {
  package var body: some View {
    PressableView(role: role, action: action, pressingChanged: { isPressed = $0 }) {
      label
        .font(look == .sheet ? .title3 : .body)
        .foregroundStyle(color)
        .multilineTextAlignment(.center)
        .padding(EdgeInsets(top: 11, leading: 12, bottom: 11, trailing: 12))
        .frame(maxWidth: .infinity, minHeight: look == .sheet ? 57 : 44, maxHeight: .infinity)
        .background(Color(uiColor: .systemFill).opacity(isPressed ? 1 : 0))
        .contentShape(Rectangle())
    }
    .containerValue(\.questionAction, QuestionAction(role: role, shortcut: shortcut))
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == "destructive" ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The look of the buttons of an alert or a dialog.
package enum ActionRowLook {
  /// A button of a card in the middle of the window.
  case alert
  /// A larger button of a dialog at the lower edge of the window.
  case sheet
}

/// The purpose of a button, which it tells the alert or the dialog around it.
struct QuestionAction {
  let role: String?
  let shortcut: KeyboardShortcut?
}

extension ContainerValues {
  /// The purpose of a view that is a button of an alert or a dialog; nil for other views.
  @Entry var questionAction: QuestionAction?
}

extension EnvironmentValues {
  /// The look of the buttons among the actions of an alert or a dialog; nil anywhere else. Styles of the program don't apply
  /// there.
  @Entry package var actionRowLook: ActionRowLook?

  /// A Boolean value that indicates whether the Return key in a text field presses the default button.
  @Entry package var pressesDefaultButtonOnSubmit: Bool = false
}

extension EnvironmentValues {
  /// Replaces what views around the presenting modifier set for their own content: an alert looks the same everywhere, and people
  /// can answer it even if its presenter is disabled.
  mutating func useSystemLook() {
    font = nil
    fontEmphasis = nil
    fontDesign = nil
    fontWidth = nil
    isItalic = nil
    textCase = nil
    lineLimits = LineLimits()
    multilineTextAlignment = .center
    foreground = Foreground()
    tint = nil
    isEnabled = true
    redactionReasons = []
    keyboardShortcut = nil
    submission = Submission()
  }
}
