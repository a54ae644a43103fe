/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case color, draw }
  package let kind: Kind

  /// By coloring some of its layers.
  public static let color = SymbolVariableValueMode(kind: .color)

  /// By drawing some of the length of its layers.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}
