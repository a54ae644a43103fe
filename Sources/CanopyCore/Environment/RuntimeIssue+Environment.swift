// Issues of the environment.

extension RuntimeIssue {
  static func freshDefault(_ key: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .freshDefault,
      message: """
        The default value of the environment key \(readableName(ofKey: key)) is a new object each time it is asked for. \
        Views that nobody gave one share the first; keep it in a static let, or make the value optional.
        """)
  }

  static func incomparable(_ key: any Any.Type, _ writer: EnvironmentWriter?) -> RuntimeIssue {
    let place = writer.map { "set by \($0.modifier) in the body of \($0.owner)" } ?? "set at the root"
    return RuntimeIssue(
      kind: .incomparable,
      message: """
        The environment value of \(readableName(ofKey: key)), \(place), holds a closure and cannot be compared, so all who \
        read it run again in each update of that view. Wrap the closure in a type that is Equatable.
        """)
  }
}
