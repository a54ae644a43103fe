import Testing

@testable import CanopyMacroExpansion

/// What `#Preview` expands to.
@Suite struct PreviewMacroTests {
  @Test func previewTypeHasAUniqueName() throws {
    let expansion = try Compiler.expand("PreviewMacro", usedAs: "#Preview { Text(\"a\") }", discriminator: "$s3Appf_")
    #expect(
      try expansion.lines == [
        "struct $s3Appf_19PreviewRegistrationfMu_: CanopyScene.PreviewRegistration {",
        "@MainActor static func makePreview() -> CanopyScene.Preview {",
        "CanopyScene.Preview(\(location)) { Text(\"a\") }", "}", "}",
      ])
  }

  @Test func argumentsFollowTheLocation() throws {
    #expect(
      try call("#Preview(\"a, b\", traits: .fixed(1, 2), .dark) { x }")
        == "CanopyScene.Preview(\(location), \"a, b\", traits: .fixed(1, 2), .dark) { x }")
    #expect(try call("#Preview() { x }") == "CanopyScene.Preview(\(location)) { x }")
    #expect(try call("#SwiftUI.Preview(\"a\" // name\n) { x }") == "CanopyScene.Preview(\(location), \"a\") { x }")
    #expect(
      try call("@available(macOS 15, *) #Preview(\"a\") { x }") == "CanopyScene.Preview(\(location), \"a\") { x }")
  }

  @Test func closureCanBeAnArgument() throws {
    #expect(try call("#Preview(body: { x })") == "CanopyScene.Preview(\(location), body: { x })")
    #expect(try call("#Preview(\"a\", body: { x })") == "CanopyScene.Preview(\(location), \"a\", body: { x })")
    #expect(try call("#Preview(\"a\", body: make)") == "CanopyScene.Preview(\(location), \"a\", body: make)")
  }

  @Test func locationIsThatOfTheMacroWithoutLeadingSpace() throws {
    #expect(try call("\n\n  // é\n  #Preview { x }").contains("line: 13, column: 3)"))
    #expect(try call("/**/ #Preview { x }").contains("line: 10, column: 10)"))
  }

  @Test func previewableVariablesBecomePropertiesOfAView() throws {
    let source = """
      #Preview("a") {
        @Previewable @State var isOn = false; @Previewable
        @State var list = [1, 2]
          .map { $0 + 1 } // comment
        let title = "\\(isOn)"
        @State @Previewable private var other: Int? = nil
        Toggle(title, isOn: $isOn)
      }
      """
    #expect(
      try lines(source).dropFirst(2) == [
        "CanopyScene.Preview(\(location), \"a\") {", "struct __PreviewContent: CanopyCore.View {",
        "@State var isOn = false", "@State var list = [1, 2]", ".map { $0 + 1 }",
        "@State  private var other: Int? = nil", "var body: some CanopyCore.View {", "// comment",
        "let title = \"\\(isOn)\"", "Toggle(title, isOn: $isOn)", "}", "}", "return __PreviewContent()", "}", "}", "}",
      ])
  }

  @Test func previewableVariablesAreFoundInClosuresGivenAsArguments() throws {
    let lines = try lines("#Preview(\"a\", body: { @Previewable @State var x = 1; Text(\"\\(x)\") })")
    #expect(lines[2] == "CanopyScene.Preview(\(location), \"a\", body: {")
    #expect(lines[4] == "@State var x = 1")
  }

  @Test func multilineStringsKeepTheirIndentation() throws {
    let text = "Text(\"\"\"\n      a\n        b\n      \"\"\")"
    let source = "#Preview {\n  @Previewable @State var x = 1\n    \(text)\n}"
    #expect(try Compiler.expand("PreviewMacro", usedAs: source).expandedSource?.contains("\n    \(text)\n}") == true)
  }

  @Test func nestedPreviewableVariablesAreReported() throws {
    let message =
      "@Previewable → @Previewable variables stand directly in the closure of the #Preview: move this one out there."
    let source = "\n#Preview {\n  // é\n  VStack {\n    @Previewable @State var x = 1\n  }\n}"
    #expect(try Compiler.expand("PreviewMacro", usedAs: source).error(in: source) == message)
    let argument = "#Preview(body: { f { @Previewable @State var x = 1 } })"
    #expect(try Compiler.expand("PreviewMacro", usedAs: argument).error(in: argument) == message)
  }

  @Test func emptyPreviewsStayEmpty() throws {
    #expect(try call("#Preview {}") == "CanopyScene.Preview(\(location)) {}")
    #expect(try call("#Preview(\"a\")") == "CanopyScene.Preview(\(location), \"a\")")
  }

  private let location = "fileID: \"App/File.swift\", line: 10, column: 5"

  private func call(_ source: String) throws -> String {
    // The place is left as if the source began with the macro, unless the test is about it.
    try lines(source)[2]
  }

  private func lines(_ source: String) throws -> [String] {
    try Compiler.expand("PreviewMacro", usedAs: source).lines
  }
}
