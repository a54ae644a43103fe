// Issues of the environment.

extension RuntimeIssue {
  static func freshDefault(_ key: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .freshDefault,
      message: """
        The default value of the environment key \(readableName(ofKey: key)) creates a new object at each access. \
        Views without a value share the first object. Store it in a static let, or make the value optional.
        """)
  }

  static func incomparable(_ key: any Any.Type, _ writer: EnvironmentWriter?) -> RuntimeIssue {
    let place = writer.map { "set by \($0.modifier) in the body of \($0.owner)" } ?? "set at the root"
    return RuntimeIssue(
      kind: .incomparable,
      message: """
        The environment value of \(readableName(ofKey: key)), \(place), contains a closure and can't be compared, so \
        all its readers run again in each update of that view. Wrap the closure in a type that is Equatable.
        """)
  }
}
