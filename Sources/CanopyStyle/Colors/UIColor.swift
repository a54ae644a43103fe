internal import CanopyCore
public import Foundation

/// A color in the API of UIKit.
///
/// Apps that share code with UIKit use this type to specify SwiftUI colors: `Color(uiColor: .systemBackground)`. It
/// wraps a ``Color`` and adapts to the environment in the same way.
///
/// Safe because colors are immutable.
open class UIColor: Hashable, _ExpressibleByColorLiteral, @unchecked Sendable {
  fileprivate let color: Color

  /// Creates a color from a SwiftUI color.
  public required init(_ color: Color) { self.color = color }

  /// Creates a color from its red, green, and blue components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a color from Display P3 components.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a color from its hue, saturation, and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// Creates a color from an asset catalog of the app, or returns nil if the asset doesn't exist.
  public convenience init?(named name: String) {
    guard AssetColor.named(name, in: .main) != nil else { return nil }
    self.init(Color(name))
  }

  /// Creates a color from an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a color from a color literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the color with the given opacity instead of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(FixedOpacityColorSource(color, Double(alpha))))
  }

  /// Gets the components of the color in the light color scheme. Always returns true, because every color has RGB
  /// components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Returns a Boolean value that indicates whether the SwiftUI colors behind two colors are equal.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The source of a color with a fixed opacity that replaces its own.
private final class FixedOpacityColorSource: ColorSource {
  private let color: Color
  private let opacity: Double

  init(_ color: Color, _ opacity: Double) {
    self.color = color
    self.opacity = opacity
  }

  var description: String { "\(color) with an opacity of \(opacity)" }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    color.resolve(in: environment).replacingOpacity(with: Float(opacity))
  }

  func isEqual(to other: any ColorSource) -> Bool {
    guard let other = other as? FixedOpacityColorSource else { return false }
    return color == other.color && opacity == other.opacity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
  }
}

/// The default type of a color literal, `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color.
  public init(_ color: UIColor) { self = color.color }
}
