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
