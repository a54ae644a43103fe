extension Color {
  /// Red, as the surroundings have it.
  public static let red = Color(SystemColor.red)
  /// Orange, as the surroundings have it.
  public static let orange = Color(SystemColor.orange)
  /// Yellow, as the surroundings have it.
  public static let yellow = Color(SystemColor.yellow)
  /// Green, as the surroundings have it.
  public static let green = Color(SystemColor.green)
  /// Mint, as the surroundings have it.
  public static let mint = Color(SystemColor.mint)
  /// Teal, as the surroundings have it.
  public static let teal = Color(SystemColor.teal)
  /// Cyan, as the surroundings have it.
  public static let cyan = Color(SystemColor.cyan)
  /// Blue, as the surroundings have it.
  public static let blue = Color(SystemColor.blue)
  /// Indigo, as the surroundings have it.
  public static let indigo = Color(SystemColor.indigo)
  /// Purple, as the surroundings have it.
  public static let purple = Color(SystemColor.purple)
  /// Pink, as the surroundings have it.
  public static let pink = Color(SystemColor.pink)
  /// Brown, as the surroundings have it.
  public static let brown = Color(SystemColor.brown)
  /// Gray, as the surroundings have it.
  public static let gray = Color(SystemColor.gray)
  /// White.
  public static let white = Color(SystemColor.white)
  /// Black.
  public static let black = Color(SystemColor.black)
  /// Nothing at all.
  public static let clear = Color(SystemColor.clear)
  /// The color of what matters: black on light backgrounds, white on dark ones.
  public static let primary = Color(SystemColor.label, name: .primary)
  /// The color of what matters less.
  public static let secondary = Color(SystemColor.secondaryLabel, name: .secondary)

  /// The color that the app, or a view around, has chosen to stand out.
  public static var accentColor: Color { Color(Storage.accent) }
}
