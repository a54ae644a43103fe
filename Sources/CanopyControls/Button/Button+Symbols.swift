internal import CanopyCore
public import CanopyDisplay
public import CanopyStyle
public import CanopyText

extension Button where Label == CanopyControls.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { CanopyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { CanopyControls.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { CanopyControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CanopyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a role, a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CanopyControls.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a role, a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CanopyControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { CanopyControls.Label(titleKey, image: image) }
  }
}
