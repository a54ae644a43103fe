import Testing

@testable import CanopyMacroExpansion

/// Where `@Previewable` can stand.
@Suite struct PreviewableMacroTests {
  @Test(arguments: ["#Preview(\"a\") {\n}", "\n  // comment\n  #Preview {}", "#SwiftUI.Preview {}"])
  func previewableAddsNothingInsideAPreview(preview: String) throws {
    #expect(try expand("@Previewable @State var x = 1", in: ["{\n}", preview, "enum E {}"]).lines.isEmpty)
  }

  @Test(arguments: [
    ["struct V {}"], ["func f() {}", "struct V {}"], [], ["{\n}", "#Other {}"], ["{\n}", "x.Preview {}"],
  ])
  func elsewhereItIsAnError(context: [String]) throws {
    let source = "\n  @State @Previewable var x = 1"
    let message = "@Previewable can only be used in the closure of a #Preview. In a view, leave it out."
    #expect(try expand(source, in: context).error(in: source) == "@Previewable → \(message)")
  }

  @Test(arguments: ["func f() {}", "struct S {}", "typealias T = Int"])
  func previewableAppliesToVariablesOnly(declaration: String) throws {
    let source = " @Previewable \(declaration)"
    let message = "@Previewable can only be attached to variables."
    #expect(try expand(source, in: ["{\n}", "#Preview {}"]).error(in: source) == "@Previewable → \(message)")
  }

  private func expand(_ declaration: String, in context: [String]) throws -> Compiler.Expansion {
    try Compiler.expand("PreviewableMacro", "peer", attachedTo: declaration, in: context)
  }
}
