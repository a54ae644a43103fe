import Testing

@testable import CanopyMacroExpansion

/// The ends of members, and whole declarations.
@Suite struct MemberTests {
  @Test(arguments: [
    "var x = 1", "var x: Int { 1 }", "func f() { a\n b }", "case a, b", "var x = a\n  .b()", "@A var x = 1",
    "init() {}", "var x: Int {\n  didSet { a }\n}", "func f<T>(_ t: T)\n  where T: P {\n  a\n}",
  ])
  func membersEndWithTheirStatementOrTheType(member: String) {
    #expect(firstMember(of: "\(member)\nvar y = 2 }") == member)
    #expect(firstMember(of: "\(member) }") == member)
    #expect(firstMember(of: "\(member); var y = 2 }") == member)
    #expect(firstMember(of: member) == member)
  }

  @Test func typeWithoutMembersEndsAtOnce() {
    #expect(firstMember(of: "}") == "")
    #expect(firstMember(of: "; var x") == "")
    #expect(firstMember(of: "") == "")
  }

  @Test func allMembersAreWalkedThrough() {
    var reader = TokenReader("var x = 1; var y: Int { 2 }\nfunc f() {\n  a\n}\n@A\nvar z = 3")
    var members: [String] = []
    while reader.current != nil {
      let start = reader.index
      _ = reader.readDeclarationHead()
      reader.skipMember()
      members.append(reader.text(of: reader.tokens(since: start)))
      _ = reader.skip(";")
    }
    #expect(members == ["var x = 1", "var y: Int { 2 }", "func f() {\n  a\n}", "@A\nvar z = 3"])
  }

  // MARK: Heads

  @Test func attributesMayFollowModifiers() {
    var reader = TokenReader("public @A static @B(1) var x")
    let head = reader.readDeclarationHead()
    #expect(head.attributes.map(\.name) == ["A", "B"])
    #expect(head.modifiers.map(\.text) == ["public", "static"])
    #expect(reader.isAt("x"))
  }

  @Test func argumentsOfModifiersAreOmitted() {
    var reader = TokenReader("private(set) unowned(unsafe) nonisolated(nonsending) var x")
    #expect(reader.readDeclarationHead().modifiers.map(\.text) == ["private", "unowned", "nonisolated"])
  }

  @Test func keywordInBackticksIsNotAnIntroducer() {
    var reader = TokenReader("`var` let x")
    let head = reader.readDeclarationHead()
    #expect(head.modifiers.map(\.text) == ["`var`"])
    #expect(head.introducer?.text == "let")
  }

  @Test func classIsAnIntroducerBeforeAName() {
    for (source, modifiers, introducer) in [
      ("class C {}", [], "class"), ("class func f()", ["class"], "func"),
      ("public class let x", ["public", "class"], "let"),
      ("open class C", ["open"], "class"),
    ] {
      var reader = TokenReader(source)
      let head = reader.readDeclarationHead()
      #expect(head.modifiers.map(\.text) == modifiers)
      #expect(head.introducer?.text == introducer)
    }
  }

  // MARK: Variables

  @Test(
    arguments: [
      ("x: A<B, C> = d, y = 1", "A<B, C>", "d", 16), ("x: (A, B), y: C", "(A, B)", nil, 11),
      ("x = [1, 2], y = 3", nil, "[1, 2]", 12), ("x = f(a, b: c), y: D", nil, "f(a, b: c)", 16),
      ("x: Int?, y = 1", "Int?", nil, 9),
    ] as [(String, String?, String?, Int)])
  func secondVariableEndsTheFirst(source: String, type: String?, value: String?, second: Int) throws {
    var reader = TokenReader(source)
    let variable = try #require(VariableDeclaration(&reader))
    #expect(variable.type?.text == type)
    #expect(variable.initialValue?.text == value)
    #expect(variable.secondNameOffset == second)
    #expect(reader.isAt("y"))
  }

  @Test(arguments: [
    ("x = a { b in c }", nil), ("x = a { willSetting { b } }", nil), ("x = a { get }", nil),
    ("x = a { willSet { b } }", 6), ("x = a { didSet(old) { b } }", 6), ("x = a { b } { didSet { c } }", 12),
    ("x = [1] { @A get { 2 } }", 8),
  ])
  func bracesAfterAValueAreAccessorsOrClosures(source: String, offset: Int?) throws {
    var reader = TokenReader(source)
    #expect(try #require(VariableDeclaration(&reader)).accessorsOffset == offset)
  }

  @Test func offsetsCountBytes() throws {
    var reader = TokenReader("/* é */ ünï: Ä = \"ö\"")
    let variable = try #require(VariableDeclaration(&reader))
    #expect(variable.name == "ünï" && variable.nameOffset == 9)
    #expect(variable.type?.range == 16..<18)
    #expect(variable.initialValue == .init(text: "\"ö\"", offset: 21))
  }

  private func firstMember(of source: String) -> String {
    var reader = TokenReader(source)
    reader.skipMember()
    return reader.text(of: reader.tokens(since: 0))
  }
}
