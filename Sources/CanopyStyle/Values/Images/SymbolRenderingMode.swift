/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)

  /// Each layer in the color that the symbol brings along.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)

  /// All layers in the foreground style, the less important ones fainter.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)

  /// Each layer in one of several foreground styles.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
