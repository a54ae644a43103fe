public import CanopyCore
public import CanopyStyle

/// Does something when it is pressed.
///
/// ```swift
/// Button("Save") { document.save() }
/// ```
///
/// How it looks is up to the style that `buttonStyle(_:)` sets around it.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style

  /// Shows what `label` builds, and does `action`.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Shows what `label` builds, and does `action`, which plays the given role.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Shows a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Shows a localized title; the action plays the given role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Shows a title; the action plays the given role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Shows the button that a primitive style is asked for, in the style around.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}

extension Button: View {
  /// The button in the style that is set around it.
  public var body: some View {
    style.makeButton(PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action))
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  package let name: String

  /// Deletes something, or does something else that cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
  /// A role for buttons that confirm.
  public static let confirm = ButtonRole(name: "confirm")
  /// A role for buttons that close a view.
  public static let close = ButtonRole(name: "close")
}
