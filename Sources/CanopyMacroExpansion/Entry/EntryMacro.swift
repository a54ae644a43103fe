/// Expands `@Entry`: to a key beside the variable, and to accessors that use it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
enum EntryMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    switch request.role {
    case .peer: return try EntryDeclaration(request).keyDeclaration
    case .accessor:
      // Mistakes are reported once, by the key.
      do { return try EntryDeclaration(request).accessors } catch { return accessorsInPlaceOfStorage(request) }
    case .member, .extension, nil: return nil
    }
  }

  /// Accessors for a variable that cannot be an entry. With them the compiler does not report, on top of the mistake,
  /// that extensions cannot have stored properties.
  private static func accessorsInPlaceOfStorage(_ request: AttachedExpansion) -> String? {
    var reader = TokenReader(request.declSyntax.source)
    guard reader.readDeclarationHead().introducer?.text == "var", let variable = VariableDeclaration(&reader),
      variable.accessorsOffset == nil, variable.secondNameOffset == nil
    else { return nil }
    return "{ get { preconditionFailure(\"This never runs, because it does not compile.\") } }"
  }
}

/// Expands `@__EntryDefaultValue`, which `@Entry` attaches to a default value without a type: to a getter that computes
/// the value for each access. Only the compiler knows its type, and only that of a variable with an initial value.
enum EntryDefaultValueMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    let node = request.declSyntax
    var reader = TokenReader(node.source)
    _ = reader.readDeclarationHead()
    guard let value = VariableDeclaration(&reader)?.initialValue else {
      throw MacroDiagnostic(
        "@__EntryDefaultValue is only for what @Entry expands to: a variable with an initial value.",
        at: Scanner.offsetOfFirstToken(in: node.source), of: node)
    }
    return "{\n  get {\n\(Token.returning(value.text))\n}\n}"
  }
}

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
    case .focused: "CanopyPresentation.FocusedValueKey"
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
