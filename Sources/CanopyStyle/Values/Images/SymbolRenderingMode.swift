/// The way the layers of a symbol are colored.
public struct SymbolRenderingMode: Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  /// All layers use the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)

  /// Each layer uses the color defined by the symbol.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)

  /// All layers use the foreground style, with reduced opacity for less important layers.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)

  /// Each layer uses one of several foreground styles.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
