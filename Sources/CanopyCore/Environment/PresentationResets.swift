/// The reasons why a presentation sets values for its content instead of inheriting them from its presenter.
package final class PresentationResets {
  private var reasons: [ObjectIdentifier: String] = [:]

  package init() {}

  /// Forgets all reasons.
  package func begin() { reasons = [:] }

  /// Records the reason why values are set, for each value that has no reason yet.
  package func note(_ values: EnvironmentValues, _ reason: String) {
    for entry in values.own where reasons[entry.key] == nil { reasons[entry.key] = reason }
  }

  func reason(for entry: AnyEnvironmentEntry) -> String? { reasons[entry.key] }
}
