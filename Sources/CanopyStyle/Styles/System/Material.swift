package import Foundation

/// A translucent background style that blurs the content behind it.
///
/// ```swift
/// Text("Paused").padding().background(.thinMaterial)
/// ```
public struct Material: ShapeStyle, Hashable {
  package enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  package let kind: Kind

  /// A material that is mostly translucent.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A material that is more translucent than opaque.
  public static let thin = Material(kind: .thin)
  /// A material of medium opacity.
  public static let regular = Material(kind: .regular)
  /// A material that is more opaque than translucent.
  public static let thick = Material(kind: .thick)
  /// A material that is mostly opaque.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The material of system bars, such as toolbars.
  public static let bar = Material(kind: .bar)

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    if context.environment.accessibilityReduceTransparency { return Self.opaque._paint(at: level, in: context) }
    return _Paint(.material(self)).atLevel(level)
  }

  /// The color of all materials for people who want less transparency.
  private static var opaque: Color { Color(uiColor: .secondarySystemBackground) }
}

extension Material {
  /// Returns the translucent color that covers the blurred background.
  package func tone(isDark: Bool) -> Color.Resolved {
    let part: Float = isDark ? 0.12 : 0.97
    return Color.Resolved(red: part, green: part, blue: part, opacity: density)
  }

  /// The standard deviation of the blur of the background, in points.
  package var blur: CGFloat { 20 }

  /// The opacity of the color that covers the background.
  private var density: Float {
    switch kind {
    case .ultraThin: 0.45
    case .thin: 0.6
    case .regular: 0.75
    case .thick: 0.87
    case .ultraThick: 0.94
    case .bar: 0.8
    }
  }
}

extension ShapeStyle where Self == Material {
  /// A material of medium opacity.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that is mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system bars, such as toolbars.
  public static var bar: Material { Material(kind: .bar) }
}
