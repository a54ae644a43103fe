import Testing

@testable import CanopyMacroExpansion

/// The second step of entries without a type.
@Suite struct EntryDefaultValueMacroTests {
  @Test func initialValuesBecomeGetters() throws {
    #expect(
      try expand("@__EntryDefaultValue static var defaultValue = Model()").lines == ["{", "get {", "Model()", "}", "}"])
  }

  @Test func closuresAreReturnedExplicitly() throws {
    #expect(try expand("static var defaultValue = { 5 }").lines[2] == "return { 5 }")
  }

  @Test func otherDeclarationsAreReported() throws {
    let source = " static var defaultValue: Int"
    let message = "@__EntryDefaultValue is only for what @Entry expands to: a variable with an initial value."
    #expect(try expand(source).error(in: source) == "static → \(message)")
  }

  private func expand(_ declaration: String) throws -> Compiler.Expansion {
    try Compiler.expand("EntryDefaultValueMacro", "accessor", attachedTo: declaration, in: ["struct __Key_x {}"])
  }
}
