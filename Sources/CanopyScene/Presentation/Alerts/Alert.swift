public import CanopyCore
public import CanopyStyle

/// An alert as a value: the older form of the modifiers with actions.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; without one, the system adds it.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Something to do, which also ends the alert.
  public struct Button {
    let role: String?
    let label: Text
    let action: (() -> Void)?

    /// A button for something in no way special.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that does nothing of what was asked.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: "cancel", label: label, action: action)
    }

    /// A button that does nothing of what was asked, with the usual label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: "destructive", label: label, action: action)
    }
  }
}

/// A choice of things to do, as a value: the older form of a confirmation dialog.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Something to do, which also ends the sheet.
  public typealias Button = Alert.Button

  /// A choice of things to do.
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

/// The buttons of an alert that is a value.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      PressableView(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
    }
  }
}

extension View {
  /// Presents an alert while a condition holds: the older form, in which it is a value.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    question(.alert, "isPresented:", Presented.binding(isPresented), identify: { $0 }) { _ in Question(content()) }
  }

  /// Presents an alert for an item, as long as there is one: the older form, in which it is a value.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    question(.alert, "item:", item, identify: { AnyHashable($0.id) }) { Question(content($0)) }
  }

  /// Presents a choice of things to do while a condition holds: the older form, in which it is a value.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    question(.confirmationDialog, "isPresented:", Presented.binding(isPresented), identify: { $0 }) { _ in
      Question(content())
    }
  }

  /// Presents a choice of things to do for an item, as long as there is one: the older form, in which it is a value.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    question(.confirmationDialog, "item:", item, identify: { AnyHashable($0.id) }) { Question(content($0)) }
  }
}
