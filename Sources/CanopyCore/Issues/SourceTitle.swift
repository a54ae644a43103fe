/// The title of a source in explanations.
struct SourceTitle: Hashable {
  /// The kind of value.
  let kind: Kind
  /// The name as it is written in code: `_count`, `\.locale`, `Library.books`.
  let name: String
  /// The view that it belongs to, if it belongs to one.
  let owner: String?

  /// Kinds of values.
  enum Kind {
    case state, environment, object, preference, other
  }

  init(_ kind: Kind, _ name: String, of owner: (any Any.Type)? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner.map { readableName(of: $0) }
  }
}

extension SourceTitle: CustomStringConvertible {
  /// The name with the view that has it: `_count of Counter`.
  var description: String { owner.map { "\(name) of \($0)" } ?? name }
}
