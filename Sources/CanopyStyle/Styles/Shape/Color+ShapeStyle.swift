extension Color: ShapeStyle {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    _Paint(resolve(in: context.environment)).lowered(to: level)
  }
}

extension Color.Resolved: ShapeStyle {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint { _Paint(self).lowered(to: level) }
}

extension ShapeStyle where Self == Color {
  /// Red, as the surroundings have it.
  public static var red: Color { Color(SystemColor.red) }
  /// Orange, as the surroundings have it.
  public static var orange: Color { Color(SystemColor.orange) }
  /// Yellow, as the surroundings have it.
  public static var yellow: Color { Color(SystemColor.yellow) }
  /// Green, as the surroundings have it.
  public static var green: Color { Color(SystemColor.green) }
  /// Mint, as the surroundings have it.
  public static var mint: Color { Color(SystemColor.mint) }
  /// Teal, as the surroundings have it.
  public static var teal: Color { Color(SystemColor.teal) }
  /// Cyan, as the surroundings have it.
  public static var cyan: Color { Color(SystemColor.cyan) }
  /// Blue, as the surroundings have it.
  public static var blue: Color { Color(SystemColor.blue) }
  /// Indigo, as the surroundings have it.
  public static var indigo: Color { Color(SystemColor.indigo) }
  /// Purple, as the surroundings have it.
  public static var purple: Color { Color(SystemColor.purple) }
  /// Pink, as the surroundings have it.
  public static var pink: Color { Color(SystemColor.pink) }
  /// Brown, as the surroundings have it.
  public static var brown: Color { Color(SystemColor.brown) }
  /// Gray, as the surroundings have it.
  public static var gray: Color { Color(SystemColor.gray) }
  /// White.
  public static var white: Color { Color(SystemColor.white) }
  /// Black.
  public static var black: Color { Color(SystemColor.black) }
  /// Nothing at all.
  public static var clear: Color { Color(SystemColor.clear) }
}
