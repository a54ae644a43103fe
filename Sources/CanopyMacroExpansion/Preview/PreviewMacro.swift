/// Expands `#Preview`: to a type with a name of its own that makes the preview.
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

  /// A name that no other macro makes: the discriminator, the name with its length, and the mark of such names, `fMu_`.
  private static func uniqueName(_ name: String, in request: FreestandingExpansion) -> String {
    "\(request.discriminator)\(name.utf8.count)\(name)fMu_"
  }

  /// The arguments that say where the preview stands in the source.
  ///
  /// The compiler says where the space in front of it begins.
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
