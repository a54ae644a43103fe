import Testing

@testable import CanopyMacroExpansion

/// Variables taken apart.
@Suite struct VariableDeclarationTests {
  @Test(arguments: [
    ("x = 5", nil, "5"), ("x: Int", "Int", nil), ("x: Int = 5", "Int", "5"), ("x:Int=5", "Int", "5"),
    ("x: Set<Int>=[]", "Set<Int>", "[]"), ("x: Set<Int>?=nil", "Set<Int>?", "nil"), ("x: Int?=nil", "Int?", "nil"),
    ("x: (Int, String) = (1, \"a = b\")", "(Int, String)", "(1, \"a = b\")"),
    ("x: Dictionary<String, Int> = [:]", "Dictionary<String, Int>", "[:]"),
    ("x: () -> Void = {}", "() -> Void", "{}"), ("x: any P & Q = R()", "any P & Q", "R()"),
    ("x /* a: b */ : /* = */ Int // = 6\n = // 7\n 5 // 8", "Int", "5"),
    ("x = a.map { $0 == 1 }", nil, "a.map { $0 == 1 }"), ("x = f { get in get }", nil, "f { get in get }"),
    ("x = Box<A, B>(c)", nil, "Box<A, B>(c)"), ("x = Box<A, B, C>(c)", nil, "Box<A, B, C>(c)"),
    ("x = if a { 1 } else { 2 }", nil, "if a { 1 } else { 2 }"), ("x = /=/", nil, "/=/"), ("x", nil, nil),
    ("x = { get }", nil, "{ get }"),
  ])
  func typesAndInitialValuesAreParted(source: String, type: String?, value: String?) throws {
    let variable = try #require(read(source))
    #expect(variable.name == "x")
    #expect(variable.type?.text == type)
    #expect(variable.initialValue?.text == value)
    #expect(variable.accessorsOffset == nil)
    #expect(variable.secondNameOffset == nil)
  }

  @Test(arguments: [
    ("x: Int { 5 }", 7), ("x: Int { get { 5 } set {} }", 7), ("x = 5 { didSet {} }", 6),
    ("x: Int = 5 { willSet(new) {} }", 11), ("x: () -> Int { { 5 } }", 13), ("x = a { @A get { 5 } }", 6),
  ])
  func accessorsAreToldFromClosures(source: String, offset: Int) throws {
    #expect(try #require(read(source)).accessorsOffset == offset)
  }

  @Test(arguments: [("x = 1, y = 2", 7), ("x: Int, y: Int", 8), ("x = A<B>(), y: Int", 12), ("x, y: Int", 3)])
  func secondVariablesAreDistinguishedFromGenericArguments(source: String, offset: Int) throws {
    #expect(try #require(read(source)).secondNameOffset == offset)
  }

  @Test func namesMayBeKeywordsInBackticks() throws {
    #expect(try #require(read("`default` = 5")).name == "`default`")
  }

  @Test func patternsAreNotVariables() {
    #expect(read("(a, b) = (1, 2)") == nil)
    #expect(read("") == nil)
  }

  private func read(_ source: String) -> VariableDeclaration? {
    var reader = TokenReader(source)
    return VariableDeclaration(&reader)
  }
}
