extension TokenReader {
  /// Goes to the end of the statement, whose first token is to be read.
  ///
  /// A statement ends at a semicolon, or with a line, unless the line ends waiting for more or the next one goes on.
  mutating func skipStatement() {
    repeat {
      if isAt(";") { return }
      skip()
    } while current != nil && !isAtStatementEnd
  }

  /// Advances to the end of a member of a type, whose first token is to be read: that of its statement, or the end of the type.
  mutating func skipMember() {
    repeat {
      if isAt(";") || isAt("}") { return }
      skip()
    } while current != nil && !isAtStatementEnd
  }

  private var isAtStatementEnd: Bool {
    guard let current, let previous else { return true }
    if current.is(";") { return true }
    return current.startsLine && !previous.awaitsMore && !isAtContinuation
  }

  /// A Boolean value that indicates whether the next token begins a line that continues the statement before.
  private var isAtContinuation: Bool {
    guard let current, let next else { return false }
    switch current.kind {
    case .word: return ["as", "else", "is", "where"].contains(current.text)
    // An operator that touches what follows is a prefix, which begins a statement.
    case .operator: return current.range.upperBound < next.range.lowerBound
    case .punctuation: return [".", ",", ":", "=", "{"].contains(current.text)
    default: return false
    }
  }
}

extension Token {
  /// A Boolean value that indicates whether a statement can't end with this token.
  fileprivate var awaitsMore: Bool {
    switch kind {
    case .word: !endsOperand
    case .operator: true
    case .punctuation: [",", ":", ".", "@"].contains(text)
    default: false
    }
  }
}
