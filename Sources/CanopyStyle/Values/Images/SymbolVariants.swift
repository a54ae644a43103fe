/// Which form of a symbol to show: filled, in a circle, struck through.
///
/// ```swift
/// Label("Delete", systemImage: "trash").symbolVariant(.circle.fill)  // trash.circle.fill
/// ```
///
/// A symbol that has no such form is shown as it is.
public struct SymbolVariants: Hashable, Sendable {
  package enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  /// The shape around the symbol.
  package private(set) var enclosure: Enclosure?
  /// Whether the symbol is filled.
  package private(set) var isFilled = false
  /// Whether the symbol is struck through.
  package private(set) var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()

  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)

  /// In a square.
  public static let square = SymbolVariants(enclosure: .square)

  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)

  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)

  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The same, in a circle instead of another shape.
  public var circle: SymbolVariants { adding(.circle) }

  /// The same, in a square instead of another shape.
  public var square: SymbolVariants { adding(.square) }

  /// The same, in a rectangle instead of another shape.
  public var rectangle: SymbolVariants { adding(.rectangle) }

  /// The same, filled.
  public var fill: SymbolVariants { adding(.fill) }

  /// The same, struck through.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether all that `other` asks for is asked for here too.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  /// What both ask for; of two shapes, that of `other`.
  package func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
}
