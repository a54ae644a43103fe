/// An error that the compiler shows in the source that uses the macro.
struct MacroDiagnostic: Error, Equatable {
  /// A place in a file.
  struct Position: Encodable, Equatable {
    var fileName: String
    var offset: Int
  }

  /// One or two sentences that describe the mistake and how to correct it.
  var message: String
  var position: Position

  /// Creates an error at a byte offset in the text of `node`.
  init(_ message: String, at offset: Int, of node: SourceSyntax) {
    self.message = message
    position = Position(fileName: node.location?.fileName ?? "", offset: (node.location?.offset ?? 0) &+ offset)
  }
}

extension MacroDiagnostic: Encodable {
  private enum CodingKeys: CodingKey {
    case message
    case severity
    case position
    case highlights
    case notes
    case fixIts
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(message, forKey: .message)
    try container.encode("error", forKey: .severity)
    try container.encode(position, forKey: .position)
    // The compiler requires the lists, even if they are empty.
    for list in [CodingKeys.highlights, .notes, .fixIts] {
      try container.encode([String](), forKey: list)
    }
  }
}
