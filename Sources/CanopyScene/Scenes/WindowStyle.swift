/// The appearance of windows.
public protocol WindowStyle {
  /// The style as hosts know it. Not for apps.
  var _kind: _WindowStyleKind { get }
}

/// The styles that hosts know.
public enum _WindowStyleKind: Sendable {
  case automatic
  case titleBar
  case hiddenTitleBar
  case plain
}

typealias WindowStyleKind = _WindowStyleKind

/// The usual style of windows.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _kind: _WindowStyleKind { .automatic }
}

/// A style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _kind: _WindowStyleKind { .titleBar }
}

/// A style without a title bar, whose content reaches to the upper edge.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _kind: _WindowStyleKind { .hiddenTitleBar }
}

/// A style without a title bar and a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _kind: _WindowStyleKind { .plain }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual style of windows.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A style without a title bar, whose content reaches to the upper edge.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A style without a title bar and a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
