import Testing

@testable import CanopyMacroExpansion

/// Where a statement ends.
@Suite struct StatementTests {
  @Test(arguments: [
    "var x = 1", "var x = a\n  .b()\n  .c { $0 }", "var x =\n  1", "var x = 1\n  + 2", "var x = 1 +\n  2",
    "var x = a\n  ? b\n  : c", "var x: Int", "var x = [\n  1,\n  2\n]", "var x = f(\n) { _ in\n}",
    "var x = if a {\n  1\n}\nelse {\n  2\n}", "var x = try\n  f()", "var x = y\n  as Int",
    "var x = \"\"\"\n  a\n  \"\"\"",
    "var x: Int,\n  y: Int", "var x\n  : Int\n  = 5", "var x = y as?\n  Int",
  ])
  func statementsGoOnWhereTheirLinesDo(statement: String) {
    for next in ["Text(x)", "let y = 1", "(a, b) = c", "[1].forEach(f)", "-x", "!y", "@A var z = 1", "#if A", "$0"] {
      #expect(firstStatement(of: "\(statement)\n\(next)") == statement)
    }
    #expect(firstStatement(of: "\(statement); Text(x)") == statement)
    #expect(firstStatement(of: "\(statement) // comment\nText(x)") == statement)
    #expect(firstStatement(of: statement) == statement)
  }

  private func firstStatement(of source: String) -> String {
    var reader = TokenReader(source)
    reader.skipStatement()
    return reader.text(of: reader.tokens(since: 0))
  }
}
