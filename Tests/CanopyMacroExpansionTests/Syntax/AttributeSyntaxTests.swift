import Testing

@testable import CanopyMacroExpansion

/// Attributes: their names, arguments and places.
@Suite struct AttributeSyntaxTests {
  @Test(arguments: [
    ("@State var x", "State", "@State"), ("@ State var x", "State", "@ State"),
    ("@SwiftUI.State var x", "State", "@SwiftUI.State"), ("@A.B.C(1) var x", "C", "@A.B.C(1)"),
    ("@`default` var x", "default", "@`default`"), ("@Box<[Int: (A) -> B]> var x", "Box", "@Box<[Int: (A) -> B]>"),
    ("@Box<A<B<C>>>(d) var x", "Box", "@Box<A<B<C>>>(d)"), ("@Outer<Int>.Inner var x", "Inner", "@Outer<Int>.Inner"),
    ("@Outer<Int>.Inner<B>(c) var x", "Inner", "@Outer<Int>.Inner<B>(c)"),
    ("@available(macOS 15, *, message: \")\") var x", "available", "@available(macOS 15, *, message: \")\")"),
    ("@_spi(Private) var x", "_spi", "@_spi(Private)"),
  ])
  func nameIsTheLastComponent(source: String, name: String, text: String) {
    let attributes = read(source)
    #expect(attributes.map(\.name) == [name])
    #expect(attributes.map(\.text) == [text])
  }

  @Test func parenthesisAfterASpaceBelongsToTheCode() {
    var reader = TokenReader("@MainActor (Int) -> Void")
    #expect(reader.readAttributes().map(\.text) == ["@MainActor"])
    #expect(reader.isAt("("))
  }

  @Test func attributesMayStandOnSeveralLines() {
    let source = "@A // first\n/* second */ @B(\n  1\n)\nvar x"
    let attributes = read(source)
    #expect(attributes.map(\.name) == ["A", "B"])
    #expect(attributes.map(\.range) == [0..<2, 25..<34])
    #expect(attributes.last?.text == "@B(\n  1\n)")
  }

  @Test func rangesCountBytes() {
    let attributes = read("/* é */ @Ä(\"ö\") var x")
    #expect(attributes.map(\.name) == ["Ä"])
    #expect(attributes.map(\.range) == [9..<18])
  }

  @Test func codeWithoutAttributesHasNone() {
    #expect(read("var x = 1").isEmpty)
    #expect(read("").isEmpty)
    #expect(read("\"@A\"").isEmpty)
  }

  @Test func incompleteAttributesEndWithTheSource() {
    #expect(read("@A.").map(\.name) == [""])
    #expect(read("@A<B").map(\.text) == ["@A<B"])
    #expect(read("@A(1").map(\.text) == ["@A(1"])
    #expect(read("@@A").count <= 2)
  }

  @Test func bracketsOfOperatorsAreCounted() {
    #expect(Scanner.tokens(of: "A<B<C>>").map(\.changeOfGenericDepth) == [0, 1, 0, 1, 0, -2])
    #expect(Scanner.tokens(of: "(A) -> B").map(\.changeOfGenericDepth) == [0, 0, 0, 0, 0])
    #expect(Scanner.tokens(of: "\"<\"").map(\.changeOfGenericDepth) == [0])
  }

  private func read(_ source: String) -> [AttributeSyntax] {
    var reader = TokenReader(source)
    return reader.readAttributes()
  }
}
