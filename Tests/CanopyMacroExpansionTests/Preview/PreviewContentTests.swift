import Testing

@testable import CanopyMacroExpansion

/// Closures of previews taken apart.
@Suite struct PreviewContentTests {
  @Test(arguments: [
    "{}", "{ Text(\"a\") }", "{\n  // @Previewable\n  Text(\"@Previewable\")\n}", "{ @State var x = 1; Text(x) }",
    "{ () -> Text in Text(\"a\") }",
  ])
  func closuresWithoutPreviewableVariablesStayAsTheyAre(closure: String) {
    #expect(PreviewContent(closure: closure).closure == closure)
  }

  @Test func propertiesAreInTheOrderOfTheirDeclarations() {
    #expect(
      parts("{ @Previewable @State var a = 1\n b()\n @Previewable let c = 2; d() }")
        == Parts(properties: ["@State var a = 1", "let c = 2"], statements: "b()\n  d()"))
  }

  @Test func modifiersOnSeparateLinesBelongToTheVariable() {
    #expect(
      parts("{\n  @Previewable\n  @FocusState\n  private var a: Bool\n  b\n}")
        == Parts(properties: ["@FocusState", "private var a: Bool"], statements: "b"))
  }

  @Test func closureOfVariablesOnlyHasAnEmptyBody() {
    #expect(parts("{ @Previewable var a = 1 }") == Parts(properties: ["var a = 1"], statements: ""))
  }

  private struct Parts: Equatable {
    var properties: [String]
    var statements: String
  }

  private func parts(_ closure: String) -> Parts? {
    let lines = PreviewContent(closure: closure).closure.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: "struct __PreviewContent: CanopyCore.View {"),
      let body = lines.firstIndex(of: "var body: some CanopyCore.View {"),
      lines.suffix(4) == ["}", "}", "return __PreviewContent()", "}"]
    else { return nil }
    let statements = lines[(body + 1)..<(lines.count - 4)].joined(separator: "\n")
    let properties = lines[(start + 1)..<body].map { $0[...].trimmed }.filter { !$0.isEmpty }
    return Parts(properties: properties, statements: statements[...].trimmed)
  }
}
