internal import CanopyCore
public import Foundation

/// A color in the API of Core Graphics, with sRGB components and an opacity.
///
/// Use this type in code that is shared with Core Graphics. `Color(cgColor:)` creates a ``Color`` from it.
public final class CGColor: Hashable, Sendable {
  fileprivate let resolved: Color.Resolved

  fileprivate init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// Creates a color from its red, green, and blue components in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a color from its red, green, and blue components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// A color that is fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }
  /// The red, green, and blue components in sRGB, and the opacity.
  public var components: [CGFloat]? {
    [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), CGFloat(resolved.opacity)]
  }
  /// The number of components, including the opacity.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with a different opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(resolved.replacingOpacity(with: Float(alpha)))
  }

  /// Returns a Boolean value that indicates whether two colors have equal components.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.resolved == second.resolved }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Creates a color from a Core Graphics color.
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The Core Graphics color, or nil if the components depend on the environment.
  public var cgColor: CGColor? {
    guard case .fixed(let resolved) = storage else { return nil }
    return CGColor(resolved)
  }
}

extension Color.Resolved {
  /// The color as a Core Graphics color.
  public var cgColor: CGColor { CGColor(self) }
}

extension UIColor {
  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The color as a Core Graphics color, with its components in the light color scheme.
  public var cgColor: CGColor { Color(uiColor: self).resolve(in: EnvironmentValues()).cgColor }
}
