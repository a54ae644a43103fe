import Testing

@testable import CanopyMacroExpansion

/// Attributes, modifiers and the word that introduces a declaration.
@Suite struct DeclarationHeadTests {
  @Test func attributesAreReadWithTheirArguments() {
    let head = head("@Entry @available(macOS 15, *) @SwiftUI.State @Wrapper<Set<Int>>(1, \")\") var x = 1")
    #expect(head.attributes.map(\.name) == ["Entry", "available", "State", "Wrapper"])
    #expect(
      head.attributes.map(\.text) == [
        "@Entry", "@available(macOS 15, *)", "@SwiftUI.State", "@Wrapper<Set<Int>>(1, \")\")",
      ])
    #expect(head.attributes.first?.range == 0..<6)
    #expect(head.introducer?.text == "var")
  }

  @Test func modifiersAreReadWithoutTheirArguments() {
    let head = head("public private(set) nonisolated(unsafe) static /* comment */ var x = 1")
    #expect(head.modifiers.map(\.text) == ["public", "private", "nonisolated", "static"])
    #expect(head.introducer?.text == "var")
  }

  @Test(arguments: [
    ("let x = 1", "let"), ("class func f() {}", "func"), ("final class C {}", "class"), ("class var x: Int", "var"),
    ("@A public extension E {}", "extension"), ("indirect enum E {}", "enum"), ("static subscript() {}", "subscript"),
  ])
  func theIntroducerIsFoundBehindModifiers(source: String, introducer: String) {
    #expect(head(source).introducer?.text == introducer)
  }

  @Test func missingDeclarationHasNoIntroducer() {
    #expect(head("").introducer == nil)
    #expect(head("@Entry").introducer == nil)
    #expect(head("{ x }").introducer == nil)
    #expect(head("@").attributes.map(\.name) == [""])
  }

  private func head(_ source: String) -> DeclarationHead {
    var reader = TokenReader(source)
    return reader.readDeclarationHead()
  }
}
