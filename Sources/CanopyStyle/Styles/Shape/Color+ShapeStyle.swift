extension Color: ShapeStyle {
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    _Paint(resolve(in: context.environment)).atLevel(level)
  }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint { _Paint(self).atLevel(level) }
}

extension ShapeStyle where Self == Color {
  /// The system's red, which adapts to the color scheme and contrast.
  public static var red: Color { Color(SystemColor.red) }
  /// The system's orange, which adapts to the color scheme and contrast.
  public static var orange: Color { Color(SystemColor.orange) }
  /// The system's yellow, which adapts to the color scheme and contrast.
  public static var yellow: Color { Color(SystemColor.yellow) }
  /// The system's green, which adapts to the color scheme and contrast.
  public static var green: Color { Color(SystemColor.green) }
  /// The system's mint, which adapts to the color scheme and contrast.
  public static var mint: Color { Color(SystemColor.mint) }
  /// The system's teal, which adapts to the color scheme and contrast.
  public static var teal: Color { Color(SystemColor.teal) }
  /// The system's cyan, which adapts to the color scheme and contrast.
  public static var cyan: Color { Color(SystemColor.cyan) }
  /// The system's blue, which adapts to the color scheme and contrast.
  public static var blue: Color { Color(SystemColor.blue) }
  /// The system's indigo, which adapts to the color scheme and contrast.
  public static var indigo: Color { Color(SystemColor.indigo) }
  /// The system's purple, which adapts to the color scheme and contrast.
  public static var purple: Color { Color(SystemColor.purple) }
  /// The system's pink, which adapts to the color scheme and contrast.
  public static var pink: Color { Color(SystemColor.pink) }
  /// The system's brown, which adapts to the color scheme and contrast.
  public static var brown: Color { Color(SystemColor.brown) }
  /// The system's gray, which adapts to the color scheme and contrast.
  public static var gray: Color { Color(SystemColor.gray) }
  /// White.
  public static var white: Color { Color(SystemColor.white) }
  /// Black.
  public static var black: Color { Color(SystemColor.black) }
  /// A fully transparent color.
  public static var clear: Color { Color(SystemColor.clear) }
}
