/// A modifier that changes the transaction for the views inside it.
@MainActor
@usableFromInline
package class TransactionScope {
  let outer: TransactionScope?
  var transform: (inout Transaction) -> Void

  /// A Boolean value that indicates whether any such modifier has ever been used.
  @exclusivity(unchecked) package private(set) static var haveBeenUsed = false

  init(outer: TransactionScope?, transform: @escaping (inout Transaction) -> Void) {
    Self.haveBeenUsed = true
    self.outer = outer
    self.transform = transform
    if actsAlways { TransactionOfUpdate.willDifferInside(always: true) }
  }

  /// A Boolean value that indicates whether the modifier acts in the running update.
  var isActive: Bool { true }

  /// A Boolean value that indicates whether the modifier acts in every update.
  var actsAlways: Bool { true }

  /// A Boolean value that indicates whether the modifier leaves out views in a `PlaceholderContentView`.
  var spares: Bool { false }

  /// The transaction of the running update as seen inside the modifier. Outer modifiers are applied first, so inner ones take
  /// precedence.
  package final var transaction: Transaction {
    var transaction = outer?.transaction ?? TransactionOfUpdate.current
    if isActive { transform(&transaction) }
    return transaction
  }
}
