/// The foreground style of the current context.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// Creates a foreground style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    HierarchicalShapeStyle.primary._paint(at: level, in: context)
  }

  public var _isRelative: Bool { true }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style for the background of the current context.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// Creates a background style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    var context = context
    guard !context.isInBackground, let style = context.environment.backgroundStyle else {
      return SystemColor.paint(of: [.background, .secondaryBackground, .tertiaryBackground], at: level, in: context)
    }
    context.isInBackground = true
    return style._paint(at: level, in: context)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style for the background of the current context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension SystemColor {
  /// Returns the color at a level. Levels beyond the last color use that color with reduced opacity.
  static func paint(of colors: [SystemColor], at level: Int, in context: _PaintContext) -> _Paint {
    let last = colors.count - 1
    return _Paint(colors[min(level, last)].resolve(in: context.environment)).atLevel(max(level - last, 0))
  }
}

/// The tint of the current context.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// Creates a tint style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    var context = context
    guard !context.isInTint, let tint = context.environment.tint else {
      return Color.accentColor._paint(at: level, in: context)
    }
    context.isInTint = true
    return tint._paint(at: level, in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the current context.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
