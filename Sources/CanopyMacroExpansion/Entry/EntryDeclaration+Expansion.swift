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
  /// Its default value is computed whenever it is asked for. A stored one would have to be of a type that is safe to
  /// share between threads.
  var keyDeclaration: String {
    """
    \(sharedAttributes.map { $0.text + "\n" }.joined())private struct \(keyName): \(conformance) {
    \(members)
    }
    """
  }

  /// The conformance to the protocol of keys; one that only the main actor can use, if the variable is such.
  private var conformance: String {
    let isOnMainActor = sharedAttributes.contains { $0.name == "MainActor" }
    return (isOnMainActor ? "@MainActor " : "") + container.keyProtocol
  }

  // What users wrote is not indented: its lines may belong to a string.
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
