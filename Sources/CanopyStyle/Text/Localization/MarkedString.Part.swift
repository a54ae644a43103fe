extension MarkedString {
  /// One part of a marked string.
  enum Part: Equatable {
    case literal(Substring)
    case integer(Int)
    case string(Substring)
    /// The argument at a place in a list.
    case argument(Int)
  }

  /// A Boolean value that indicates whether there are no interpolated values.
  var isPlain: Bool { Self.canHold(marked) }

  /// The parts in order. No literal is empty.
  var parts: [Part] {
    var parts: [Part] = []
    forEachPart { parts.append($0) }
    return parts
  }

  func forEachPart(_ body: (Part) -> Void) {
    let bytes = marked.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let mark = bytes[start..<bytes.endIndex].firstIndex { $0 <= Mark.end } ?? bytes.endIndex
      if start < mark { body(.literal(marked[start..<mark])) }
      guard mark < bytes.endIndex else { break }
      let content = bytes.index(after: mark)
      let end = bytes[content..<bytes.endIndex].firstIndex(of: Mark.end) ?? bytes.endIndex
      let part = marked[content..<end]
      switch bytes[mark] {
      case Mark.integer: body(.integer(Int(part) ?? 0))
      case Mark.string: body(.string(part))
      default: body(.argument(Int(part) ?? 0))
      }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
  }
}
