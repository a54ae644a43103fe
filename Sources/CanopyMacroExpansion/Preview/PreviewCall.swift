/// A use of `#Preview`, with its arguments as written and the closure with the content.
struct PreviewCall {
  /// The offset of a `@Previewable` that isn't at the top level of the closure, or nil if all are.
  private(set) var offsetOfMisplacedVariable: Int?
  /// The arguments, without the parentheses.
  private var arguments = ""
  private var content: PreviewContent?
  /// A Boolean value that indicates whether the closure is a labeled argument, `body: { … }`, rather than a trailing closure.
  private var isContentLabelled = false

  init(_ node: SourceSyntax) {
    var reader = TokenReader(node.source)
    _ = reader.readAttributes()
    // The macro's name: everything up to its arguments.
    while reader.current != nil, !reader.isAt("("), !reader.isAt("{") { reader.step() }
    if reader.isAt("(") { readArguments(&reader) }
    if reader.isAt("{") {
      let start = reader.index
      reader.skip()
      content = PreviewContent(closure: reader.text(of: reader.tokens(since: start)))
    }
    findMisplacedVariable(in: reader.tokens)
  }

  /// Returns the preview's argument list with its location added.
  func arguments(after location: String) -> String {
    var list = location
    if !arguments.isEmpty { list += ", \(arguments)" }
    guard let content else { return "(\(list))" }
    return isContentLabelled ? "(\(list), body: \(content.closure))" : "(\(list)) \(content.closure)"
  }

  private mutating func findMisplacedVariable(in tokens: [Token]) {
    let depthOfContent = isContentLabelled ? 2 : 1
    var depth = 0
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token.opensGroup { depth += 1 }
      if token.closesGroup { depth -= 1 }
      if token.is("@"), next.is("Previewable"), depth > depthOfContent {
        offsetOfMisplacedVariable = token.range.lowerBound
        return
      }
    }
  }

  private mutating func readArguments(_ reader: inout TokenReader) {
    let start = reader.index
    reader.skip()
    let inside = reader.tokens(since: start).dropFirst().dropLast()
    var body = TokenReader(reader.text(of: inside))
    while body.current != nil {
      let isFirst = body.previous.map { $0.is(",") } ?? true
      let argument = body.index
      if isFirst, body.skip("body"), body.skip(":"), body.isAt("{") {
        let closure = body.index
        body.skip()
        content = PreviewContent(closure: body.text(of: body.tokens(since: closure)))
        isContentLabelled = true
        arguments = body.text(of: body.tokens[..<argument].dropLast())
        return
      }
      if body.index == argument { body.skip() }
    }
    arguments = body.text(of: body.tokens)
  }
}
