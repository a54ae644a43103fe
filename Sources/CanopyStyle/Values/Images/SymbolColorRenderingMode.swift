/// The way the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case flat, gradient }
  package let kind: Kind

  /// Fills layers with a plain color.
  public static let flat = SymbolColorRenderingMode(kind: .flat)

  /// Fills layers with a gradient derived from the color.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}
