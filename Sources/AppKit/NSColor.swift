public import CanopyStyle
public import Foundation

/// A color with AppKit's API.
///
/// Apps that share code with AppKit use this type to specify SwiftUI colors: `Color(nsColor: .windowBackgroundColor)`. It wraps
/// a `Color` and adapts to the environment in the same way.
///
/// Safe because colors are immutable.
open class NSColor: Hashable, @unchecked Sendable {
  fileprivate let color: Color

  /// Creates a color from a SwiftUI color.
  public required init(_ color: Color) { self.color = color }

  /// Creates a color from its red, green, and blue components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from its red, green, and blue components in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from its red, green, and blue components in sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Creates a color from its hue, saturation, and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color from a Core Graphics color.
  public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// Returns the color with the given opacity instead of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(Color(uiColor: UIColor(color).withAlphaComponent(alpha)))
  }

  /// The color with Core Graphics' API, with its components in the light color scheme.
  public var cgColor: CGColor { UIColor(color).cgColor }

  /// Returns a Boolean value that indicates whether two colors wrap equal SwiftUI colors.
  public static func == (first: NSColor, second: NSColor) -> Bool { first.color == second.color }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension NSColor {
  /// The color of text.
  public static var labelColor: NSColor { NSColor(.primary) }
  /// The color of less important text.
  public static var secondaryLabelColor: NSColor { NSColor(.secondary) }
  /// The color that the app or the person chose for controls.
  public static var controlAccentColor: NSColor { NSColor(.accentColor) }
  /// Black in both color schemes.
  public static var black: NSColor { NSColor(.black) }
  /// White in both color schemes.
  public static var white: NSColor { NSColor(.white) }
  /// Transparent.
  public static var clear: NSColor { NSColor(.clear) }
  /// The system's gray, which adapts to the color scheme.
  public static var systemGray: NSColor { NSColor(.gray) }
  /// The system's red, which adapts to the color scheme.
  public static var systemRed: NSColor { NSColor(.red) }
  /// The system's orange, which adapts to the color scheme.
  public static var systemOrange: NSColor { NSColor(.orange) }
  /// The system's yellow, which adapts to the color scheme.
  public static var systemYellow: NSColor { NSColor(.yellow) }
  /// The system's green, which adapts to the color scheme.
  public static var systemGreen: NSColor { NSColor(.green) }
  /// The system's mint, which adapts to the color scheme.
  public static var systemMint: NSColor { NSColor(.mint) }
  /// The system's teal, which adapts to the color scheme.
  public static var systemTeal: NSColor { NSColor(.teal) }
  /// The system's cyan, which adapts to the color scheme.
  public static var systemCyan: NSColor { NSColor(.cyan) }
  /// The system's blue, which adapts to the color scheme.
  public static var systemBlue: NSColor { NSColor(.blue) }
  /// The system's indigo, which adapts to the color scheme.
  public static var systemIndigo: NSColor { NSColor(.indigo) }
  /// The system's purple, which adapts to the color scheme.
  public static var systemPurple: NSColor { NSColor(.purple) }
  /// The system's pink, which adapts to the color scheme.
  public static var systemPink: NSColor { NSColor(.pink) }
  /// The system's brown, which adapts to the color scheme.
  public static var systemBrown: NSColor { NSColor(.brown) }
}

extension Color {
  /// Creates a color from an AppKit color.
  public init(nsColor: NSColor) { self = nsColor.color }

  /// Creates a color from an AppKit color.
  public init(_ color: NSColor) { self = color.color }
}
