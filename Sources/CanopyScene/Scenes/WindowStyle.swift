/// The appearance of windows.
public protocol WindowStyle {
  /// The host's representation of the style. Not for apps.
  var _kind: _WindowStyleKind { get }
}

/// The window styles that hosts support.
public enum _WindowStyleKind: Sendable {
  case automatic
  case titleBar
  case hiddenTitleBar
  case plain
}

typealias WindowStyleKind = _WindowStyleKind

/// The default style of windows.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _kind: _WindowStyleKind { .automatic }
}

/// A window style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _kind: _WindowStyleKind { .titleBar }
}

/// A window style without a title bar, whose content extends to the upper edge.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _kind: _WindowStyleKind { .hiddenTitleBar }
}

/// A window style without a title bar or a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _kind: _WindowStyleKind { .plain }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style of windows.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar, whose content extends to the upper edge.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a title bar or a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
