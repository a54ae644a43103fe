extension TokenReader {
  /// Advances to the end of the statement that starts at the current token.
  ///
  /// A statement ends at a semicolon or at the end of a line, unless the line is incomplete or the next line continues it.
  mutating func skipStatement() {
    repeat {
      if isAt(";") { return }
      skip()
    } while current != nil && !isAtStatementEnd
  }

  /// Advances to the end of the member of a type that starts at the current token: the end of its statement, or the end of the
  /// type.
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

  /// A Boolean value that indicates whether the next token starts a line that continues the previous statement.
  private var isAtContinuation: Bool {
    guard let current, let next else { return false }
    switch current.kind {
    case .word: return ["as", "else", "is", "where"].contains(current.text)
    // An operator directly before its operand is a prefix operator, which starts a statement.
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
