/// Expands `@Entry` to a key next to the variable, and to accessors that use it.
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
      // The expansion of the key reports mistakes, so that each is reported once.
      do { return try EntryDeclaration(request).accessors } catch { return accessorsInPlaceOfStorage(request) }
    case .member, .extension, nil: return nil
    }
  }

  /// Returns accessors for a variable that can't be an entry. With them, the compiler doesn't also report that extensions can't
  /// contain stored properties.
  private static func accessorsInPlaceOfStorage(_ request: AttachedExpansion) -> String? {
    var reader = TokenReader(request.declSyntax.source)
    guard reader.readDeclarationHead().introducer?.text == "var", let variable = VariableDeclaration(&reader),
      variable.accessorsOffset == nil, variable.secondNameOffset == nil
    else { return nil }
    return "{ get { preconditionFailure(\"This never runs, because it does not compile.\") } }"
  }
}

/// Expands `@__EntryDefaultValue`, which `@Entry` attaches to a default value without a type, to a getter that computes the
/// value for each access. Only the compiler knows its type, and only for a variable with an initial value.
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

/// The types whose extensions can use `@Entry` to add values.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// The protocol for keys of this type's values.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "CanopyCore.EnvironmentKey"
    case .transaction: "CanopyCore.TransactionKey"
    case .containerValues: "CanopyCore.ContainerValueKey"
    case .focusedValues: "CanopyPresentation.FocusedValueKey"
    }
  }

  /// Creates the extended type around the declaration, or returns nil if it is a different type.
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

  /// Creates the type with the name in an extension, which may be an alias. The mangled name of the variable contains the
  /// actual name.
  private init?(named name: String, in discriminator: String) {
    let container = Self(rawValue: name) ?? Self.allCases.first { discriminator.contains($0.mangledName) }
    guard let container else { return nil }
    self = container
  }

  /// The type's name in mangled names of structures.
  private var mangledName: String { "\(rawValue.utf8.count)\(rawValue)V" }
}
