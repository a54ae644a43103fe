/// The reasons for which a presentation sets values for its content instead of inheriting those of its presenter.
package final class PresentationResets {
  private var reasons: [ObjectIdentifier: String] = [:]

  package init() {}

  /// Forgets all reasons.
  package func begin() { reasons = [:] }

  /// Remembers why those of some values are set that have no reason yet.
  package func note(_ values: EnvironmentValues, _ reason: String) {
    for entry in values.own where reasons[entry.key] == nil { reasons[entry.key] = reason }
  }

  func reason(for entry: AnyEnvironmentEntry) -> String? { reasons[entry.key] }
}
