/// Expands `@Previewable`: to nothing, for `#Preview` itself turns such variables into properties of a view.
enum PreviewableMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    let node = request.declSyntax
    var reader = TokenReader(node.source)
    let head = reader.readDeclarationHead()
    let marker = head.attributes.first { $0.name == "Previewable" }
    let offset = marker?.range.lowerBound ?? Scanner.offsetOfFirstToken(in: node.source)
    guard let introducer = head.introducer?.text, ["var", "let"].contains(introducer) else {
      throw MacroDiagnostic("@Previewable can only be attached to variables.", at: offset, of: node)
    }
    // `#Preview` checks the position in the closure: the compiler doesn't expand this macro in nested code.
    guard request.lexicalContext?.contains(where: isPreview) == true else {
      throw MacroDiagnostic(
        "@Previewable can only be used in the closure of a #Preview. In a view, leave it out.", at: offset, of: node)
    }
    return ""
  }

  private static func isPreview(_ node: SourceSyntax) -> Bool {
    var reader = TokenReader(node.source)
    guard reader.skip("#") else { return false }
    while reader.next?.is(".") == true {
      reader.step()
      reader.step()
    }
    return reader.isAt("Preview")
  }
}
