/// The way a symbol shows its variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case color, draw }
  package let kind: Kind

  /// The value determines the number of layers that are colored.
  public static let color = SymbolVariableValueMode(kind: .color)

  /// The value determines the length that is drawn of each layer.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}
