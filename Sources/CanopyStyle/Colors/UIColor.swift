internal import CanopyCore
public import Foundation

/// A color as programs for iOS name it.
///
/// Programs that share code with UIKit give SwiftUI their colors by this type: `Color(uiColor: .systemBackground)`. It holds
/// a ``Color`` and knows no more than that; it adapts to its surroundings as that does.
///
/// Safe because a color never changes.
open class UIColor: Hashable, _ExpressibleByColorLiteral, @unchecked Sendable {
  fileprivate let color: Color

  /// Creates a color that looks like a SwiftUI color.
  public required init(_ color: Color) { self.color = color }

  /// Creates a color from its red, green, and blue components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a color from Display P3 components.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a color from its hue, saturation, and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// Creates a color from an asset catalog of the program, or nil if there is none of that name.
  public convenience init?(named name: String) {
    guard AssetColor.named(name, in: .main) != nil else { return nil }
    self.init(Color(name))
  }

  /// Creates a color from an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates the color of a color literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the color with another opacity in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(FixedOpacityColorSource(color, Double(alpha))))
  }

  /// Gets the components that the color has in light surroundings. Returns true, as every color has them.
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

  /// Returns a Boolean value that indicates whether two colors look the same in all surroundings.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A color with another opacity in place of its own.
private final class FixedOpacityColorSource: ColorSource, @unchecked Sendable {
  private let color: Color
  private let opacity: Double

  init(_ color: Color, _ opacity: Double) {
    self.color = color
    self.opacity = opacity
  }

  override var description: String { "\(color) with an opacity of \(opacity)" }

  override func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var resolved = color.resolve(in: environment)
    resolved.opacity = Float(opacity)
    return resolved
  }

  override func isEqual(to other: ColorSource) -> Bool {
    guard let other = other as? FixedOpacityColorSource else { return false }
    return color == other.color && opacity == other.opacity
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
  }
}

/// The type that a color literal, `#colorLiteral(red:green:blue:alpha:)`, has unless another is asked for.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a color from one that programs for iOS name.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from one that programs for iOS name.
  public init(_ color: UIColor) { self = color.color }
}
