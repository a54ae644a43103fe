internal import CanopyPresentation
internal import CanopyControls
public import CanopyCore
public import CanopyText

/// A description of an alert, for the older modifiers. The newer modifiers take actions instead.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button. The default button is OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button that dismisses the alert after its action.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// Returns a button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// Returns a button that cancels, with the label Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// Returns a button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A description of a choice of actions: the older form of a confirmation dialog.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button that dismisses the action sheet after its action.
  public typealias Button = Alert.Button

  /// Creates an action sheet, by default with only a Cancel button.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension Question where Actions == AlertButtons, Message == Text? {
  init(_ alert: Alert) {
    self.init(
      title: alert.title, showsTitle: true, message: alert.message, actions: AlertButtons(buttons: alert.buttons))
  }

  init(_ sheet: ActionSheet) {
    self.init(
      title: sheet.title, showsTitle: true, message: sheet.message, actions: AlertButtons(buttons: sheet.buttons))
  }
}

/// The buttons of an `Alert` or `ActionSheet`.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      CanopyControls.Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
    }
  }
}

extension View {
  /// Presents the alert that `content` describes while a condition is true. This is the older form of the modifier.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    _question(.alert, "isPresented:", Presented.binding(isPresented), identify: { $0 }) { _ in Question(content()) }
  }

  /// Presents the alert that `content` describes while an item isn't nil. This is the older form of the modifier.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    _question(.alert, "item:", item, identify: { AnyHashable($0.id) }) { Question(content($0)) }
  }

  /// Presents the choice of actions that `content` describes while a condition is true. This is the older form.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    _question(.confirmationDialog, "isPresented:", Presented.binding(isPresented), identify: { $0 }) { _ in
      Question(content())
    }
  }

  /// Presents the choice of actions that `content` describes while an item isn't nil. This is the older form.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    _question(.confirmationDialog, "item:", item, identify: { AnyHashable($0.id) }) { Question(content($0)) }
  }
}
