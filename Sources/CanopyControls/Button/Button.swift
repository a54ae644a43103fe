public import CanopyCore
public import CanopyText

/// A control that performs an action when the person presses it.
///
/// ```swift
/// Button("Save") { document.save() }
/// ```
///
/// Set the style with `buttonStyle(_:)` on the button or on an ancestor. Alerts and dialogs style their own buttons.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @ControlStyle<ButtonKind> private var style

  /// Creates a button with a custom label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a custom label.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a localized title.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  /// Creates a button with a role and a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a role and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role and the usual title of that role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that the app gives only a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The usual title of the role.
  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    case .destructive: Text("Delete")
    default: Text("Done")
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a primitive style, in the next outer style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}

extension Button: View {
  /// The view that the current button style creates.
  public var body: some View {
    style.makeBody(PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action))
  }
}

extension Button: StyledControl {}
