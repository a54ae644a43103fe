/// Two texts, one after the other.
final class JoinedContent: TextContent, @unchecked Sendable {
  private let first: Text
  private let second: Text

  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? JoinedContent else { return false }
    return texts == other.texts
  }

  override func resolve(into runs: inout TextRuns) {
    for text in texts { runs.append(text) }
  }

  /// The joined texts in order. Concatenations nest to the left and can be long, so that side isn't traversed recursively.
  private var texts: [Text] {
    var reversed = [second]
    var rest = first
    while case .content(let content) = rest.storage, let joined = content as? JoinedContent {
      reversed.append(joined.second)
      rest = joined.first
    }
    reversed.append(rest)
    return reversed.reversed()
  }
}
