import Testing

@testable import CanopyMacroExpansion

/// What the macros know of a type from the way it is written.
@Suite struct TypeAnnotationTests {
  @Test(arguments: [
    ("Foo?", "Foo"), ("Foo!", "Foo"), ("Foo??", "Foo?"), ("Optional<Foo>", "Foo"), ("Swift.Optional<Foo>", "Foo"),
    ("Set<Int>?", "Set<Int>"), ("[String: [Int]]?", "[String: [Int]]"), ("(any P)?", "(any P)"),
    ("(() -> Void)?", "(() -> Void)"), ("Optional<(Int) -> Void>", "(Int) -> Void"), ("A.B /* c */ ?", "A.B /* c */"),
    ("Box<() -> Int>?", "Box<() -> Int>"), ("Optional< [Int] >", "[Int]"),
  ])
  func optionalsAreKnownInAllTheirSpellings(text: String, wrapped: String) {
    #expect(type(text).wrapped == wrapped)
  }

  @Test(arguments: [
    "Foo", "() -> Int?", "@Sendable (Int?) -> Int?", "[Int?]", "Box<Int?>", "(Int?, Int)", "Optionals<Int>", "any P",
    "() async throws -> Optional<Int>", "Optional<Int>.Type", "",
  ])
  func whatOnlyContainsAnOptionalIsNone(text: String) {
    #expect(type(text).wrapped == nil)
  }

  @Test func opaqueTypesAreFoundAnywhereInAType() {
    #expect(type("some View").isOpaque)
    #expect(type("[some Equatable]").isOpaque)
    #expect(!type("Awesome").isOpaque)
    #expect(!type("`some`").isOpaque)
  }

  @Test func valueTypeIsNeverImplicitlyUnwrapped() {
    #expect(type("Foo!").plainText == "Foo?")
    #expect(type("Foo?").plainText == "Foo?")
    #expect(type("Foo").plainText == "Foo")
  }

  private func type(_ text: String) -> TypeAnnotation {
    let reader = TokenReader(" /* before */ \(text) // after")
    return TypeAnnotation(tokens: reader.tokens[...], of: reader)
  }
}
