internal import CanopyCore

/// The appearance of a ``MenuBarExtra``.
public protocol MenuBarExtraStyle {
  /// A Boolean value that indicates whether the content is shown in a window. Not for apps.
  var _isWindow: Bool { get }
}

/// The default style of an extra, a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public var _isWindow: Bool { false }
}

/// A style that shows an extra as a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public var _isWindow: Bool { false }
}

/// A style that shows an extra in a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public var _isWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style of an extra, a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A style that shows an extra as a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A style that shows an extra in a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of extras in this scene.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    _sceneModifier { $0.environment(\.menuBarExtraIsWindow, style._isWindow) }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether extras appear in a window instead of a menu.
  @Entry var menuBarExtraIsWindow: Bool = false
}
