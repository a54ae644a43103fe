extension InlineMarkdownParser {
  /// Pairs the delimiters behind a place: each that can end something with the nearest before it that can begin it.
  mutating func matchDelimiters(after bottom: Int) {
    var closing = bottom
    while closing < items.count {
      guard case .delimiter(let closer) = items[closing], closer.canClose, closer.count > 0 else {
        closing += 1
        continue
      }
      guard let opening = opener(for: closer, at: closing, after: bottom) else {
        closing += 1
        continue
      }
      pair(opening, with: closing)
    }
    // What is left in a link's text is not paired with what is outside of it.
    for index in items[bottom...].indices {
      guard case .delimiter(var delimiter) = items[index] else { continue }
      delimiter.canOpen = false
      delimiter.canClose = false
      items[index] = .delimiter(delimiter)
    }
  }

  private func opener(for closer: Delimiter, at closing: Int, after bottom: Int) -> Int? {
    items[bottom..<closing].lastIndex { item in
      guard case .delimiter(let opener) = item, opener.canOpen, opener.count > 0 else { return false }
      guard opener.character == closer.character else { return false }
      if closer.character == "~" { return opener.length == closer.length && closer.length <= 2 }
      // The rule that keeps `*a**b*` from being read as two emphases.
      guard opener.canClose || closer.canOpen else { return true }
      let sum = opener.length + closer.length
      return !sum.isMultiple(of: 3) || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    }
  }

  private mutating func pair(_ opening: Int, with closing: Int) {
    guard case .delimiter(var opener) = items[opening], case .delimiter(var closer) = items[closing] else { return }
    let used = opener.count >= 2 && closer.count >= 2 ? 2 : 1
    if opener.character == "~" {
      opener.opens.append(.strikethrough(Text.LineStyle.single))
      opener.count = 0
      closer.count = 0
    } else {
      opener.opens.append(used == 2 ? .bold(true) : .italic(true))
      opener.count -= used
      closer.count -= used
    }
    closer.closes += 1
    items[opening] = .delimiter(opener)
    items[closing] = .delimiter(closer)
    for index in items[opening + 1..<closing].indices {
      guard case .delimiter(var between) = items[index] else { continue }
      between.canOpen = false
      between.canClose = false
      items[index] = .delimiter(between)
    }
  }
}
