import Testing

extension Compiler.Expansion {
  /// The source the macro expands to, one line a part, without space at the ends of lines and without empty lines.
  var lines: [String] {
    get throws {
      try #require(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
      let source = try #require(expandedSource)
      return source.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
    }
  }

  /// The sentence of the only error, with the place it points to marked in `source`.
  func error(in source: String) throws -> String {
    try #require(diagnostics.count == 1)
    let error = diagnostics[0]
    #expect(error.severity == "error")
    #expect(error.position.fileName == "/App/File.swift")
    #expect(expandedSource == nil)
    let offset = error.position.offset - Compiler.start
    let bytes = Array(source.utf8)
    try #require((0...bytes.count).contains(offset))
    let rest = String(decoding: bytes[offset...], as: UTF8.self)
    return "\(rest.prefix { !$0.isWhitespace }) → \(error.message)"
  }
}

extension Substring {
  /// The text without the space around it.
  var trimmed: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
