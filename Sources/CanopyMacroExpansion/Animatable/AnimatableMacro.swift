/// The expansion of the `@Animatable` macro: the animatable data of a type, derived from its stored variables.
enum AnimatableMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    switch request.role {
    case .member: return try AnimatableDeclaration(request).animatableData
    case .extension:
      // If the list of conformances is missing, the type already conforms, for example as a shape.
      guard let type = request.extendedTypeSyntax, request.conformanceListSyntax != nil else { return "" }
      return "extension \(Scanner.tokens(of: type.source).map(\.text).joined()): CanopyAnimation.Animatable {}"
    default: return nil
    }
  }
}

/// The expansion of the `@AnimatableIgnored` macro, which is empty. `@Animatable` skips the variables that it is attached to.
enum AnimatableIgnoredMacro {
  static func expand(_: AttachedExpansion) -> String? { "" }
}

/// A type that `@Animatable` is attached to.
struct AnimatableDeclaration {
  private struct Part {
    let name: String
    let type: String
  }

  private var parts: [Part] = []
  private let access: String

  /// Parses the declaration. Throws a diagnostic if `@Animatable` can't be attached to it.
  init(_ request: AttachedExpansion) throws(MacroDiagnostic) {
    let node = request.declSyntax
    var reader = TokenReader(node.source)
    let head = reader.readDeclarationHead()
    let marker = head.attributes.first { $0.name == "Animatable" }?.range.lowerBound
    let start = marker ?? Scanner.offsetOfFirstToken(in: node.source)
    guard head.introducer?.text == "struct" else {
      throw MacroDiagnostic("@Animatable can only be attached to structures.", at: start, of: node)
    }
    access = head.modifiers.first { ["public", "package"].contains($0.text) }.map { $0.text + " " } ?? ""
    while reader.current != nil, !reader.isAt("{") { reader.skip() }
    reader.step()
    while reader.current != nil, !reader.isAt("}") { try readMember(&reader, of: node) }
    if parts.isEmpty {
      throw MacroDiagnostic(
        "@Animatable needs a stored variable to animate: declare one with 'var'.", at: start, of: node)
    }
  }

  private mutating func readMember(_ reader: inout TokenReader, of node: SourceSyntax) throws(MacroDiagnostic) {
    if reader.skip(";") { return }
    let head = reader.readDeclarationHead()
    let isWrapped = head.attributes.contains { !["available", "MainActor"].contains($0.name) }
    let isOfType = head.modifiers.contains { ["static", "class", "lazy"].contains($0.text) }
    guard head.introducer?.text == "var", !isWrapped, !isOfType else { return reader.skipMember() }
    // The variable reader reads to the end of the source, so it is given only this statement.
    let start = (index: reader.index, offset: reader.offset)
    reader.skipMember()
    var statement = TokenReader(reader.text(of: reader.tokens(since: start.index)))
    guard let variable = VariableDeclaration(&statement), let name = Token.name(variable.name) else { return }
    if let offset = variable.secondNameOffset {
      throw MacroDiagnostic(
        "@Animatable takes one variable for each 'var': declare this one on its own.", at: start.offset + offset,
        of: node)
    }
    if let offset = variable.accessorsOffset, PropertyObserver.all(in: statement.source, at: offset) == nil { return }
    guard let type = variable.type?.plainText ?? Self.type(of: variable.initialValue?.text ?? "") else {
      throw MacroDiagnostic(
        "@Animatable needs the type of '\(name)': write it behind a colon, or mark the variable with @AnimatableIgnored.",
        at: start.offset + variable.nameOffset, of: node)
    }
    parts.append(Part(name: Token.identifier(name), type: type))
  }

  /// Returns the type of an initial value that reveals it, such as `CGFloat(2)`, `Angle.zero`, or `0.5`, or nil for others.
  private static func type(of value: String) -> String? {
    let tokens = Scanner.tokens(of: value)
    guard let first = tokens.first else { return nil }
    if first.kind == .number, tokens.count == 1, first.text.contains(".") { return "Double" }
    guard first.kind == .word, first.text.first?.isUppercase == true, tokens.count > 1 else { return nil }
    return tokens[1].is("(") || tokens[1].is(".") ? first.text : nil
  }

  /// The animatable data of all variables, in nested pairs.
  var animatableData: String {
    let type = parts.dropLast().reversed().reduce("\(parts.last?.type ?? "").AnimatableData") {
      "CanopyAnimation.AnimatablePair<\($1.type).AnimatableData, \($0)>"
    }
    let value = parts.dropLast().reversed().reduce("\(parts.last?.name ?? "").animatableData") {
      "CanopyAnimation.AnimatablePair(\($1.name).animatableData, \($0))"
    }
    var path = "newValue"
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      lines.append("\(part.name).animatableData = \(path)\(isLast ? "" : ".first")")
      path += ".second"
    }
    return """
      nonisolated \(access)var animatableData: \(type) {
        get { \(value) }
        set {
          \(lines.joined(separator: "\n    "))
        }
      }
      """
  }
}
