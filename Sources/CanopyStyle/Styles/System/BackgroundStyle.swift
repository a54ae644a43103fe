/// The style for the background of the current context.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// Creates a background style.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
