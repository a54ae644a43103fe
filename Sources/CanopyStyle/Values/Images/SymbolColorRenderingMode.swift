/// How the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case flat, gradient }
  package let kind: Kind

  /// With a plain color.
  public static let flat = SymbolColorRenderingMode(kind: .flat)

  /// With a gradient made of the color.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}
