import Foundation
import Testing

@testable import CanopyMacroExpansion

/// Plays the compiler's part: sends the messages it would send, and reads the answers.
enum Compiler {
  /// Where the sources of tests stand in their file, so that no offset is right by chance.
  static let start = 1000

  /// An answer to a request to expand a macro.
  struct Expansion: Decodable {
    struct Position: Decodable {
      var fileName: String
      var offset: Int
    }

    struct Diagnostic: Decodable {
      var message: String
      var severity: String
      var position: Position
    }

    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  /// Expands `macro`, attached to `declaration` inside of what `context` begins.
  static func expand(
    _ macro: String, _ role: String, attachedTo declaration: String, in context: [String],
    discriminator: String = "$s3App3OwnV5EntryfMp_", attribute: String = "@Macro "
  ) throws -> Expansion {
    try expansion(
      "expandAttachedMacro",
      [
        "macro": reference(macro), "macroRole": role, "discriminator": discriminator,
        "attributeSyntax": node(attribute), "declSyntax": node(declaration),
        "lexicalContext": context.map { ["kind": "declaration", "source": $0] },
        "staticBuildConfiguration": "{}",
      ])
  }

  /// Expands `macro`, used as `source`.
  static func expand(_ macro: String, usedAs source: String, discriminator: String = "$s3App7PreviewfMf_") throws
    -> Expansion
  {
    try expansion(
      "expandFreestandingMacro",
      ["macro": reference(macro), "macroRole": "declaration", "discriminator": discriminator, "syntax": node(source)])
  }

  /// The answer to `message`, as JSON.
  static func answer(to message: Any) throws -> [String: Any] {
    let question = [UInt8](try JSONSerialization.data(withJSONObject: message))
    let answer = try JSONSerialization.jsonObject(with: Data(try Conversation.answer(to: question)))
    return try #require(answer as? [String: Any])
  }

  private static func expansion(_ kind: String, _ content: [String: Any]) throws -> Expansion {
    let answer = try answer(to: [kind: content])
    let result = try #require(answer["expandMacroResult"])
    return try JSONDecoder().decode(Expansion.self, from: JSONSerialization.data(withJSONObject: result))
  }

  private static func reference(_ macro: String) -> [String: String] {
    ["moduleName": "CanopyMacros", "typeName": macro, "name": macro]
  }

  private static func node(_ source: String) -> [String: Any] {
    let location: [String: Any] = [
      "fileID": "App/File.swift", "fileName": "/App/File.swift", "offset": start, "line": 10, "column": 5,
    ]
    return ["kind": "declaration", "source": source, "location": location]
  }
}
