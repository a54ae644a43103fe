/// The transaction of the running update, merged from those of the changes that caused it.
///
/// Safe because it is set and read in updates, which are on the main actor.
enum TransactionOfUpdate {
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var current = Transaction()

  static func begin(_ transaction: Transaction?) {
    if let transaction { current = transaction } else { end() }
  }

  static func end() { if !current.isEmpty { current = Transaction() } }
}
