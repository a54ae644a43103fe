extension EntryDeclaration {
  private var keyName: String { Token.identifier("__Key_\(name)") }

  /// The accessors of the variable.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key that the accessors use.
  ///
  /// Its default value is computed for each access. A stored value would require a type that is safe to share between threads.
  var keyDeclaration: String {
    """
    \(sharedAttributes.map { $0.text + "\n" }.joined())private struct \(keyName): \(conformance) {
    \(members)
    }
    """
  }

  /// The conformance to the key protocol, isolated to the main actor if the variable is.
  private var conformance: String {
    let isOnMainActor = sharedAttributes.contains { $0.name == "MainActor" }
    return (isOnMainActor ? "@MainActor " : "") + extendedType.keyProtocol
  }

  // The user's code isn't indented, because its lines may belong to a string.
  private var members: String {
    switch initial {
    case .value(let value, let type):
      "static var defaultValue: \(type) {\n\(Token.returning(value))\n}"
    case .inferred(let value):
      "@CanopyCore.__EntryDefaultValue static var defaultValue = \(value)"
    case .absent(let type):
      "typealias Value = \(type)"
    }
  }
}
