import Testing

@testable import CanopyMacroExpansion

/// The plugin answers whatever source it is sent, for it never knows what compiler it talks to.
@Suite struct OddSourcesTests {
  @Test func everyPrefixAndSuffixOfASourceIsExpanded() throws {
    for source in Self.sources {
      for length in stride(from: 0, through: source.count, by: 2) {
        try answer(String(source.prefix(length)))
        try answer(String(source.suffix(length)))
      }
    }
  }

  @Test(arguments: 0..<4) func randomSourcesAreExpanded(seed: UInt64) throws {
    var random = Random(seed: seed)
    for _ in 0..<60 {
      let count = Int.random(in: 0..<40, using: &random)
      let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
      try answer(pieces.joined())
    }
  }

  @Test func tokensCoverAllButSpaceAndComments() {
    for source in Self.sources {
      let tokens = Scanner.tokens(of: source)
      for (token, next) in zip(tokens, tokens.dropFirst()) {
        #expect(token.range.upperBound <= next.range.lowerBound)
        #expect(!token.range.isEmpty)
      }
    }
  }

  @Test func deeplyNestedInterpolationsDoNotExhaustTheStack() throws {
    try answer("@Entry var x = " + String(repeating: "\"\\(", count: 20_000))
    try answer("@Entry var x = " + String(repeating: "(", count: 20_000))
    try answer("@Entry var x = " + String(repeating: "/*", count: 20_000))
  }

  @Test func hugeOffsetsAreHandled() throws {
    let location: [String: Any] = ["fileID": "", "fileName": "", "offset": Int.max, "line": Int.max, "column": Int.max]
    let syntax: [String: Any] = ["source": "\n\n  #Preview { f { @Previewable var x } }", "location": location]
    for macro in ["PreviewMacro", "Other"] {
      let request: [String: Any] = [
        "macro": ["moduleName": "M", "typeName": macro], "discriminator": "", "syntax": syntax,
      ]
      #expect(try Compiler.answer(to: ["expandFreestandingMacro": request]).keys.contains("expandMacroResult"))
    }
  }

  private func answer(_ source: String) throws {
    for macro in ["EntryMacro", "EntryDefaultValueMacro", "PreviewableMacro"] {
      for role in ["peer", "accessor"] {
        _ = try Compiler.expand(macro, role, attachedTo: source, in: ["extension EnvironmentValues {}"])
      }
    }
    _ = try Compiler.expand("EntryMacro", "peer", attachedTo: "@Entry var x = 1", in: [source])
    _ = try Compiler.expand("PreviewMacro", usedAs: source)
  }

  private static let sources = [
    "/// é\n@available(macOS 15, *) @Entry public var `x`: Set<Int>? = \"\\(a[\"b\"])\" + #\"\\#(c)\"# // d\n{ get { 1 } }",
    "@A\n#Preview(\"a\", traits: .b, body: { @Previewable @State var x = /a\\/(b)/; Text(\"\"\"\n \\(x)\n \"\"\") }) /* c */",
  ]

  private static let pieces = [
    "@Entry ", "@Previewable ", "#Preview ", "@", "#", "\"", "\"\"\"", "\\", "\\(", "(", ")", "[", "]", "{", "}", "<",
    ">",
    "/", "//", "/*", "*/", "\n", " ", "var ", "x", "`", ":", "=", ",", ";", ".", "?", "!", "5", "0x", "e-", "body:",
    "é",
    "->", "some ", "get {", "static ", "\r", "\t", "\u{0}", "#\"", "\"#", "#/", "/#", "👩‍👩‍👧",
  ]
}
