extension ElementTree {
  /// Sets the innermost modifier around an element that changes its transactions.
  ///
  /// Safe because the modifier is around the view of the element, which it outlives.
  package func setTransactions(_ scope: Unmanaged<TransactionScope>, of element: ElementIndex) {
    self[element].flags.insert(.hasTransactions)
    Self.storage.transactions[element] = scope
  }

  func forgetTransactions(of element: ElementIndex) { Self.storage.transactions[element] = nil }

  /// Returns the transaction of the running update as an element sees it; nil if it is plain.
  package func transaction(of element: ElementIndex) -> Transaction? {
    guard self[element].flags.contains(.hasTransactions), let scope = Self.storage.transactions[element] else {
      return TransactionOfUpdate.isPlain ? nil : TransactionOfUpdate.current
    }
    let transaction = scope.takeUnretainedValue().transaction
    return transaction.isEmpty ? nil : transaction
  }
}

extension _MountContext {
  /// The transaction of the running update as a view sees it; nil if it is plain.
  @MainActor
  package var transaction: Transaction? {
    guard let transactions else { return TransactionOfUpdate.isPlain ? nil : TransactionOfUpdate.current }
    let transaction = transactions.takeUnretainedValue().transaction
    return transaction.isEmpty ? nil : transaction
  }
}
