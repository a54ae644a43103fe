/// Expands `#Preview` to a uniquely named type that creates the preview.
///
/// ```swift
/// #Preview("Switched on") {
///   @Previewable @State var isOn = true
///   Toggle("Light", isOn: $isOn)
/// }
/// ```
enum PreviewMacro {
  static func expand(_ request: FreestandingExpansion) throws(MacroDiagnostic) -> String {
    let call = PreviewCall(request.syntax)
    if let offset = call.offsetOfMisplacedVariable {
      throw MacroDiagnostic(
        "@Previewable variables stand directly in the closure of the #Preview: move this one out there.",
        at: offset, of: request.syntax)
    }
    return """
      struct \(uniqueName("PreviewRegistration", in: request)): CanopyScene.PreviewRegistration {
      @MainActor static func makePreview() -> CanopyScene.Preview {
      CanopyScene.Preview\(call.arguments(after: location(of: request.syntax)))
      }
      }
      """
  }

  /// Returns a name that no other macro uses: the discriminator, the name with its length, and the suffix of such names,
  /// `fMu_`.
  private static func uniqueName(_ name: String, in request: FreestandingExpansion) -> String {
    "\(request.discriminator)\(name.utf8.count)\(name)fMu_"
  }

  /// The arguments with the source location of the preview.
  ///
  /// The compiler reports the position of the leading space.
  private static func location(of node: SourceSyntax) -> String {
    let before = node.source.utf8.prefix(Scanner.offsetOfFirstToken(in: node.source))
    let lines = before.filter { $0 == UInt8(ascii: "\n") }.count
    let lastLine = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let start = node.location
    let line = (start?.line ?? 1) &+ lines
    let column = (lines == 0 ? start?.column ?? 1 : 1) &+ lastLine
    return "fileID: \(literal(start?.fileID ?? "")), line: \(line), column: \(column)"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.flatMap { character -> String in
      character == "\\" || character == "\"" ? "\\\(character)" : String(character)
    }
    return "\"\(String(escaped))\""
  }
}

/// Expands `@Previewable` to nothing, because `#Preview` itself turns such variables into properties of a view.
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
    // `#Preview` checks the position in the closure, because the compiler doesn't expand this macro in nested code.
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
