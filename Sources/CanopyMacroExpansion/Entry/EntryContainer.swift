/// The types that `@Entry` adds values to, in extensions.
enum EntryContainer: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  /// The protocol that keys of this type's values conform to.
  var keyProtocol: String {
    switch self {
    case .environment: "CanopyCore.EnvironmentKey"
    case .transaction: "CanopyCore.TransactionKey"
    case .container: "CanopyCore.ContainerValueKey"
    case .focused: "CanopyScene.FocusedValueKey"
    }
  }

  /// The type that is extended around the declaration `request` is about; none if it is another.
  init?(around request: AttachedExpansion) {
    guard let surrounding = request.lexicalContext?.first else { return nil }
    var reader = TokenReader(surrounding.source)
    guard reader.readDeclarationHead().introducer?.text == "extension" else { return nil }
    var name = ""
    while let word = reader.current?.name {
      name = word
      reader.skip()
      guard reader.skip(".") else { break }
    }
    self.init(named: name, in: request.discriminator)
  }

  /// The type that an extension calls `name`, which may be an alias. The mangled name of the variable has the real one.
  private init?(named name: String, in discriminator: String) {
    let container = Self(rawValue: name) ?? Self.allCases.first { discriminator.contains($0.mangledName) }
    guard let container else { return nil }
    self = container
  }

  /// The type's name as it occurs in mangled names, as that of a structure.
  private var mangledName: String { "\(rawValue.utf8.count)\(rawValue)V" }
}
