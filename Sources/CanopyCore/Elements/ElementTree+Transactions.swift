extension ElementTree {
  /// Sets the innermost enclosing modifier that changes the transactions of an element.
  ///
  /// Safe because the modifier encloses the view of the element, and outlives it.
  package func setTransactions(_ scope: Unmanaged<TransactionScope>, of element: ElementIndex) {
    self[element].flags.insert(.hasTransactions)
    Self.storage.transactions[element] = scope
  }

  func forgetTransactions(of element: ElementIndex) { Self.storage.transactions[element] = nil }

  /// Returns the transaction of the running update as an element sees it, or nil if the transaction is plain.
  package func transaction(of element: ElementIndex) -> Transaction? {
    guard self[element].flags.contains(.hasTransactions), let scope = Self.storage.transactions[element] else {
      return TransactionOfUpdate.isPlain ? nil : TransactionOfUpdate.current
    }
    let transaction = scope.takeUnretainedValue().transaction
    return transaction.isEmpty ? nil : transaction
  }
}

extension _MountContext {
  /// The transaction of the running update as a view sees it, or nil if the transaction is plain.
  @MainActor
  package var transaction: Transaction? {
    guard let transactions else { return TransactionOfUpdate.isPlain ? nil : TransactionOfUpdate.current }
    let transaction = transactions.takeUnretainedValue().transaction
    return transaction.isEmpty ? nil : transaction
  }
}
