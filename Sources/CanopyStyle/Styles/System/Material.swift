package import Foundation

/// A background that what is behind it shines through, blurred.
///
/// ```swift
/// Text("Paused").padding().background(.thinMaterial)
/// ```
public struct Material: ShapeStyle, Hashable {
  package enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  package let kind: Kind

  /// Shows most of what is behind it.
  public static let ultraThin = Material(kind: .ultraThin)
  /// Shows more than it hides.
  public static let thin = Material(kind: .thin)
  /// Shows some of what is behind it.
  public static let regular = Material(kind: .regular)
  /// Hides more than it shows.
  public static let thick = Material(kind: .thick)
  /// Hides most of what is behind it.
  public static let ultraThick = Material(kind: .ultraThick)
  /// What the bars of the system have.
  public static let bar = Material(kind: .bar)

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint { _Paint(.material(self)).lowered(to: level) }
}

extension Material {
  /// What is laid over the blurred background.
  package func tone(isDark: Bool) -> Color.Resolved {
    let part: Float = isDark ? 0.12 : 0.97
    return Color.Resolved(red: part, green: part, blue: part, opacity: density)
  }

  /// How far what is behind it is blurred: the standard deviation, in points.
  package var blur: CGFloat { 20 }

  /// How much of the background is hidden.
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
  /// Hides some of what is behind it.
  public static var regularMaterial: Material { .regular }
  /// Hides more than it shows.
  public static var thickMaterial: Material { .thick }
  /// Shows more than it hides.
  public static var thinMaterial: Material { .thin }
  /// Shows most of what is behind it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Hides most of what is behind it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// What the bars of the system have.
  public static var bar: Material { Material(kind: .bar) }
}
