extension Color {
  /// The system's red, which adapts to the color scheme and contrast.
  public static let red = Color(SystemColor.red)
  /// The system's orange, which adapts to the color scheme and contrast.
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow, which adapts to the color scheme and contrast.
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green, which adapts to the color scheme and contrast.
  public static let green = Color(SystemColor.green)
  /// The system's mint, which adapts to the color scheme and contrast.
  public static let mint = Color(SystemColor.mint)
  /// The system's teal, which adapts to the color scheme and contrast.
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan, which adapts to the color scheme and contrast.
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue, which adapts to the color scheme and contrast.
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo, which adapts to the color scheme and contrast.
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple, which adapts to the color scheme and contrast.
  public static let purple = Color(SystemColor.purple)
  /// The system's pink, which adapts to the color scheme and contrast.
  public static let pink = Color(SystemColor.pink)
  /// The system's brown, which adapts to the color scheme and contrast.
  public static let brown = Color(SystemColor.brown)
  /// The system's gray, which adapts to the color scheme and contrast.
  public static let gray = Color(SystemColor.gray)
  /// White.
  public static let white = Color(SystemColor.white)
  /// Black.
  public static let black = Color(SystemColor.black)
  /// A fully transparent color.
  public static let clear = Color(SystemColor.clear)
  /// The color of primary content: black in the light color scheme, white in the dark one.
  public static let primary = Color(SystemColor.label, name: .primary)
  /// The color of secondary content.
  public static let secondary = Color(SystemColor.secondaryLabel, name: .secondary)

  /// The accent color of the app or of an ancestor view.
  public static var accentColor: Color { Color(Storage.accent) }
}
