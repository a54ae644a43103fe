public import CanopyCore
internal import CanopyStyle

/// A type that defines the appearance of menus.
///
/// ```swift
/// struct Underlined: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).underline()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns a view that represents a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that its style receives.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  /// The action of the label, or nil if it opens the menu.
  let primaryAction: (@MainActor () -> Void)?

  /// A type-erased label of a menu.
  public struct Label: View {
    let view: AnyView

    /// The label of the menu.
    public var body: some View { view }
  }

  /// The type-erased items of a menu.
  public struct Content: View {
    let view: AnyView

    /// The items of the menu.
    public var body: some View { view }
  }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    _changing(\.menuStyle) { $0.add(style) }
  }
}

/// Menus, as a kind of control.
package enum MenuKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.menuStyle }

  package static func makeBody(_ style: any MenuStyle, _ configuration: MenuStyleConfiguration) -> AnyView {
    func body(_ style: some MenuStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: MenuStyleConfiguration, _: UsualStyles) -> AnyView {
    makeBody(ButtonMenuStyle(), configuration)
  }

  package static var styleInMenus: StyleInMenus<any MenuStyle>? { StyleInMenus(style: SubmenuStyle(), isFixed: false) }
}

extension EnvironmentValues {
  /// The styles of the menus in this view.
  @Entry var menuStyle: ControlStyles<MenuKind> = ControlStyles()
}

extension MenuStyleConfiguration.Label: PlaceholderView {}
extension MenuStyleConfiguration.Content: PlaceholderView {}

// MARK: Styles

/// The default menu style, which depends on the enclosing container. Most show a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the menu in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View { AutomaticControl(MenuKind.self, configuration) }
}

/// A menu style that shows a button in the current button style.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View { PullDownMenu(configuration: configuration) }
}

/// A menu style that shows a button without a border. In new code, use `.menuStyle(.button)` with `.buttonStyle(.borderless)`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    PullDownMenu(configuration: configuration).buttonStyle(BorderlessButtonStyle())
  }
}

/// A menu style that shows a button with a border. In new code, use `.menuStyle(.button)` with `.buttonStyle(.bordered)`.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    PullDownMenu(configuration: configuration).buttonStyle(BorderedButtonStyle())
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of menus.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the current button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
