public import CanopyCore
public import CanopyDisplay
public import CanopyStyle
public import CanopyText

/// A control that opens a menu of actions.
///
/// ```swift
/// Menu("Sort By", systemImage: "arrow.up.arrow.down") {
///   Button("Name") { order = .name }
///   Button("Date") { order = .date }
///   Divider()
///   Toggle("Descending", isOn: $isDescending)
/// }
/// ```
///
/// A menu shows buttons, toggles, pickers, links and other menus as rows. Sections and dividers separate groups of rows. To change the
/// appearance of the control, apply `menuStyle(_:)` or `buttonStyle(_:)` to the menu or to an ancestor.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @ControlStyle<MenuKind> private var style

  private init(_ label: Label, _ content: Content, _ primaryAction: (@MainActor () -> Void)?) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }

  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: A view that describes the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  /// Creates a menu with a custom label that performs an action when a person presses it. To open the menu, people hold the label, or
  /// press the part beside it on the desktop.
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: A view that describes the menu.
  ///   - primaryAction: The action of the label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }
}

extension Menu: View {
  /// The view that the current menu style creates.
  public var body: some View {
    style.makeBody(
      MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(view: label._controlLabel),
        content: MenuStyleConfiguration.Content(view: AnyView(content)), primaryAction: primaryAction))
  }
}

extension Menu: StyledControl {}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style, in the next outer style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}

// MARK: Titles

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }

  /// Creates a menu with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content(), nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }

  /// Creates a menu with a localized title that performs an action when a person presses it.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }

  /// Creates a menu with a localized title that performs an action when a person presses it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), content(), primaryAction)
  }

  /// Creates a menu with a title that performs an action when a person presses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), content(), primaryAction)
  }
}

// MARK: Symbols and images

extension Menu where Label == CanopyControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(CanopyControls.Label(titleKey, systemImage: systemImage), content(), nil)
  }

  /// Creates a menu with a localized title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(CanopyControls.Label(titleResource, systemImage: systemImage), content(), nil)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(CanopyControls.Label(title, systemImage: systemImage), content(), nil)
  }

  /// Creates a menu with a localized title and a symbol that performs an action when a person presses it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(CanopyControls.Label(titleKey, systemImage: systemImage), content(), primaryAction)
  }

  /// Creates a menu with a localized title and a symbol that performs an action when a person presses it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(CanopyControls.Label(titleResource, systemImage: systemImage), content(), primaryAction)
  }

  /// Creates a menu with a title and a symbol that performs an action when a person presses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(CanopyControls.Label(title, systemImage: systemImage), content(), primaryAction)
  }

  /// Creates a menu with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(CanopyControls.Label(titleKey, image: image), content(), nil)
  }

  /// Creates a menu with a localized title and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(CanopyControls.Label(titleResource, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(CanopyControls.Label(title, image: image), content(), nil)
  }

  /// Creates a menu with a localized title and an image that performs an action when a person presses it.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(CanopyControls.Label(titleKey, image: image), content(), primaryAction)
  }

  /// Creates a menu with a localized title and an image that performs an action when a person presses it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(CanopyControls.Label(titleResource, image: image), content(), primaryAction)
  }

  /// Creates a menu with a title and an image that performs an action when a person presses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(CanopyControls.Label(title, image: image), content(), primaryAction)
  }
}
