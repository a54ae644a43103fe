/// A variable that `@Entry` is attached to and can expand.
struct EntryDeclaration {
  /// The default value of the variable.
  enum Default: Equatable {
    /// A value whose type the declaration names.
    case value(String, type: String)
    /// A value whose type the compiler infers.
    case inferred(String)
    /// No value, for focused values, whose keys don't have a default. The type is the wrapped type.
    case absent(type: String)
  }

  /// The type that the enclosing extension adds the variable to.
  var extendedType: EntryContainer
  /// The variable's name, without backticks.
  var name: String
  var initial: Default
  /// The attributes that the key repeats, because they restrict the use of the type.
  var sharedAttributes: [AttributeSyntax]

  /// Parses the declaration. Throws a diagnostic if `@Entry` can't be attached to it.
  init(_ request: AttachedExpansion) throws(MacroDiagnostic) {
    let node = request.declSyntax
    var reader = TokenReader(node.source)
    let head = reader.readDeclarationHead()
    try Self.check(head, of: request)
    guard let extendedType = EntryContainer(around: request) else {
      throw Self.outsideOfExtension(at: head, of: node)
    }
    let nameOffset = reader.offset
    guard let variable = VariableDeclaration(&reader), let name = Token.name(variable.name) else {
      throw MacroDiagnostic("@Entry takes a variable with a single name, not a pattern.", at: nameOffset, of: node)
    }
    try Self.check(variable, of: node)
    self.extendedType = extendedType
    self.name = name
    sharedAttributes = head.attributes.filter { ["available", "MainActor"].contains($0.name) }
    initial = try Self.initial(of: variable, in: extendedType, of: node)
  }

  private static func check(_ head: DeclarationHead, of request: AttachedExpansion) throws(MacroDiagnostic) {
    let node = request.declSyntax
    guard let introducer = head.introducer, introducer.text == "var" else {
      let found = head.introducer.map { ", not to '\($0.text)'" } ?? ""
      let offset = head.introducer?.range.lowerBound ?? Scanner.offsetOfFirstToken(in: node.source)
      throw MacroDiagnostic("@Entry can only be attached to 'var'\(found).", at: offset, of: node)
    }
    if let modifier = head.modifiers.first(where: { ["static", "class"].contains($0.text) }) {
      throw MacroDiagnostic(
        "@Entry declares a value of each instance: remove '\(modifier.text)'.", at: modifier.range.lowerBound, of: node)
    }
    if let modifier = head.modifiers.first(where: { $0.is("lazy") }) {
      throw MacroDiagnostic(
        "@Entry asks for the initial value whenever it is needed: remove 'lazy'.", at: modifier.range.lowerBound,
        of: node)
    }
  }

  private static func outsideOfExtension(at head: DeclarationHead, of node: SourceSyntax) -> MacroDiagnostic {
    let attribute = head.attributes.first { $0.name == "Entry" }
    let names = EntryContainer.allCases.map(\.rawValue)
    return MacroDiagnostic(
      "@Entry can only be used inside an extension of \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "").",
      at: attribute?.range.lowerBound ?? Scanner.offsetOfFirstToken(in: node.source), of: node)
  }

  private static func check(_ variable: VariableDeclaration, of node: SourceSyntax) throws(MacroDiagnostic) {
    if let offset = variable.secondNameOffset {
      throw MacroDiagnostic("@Entry takes one variable: declare each with an @Entry of its own.", at: offset, of: node)
    }
    if let offset = variable.accessorsOffset {
      throw MacroDiagnostic(
        "@Entry makes the accessors of '\(variable.name)' itself: remove these, and give it an initial value with '='.",
        at: offset, of: node)
    }
    if let type = variable.type, type.isOpaque {
      throw MacroDiagnostic(
        "@Entry needs one type for all values of '\(variable.name)': write 'any' instead of 'some'.",
        at: type.range.lowerBound, of: node)
    }
  }

  private static func initial(
    of variable: VariableDeclaration, in extendedType: EntryContainer, of node: SourceSyntax
  ) throws(MacroDiagnostic) -> Default {
    if extendedType == .focusedValues {
      guard let wrapped = variable.type?.wrapped else {
        throw MacroDiagnostic(
          "A focused value is there only while a view with it has the focus: declare '\(variable.name)' with an optional type.",
          at: variable.type?.range.lowerBound ?? variable.nameOffset, of: node)
      }
      if let value = variable.initialValue, value.text != "nil" {
        throw MacroDiagnostic(
          "A focused value has no default: remove the initial value of '\(variable.name)'.", at: value.offset, of: node)
      }
      return .absent(type: wrapped)
    }
    switch (variable.type, variable.initialValue) {
    case (let type?, let value?): return .value(value.text, type: type.plainText)
    case (nil, let value?): return .inferred(value.text)
    case (let type?, nil) where type.wrapped != nil: return .value("nil", type: type.plainText)
    default:
      throw MacroDiagnostic(
        "@Entry needs an initial value for '\(variable.name)', because its type is not optional.",
        at: variable.nameOffset, of: node)
    }
  }
}

extension Token {
  /// Returns a name without backticks.
  static func name(_ text: String) -> String? {
    Scanner.tokens(of: text).first?.name
  }
}
