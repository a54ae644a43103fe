internal import CanopyDrawing
internal import Foundation

/// Two texts in one line each, of which the characters that differ roll from the one to the other.
///
/// The characters that both begin with stay, and those that both end with move to their new places.
struct RollingText {
  private let old: Line
  private let new: Line
  /// The number of characters at the beginning and at the end that both texts have.
  private let shared: (first: Int, last: Int)

  /// A text in one line, character by character.
  private struct Line {
    let text: DisplayText
    let characters: [Character]
    /// The beginning of each character, and the end of the last.
    let places: [CGFloat]

    /// Creates the characters of a look; nil if that isn't a text in a single style that is set in one line from left to right.
    init?(_ look: [DisplayItem], _ engine: any TextEngine) {
      guard look.count == 1, case .text(let text) = look[0].content, text.looks.count == 1, let first = text.first,
        let line = engine.lines(of: text).first, engine.lines(of: text).count == 1
      else { return nil }
      let characters = Array(first.string)
      guard !characters.isEmpty, characters.count <= Self.mostCharacters,
        !first.string.unicodeScalars.contains(where: \._isRightToLeft)
      else { return nil }
      let widths = (1...characters.count).map { count in
        let request = TextRequest(.plain(String(characters.prefix(count)), first.style))
        return engine.measure(request, width: .infinity, height: .infinity).size.width
      }
      // A line that is truncated, or set in smaller letters, is of another width.
      guard abs((widths.last ?? 0) - line.width) < 1 else { return nil }
      self.text = text
      self.characters = characters
      places = [line.minX] + widths.map { line.minX + $0 }
    }

    /// The number of characters up to which texts roll.
    private static var mostCharacters: Int { 64 }

    /// Returns a character as a text at a horizontal place.
    func item(_ index: Int, at x: CGFloat, of element: UInt32) -> [DisplayItem] {
      guard let style = text.first?.style else { return [] }
      var text = text
      text.request = TextRequest(.plain(String(characters[index]), style))
      text.alignment = .left
      // Wide enough that the character isn't truncated.
      let width = places[index + 1] - places[index] + text.frame.height
      text.frame = CGRect(x: x, y: text.frame.minY, width: width, height: text.frame.height)
      return [DisplayItem(id: element, .text(text))]
    }
  }

  /// Creates the way from one look to another; nil if these aren't texts that can roll.
  init?(from old: [DisplayItem], to new: [DisplayItem], _ engine: any TextEngine) {
    guard let old = Line(old, engine), let new = Line(new, engine) else { return nil }
    (self.old, self.new) = (old, new)
    let most = min(old.characters.count, new.characters.count)
    let first = zip(old.characters, new.characters).prefix { $0 == $1 }.count
    let last = zip(old.characters.reversed(), new.characters.reversed()).prefix(most - first).prefix { $0 == $1 }.count
    shared = (first, last)
  }

  /// Returns the items that are shown at a progress from 0 to 1.
  func items(progress: Double, isUp: Bool, of element: UInt32) -> [DisplayItem] {
    let part = min(max(progress, 0), 1)
    let way = new.text.frame.height * 0.6 * (isUp ? -1 : 1)
    var items: [DisplayItem] = []
    for index in old.characters.indices where isChanged(index, of: old) {
      let leaving = old.item(index, at: old.places[index], of: element)._faded(to: 1 - part)
      items += moved(leaving, by: way * progress, element)
    }
    for index in new.characters.indices {
      if isChanged(index, of: new) {
        let coming = new.item(index, at: new.places[index], of: element)._faded(to: part)
        items += moved(coming, by: way * (progress - 1), element)
      } else {
        // Counted from the end on which the character stands in both texts.
        let before = index < shared.first ? index : index + old.characters.count - new.characters.count
        let (start, end) = (old.places[before], new.places[index])
        items += new.item(index, at: start + (end - start) * progress, of: element)
      }
    }
    return items
  }

  private func isChanged(_ index: Int, of line: Line) -> Bool {
    index >= shared.first && index < line.characters.count - shared.last
  }

  private func moved(_ items: [DisplayItem], by distance: CGFloat, _ element: UInt32) -> [DisplayItem] {
    items._grouped(.transform(CGAffineTransform(translationX: 0, y: distance)), of: element)
  }
}

extension DisplayText {
  /// The letters and their style, if all have the same.
  fileprivate var first: (string: String, style: TextRequest.LetterStyle)? {
    switch request.content {
    case .plain(let string, let style): (string, style)
    case .pieces(let pieces):
      pieces.count == 1 && pieces[0].picture == nil ? (pieces[0].string, pieces[0].style) : nil
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character may be part of a script that is written from right to left.
  fileprivate var _isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
