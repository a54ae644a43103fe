/// A variant of a symbol: filled, enclosed in a shape, or slashed.
///
/// ```swift
/// Label("Delete", systemImage: "trash").symbolVariant(.circle.fill)  // trash.circle.fill
/// ```
///
/// A symbol that doesn't have the variant is shown unchanged.
public struct SymbolVariants: Hashable, Sendable {
  package enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  /// The shape that encloses the symbol.
  package private(set) var enclosure: Enclosure?
  /// A Boolean value that indicates whether the symbol is filled.
  package private(set) var isFilled = false
  /// A Boolean value that indicates whether a slash crosses the symbol.
  package private(set) var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()

  /// The variant enclosed in a circle.
  public static let circle = SymbolVariants(enclosure: .circle)

  /// The variant enclosed in a square.
  public static let square = SymbolVariants(enclosure: .square)

  /// The variant enclosed in a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)

  /// The filled variant.
  public static let fill = SymbolVariants(isFilled: true)

  /// The variant crossed by a slash.
  public static let slash = SymbolVariants(isSlashed: true)

  /// This variant enclosed in a circle, which replaces any other shape.
  public var circle: SymbolVariants { combined(with: .circle) }

  /// This variant enclosed in a square, which replaces any other shape.
  public var square: SymbolVariants { combined(with: .square) }

  /// This variant enclosed in a rectangle, which replaces any other shape.
  public var rectangle: SymbolVariants { combined(with: .rectangle) }

  /// This variant, filled.
  public var fill: SymbolVariants { combined(with: .fill) }

  /// This variant, crossed by a slash.
  public var slash: SymbolVariants { combined(with: .slash) }

  /// Returns a Boolean value that indicates whether this variant includes all parts of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { combined(with: other) == self }

  /// Returns the union of both variants. If both have an enclosing shape, the shape of `other` applies.
  package func combined(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
}
