import CanopyInput
import RandomTestSupport
import Testing

/// Compares the editing of a text with that of an array of characters.
@Suite("The editing of a text and of an array of characters")
struct EditedTextFuzzTests {
  @Test("Random edits have the same result", arguments: UInt64(1)...40)
  func agree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (text, plain) = (EditedText(), PlainText())
    for step in 0..<250 {
      let action = Action.random(using: &random)
      action.apply(to: &text)
      action.apply(to: &plain)
      let place: Comment = "seed \(seed), step \(step), \(action)"
      #expect(text.string.unicodeScalars.elementsEqual(plain.scalars), place)
      #expect(text.scalarOffset(text.selection.anchor) == plain.anchor, place)
      #expect(text.scalarOffset(text.selection.head) == plain.head, place)
      #expect(
        text.marked.map { text.scalarOffset($0.lowerBound)..<text.scalarOffset($0.upperBound) } == plain.marked, place)
      #expect(text.string.isBoundary(text.selection.head) && text.string.isBoundary(text.selection.anchor), place)
    }
  }

  @Test("A text adopted from elsewhere has its selection at boundaries of characters", arguments: UInt64(1)...20)
  func adopts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var text = EditedText()
    for _ in 0..<200 {
      Action.random(using: &random).apply(to: &text)
      var other = EditedText(text.string)
      Action.random(using: &random).apply(to: &other)
      text.adopt(other.string)
      #expect(text.content.unicodeScalars.elementsEqual(other.string.unicodeScalars) || text.marked != nil)
      #expect(text.string.isBoundary(text.selection.head) && text.string.isBoundary(text.selection.anchor))
    }
  }
}

private enum Action {
  case insert(String)
  case delete(TextDirection)
  case move(TextDirection, isExtending: Bool)
  case toEnd(TextDirection)
  case selectAll
  case compose(String)
  case cancel
  case keep

  static func random(using random: inout SeededGenerator) -> Action {
    let texts = [
      "a", "b c", "é", "e", "\u{301}", "👩‍👩‍👧", "👩", "\u{200D}", "🇩🇪", "🇫", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\r",
      "\n",
      "שלום", "👍🏽", "\u{1F3FD}", "क्षि", "",
    ]
    let direction: TextDirection = Bool.random(using: &random) ? .backward : .forward
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: return .insert(texts.randomElement(using: &random) ?? "")
    case 7..<10: return .delete(direction)
    case 10..<15: return .move(direction, isExtending: Bool.random(using: &random))
    case 15: return .toEnd(direction)
    case 16: return Int.random(in: 0..<4, using: &random) == 0 ? .selectAll : .keep
    case 17, 18: return .compose(texts.randomElement(using: &random) ?? "")
    default: return .cancel
    }
  }

  func apply(to text: inout EditedText) {
    switch self {
    case .insert(let string): text.insert(string)
    case .delete(let direction):
      text.endComposition()
      text.delete(direction, by: .character)
    case .move(let direction, let isExtending):
      text.endComposition()
      text.move(direction, by: .character, extending: isExtending)
    case .toEnd(let direction):
      text.endComposition()
      text.move(direction, by: .text)
    case .selectAll:
      text.endComposition()
      text.selectAll()
    case .compose(let string): text.compose(string, selection: string.count..<string.count)
    case .cancel: text.cancelComposition()
    case .keep: text.endComposition()
    }
  }

  func apply(to text: inout PlainText) {
    switch self {
    case .insert(let string):
      text.replace(text.marked ?? text.range, with: string)
      text.marked = nil
    case .delete(let direction):
      text.marked = nil
      if text.anchor == text.head { text.move(direction, isExtending: true) }
      text.replace(text.range, with: "")
    case .move(let direction, let isExtending):
      text.marked = nil
      if !isExtending, text.anchor != text.head {
        let end = direction == .backward ? text.range.lowerBound : text.range.upperBound
        (text.anchor, text.head) = (end, end)
      } else {
        text.move(direction, isExtending: isExtending)
      }
    case .toEnd(let direction):
      text.marked = nil
      text.head = direction == .backward ? 0 : text.scalars.count
      text.anchor = text.head
    case .selectAll:
      text.marked = nil
      (text.anchor, text.head) = (0, text.scalars.count)
    case .compose(let string):
      let range = text.marked ?? text.range
      text.replace(range, with: string)
      text.marked = string.isEmpty ? nil : range.lowerBound..<range.lowerBound + string.unicodeScalars.count
    case .cancel:
      if let marked = text.marked { text.replace(marked, with: "") }
      text.marked = nil
    case .keep: text.marked = nil
    }
  }
}

/// A text as an array of scalars, whose characters are found again each time.
private struct PlainText {
  var scalars: [Unicode.Scalar] = []
  var anchor = 0
  var head = 0
  var marked: Range<Int>?

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  private var boundaries: [Int] {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
  }

  mutating func replace(_ range: Range<Int>, with string: String) {
    scalars.replaceSubrange(range, with: string.unicodeScalars)
    let end = range.lowerBound + string.unicodeScalars.count
    head = boundaries.first { $0 >= end } ?? scalars.count
    anchor = head
  }

  mutating func move(_ direction: TextDirection, isExtending: Bool) {
    let boundaries = boundaries
    head =
      direction == .backward ? boundaries.last { $0 < head } ?? 0 : boundaries.first { $0 > head } ?? scalars.count
    if !isExtending { anchor = head }
  }
}

extension EditedText {
  fileprivate func scalarOffset(_ offset: Int) -> Int {
    string.unicodeScalars.distance(
      from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: offset))
  }
}

extension String {
  fileprivate func isBoundary(_ offset: Int) -> Bool {
    let index = utf8.index(startIndex, offsetBy: offset)
    return index == endIndex || Index(index, within: self) != nil
  }
}
