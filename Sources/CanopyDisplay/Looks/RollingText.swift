internal import CanopyDrawing
internal import Foundation

/// Two texts in one line each, of which the characters that differ roll from the one to the other.
///
/// The characters that both begin with stay, and those that are the same at a distance from the end move to their new places.
struct RollingText {
  private let old: Line
  private let new: Line
  /// The number of characters at the beginning that both texts have.
  private let shared: Int

  /// A text in one line, character by character.
  private struct Line {
    let text: DisplayText
    let characters: [Character]
    /// The beginning of each character, and the end of the last.
    let places: [CGFloat]

    /// Creates the characters of a look; nil if that isn't a text in a single style that is set in one line from left to right.
    ///
    /// - Parameter distance: The distance to the right by which the characters are shown from their places.
    init?(_ look: [DisplayItem], _ engine: any TextEngine, movedBy distance: CGFloat) {
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
      // On its way to another width, a text has room beside it.
      let start = line.minX - text.frame.minX + distance
      places = [start] + widths.map { start + $0 }
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
  ///
  /// - Parameter drift: The distances to the right of the text from its final place, at the beginning and now. Characters stay in the
  ///   room between their old and their new places, whatever room the text has on the way.
  init?(
    from old: [DisplayItem], to new: [DisplayItem], _ engine: any TextEngine, _ drift: (start: CGFloat, now: CGFloat)
  ) {
    guard let old = Line(old, engine, movedBy: drift.start - drift.now),
      let new = Line(new, engine, movedBy: -drift.now)
    else { return nil }
    (self.old, self.new) = (old, new)
    shared = zip(old.characters, new.characters).prefix { $0 == $1 }.count
  }

  /// Returns the items that are shown at a progress from 0 to 1.
  ///
  /// Each character that differs rolls by a part of the line, one after the other from the first to the last: the old one fades and
  /// blurs on its way out, and the new one on its way in. A character that stands at the same distance from the end in both texts, as
  /// digits of the same value do, moves to its new place.
  func items(progress: Double, isUp: Bool, of element: UInt32) -> [DisplayItem] {
    var (rolling, staying): ([DisplayItem], [DisplayItem]) = ([], [])
    let leaving = old.characters.indices.filter { partner(of: $0, in: old, new) == nil }
    let coming = new.characters.indices.filter { partner(of: $0, in: new, old) == nil }
    for (order, index) in leaving.enumerated() {
      let part = part(order, of: leaving.count, at: progress)
      rolling += rolled(old.item(index, at: old.places[index], of: element), part, isUp: isUp, element)
    }
    for (order, index) in coming.enumerated() {
      let part = part(order, of: coming.count, at: progress)
      rolling += rolled(new.item(index, at: new.places[index], of: element), part - 1, isUp: isUp, element)
    }
    for index in new.characters.indices {
      guard let before = partner(of: index, in: new, old) else { continue }
      let (start, end) = (old.places[before], new.places[index])
      staying += new.item(index, at: start + (end - start) * progress, of: element)
    }
    return rolling._grouped(.clip(Path(area), FillStyle()), of: element) + staying
  }

  /// The area in which characters roll: the lines, and the parts of letters that reach beyond their ends.
  private var area: CGRect {
    let lines = [old, new].map { line in
      CGRect(
        x: line.places[0], y: line.text.frame.minY, width: (line.places.last ?? 0) - line.places[0],
        height: line.text.frame.height)
    }
    return lines[0].union(lines[1]).insetBy(dx: -lines[1].height / 4, dy: 0)
  }

  /// Returns the character of another line that stands for a character, and moves to its place or from it; nil if there is none.
  private func partner(of index: Int, in line: Line, _ other: Line) -> Int? {
    if index < shared { return index }
    let partner = index + other.characters.count - line.characters.count
    guard partner >= shared, other.characters.indices.contains(partner) else { return nil }
    return line.characters[index] == other.characters[partner] ? partner : nil
  }

  /// Returns the part of its way that a character has rolled. The last one begins when two fifths of the time have passed.
  private func part(_ order: Int, of count: Int, at progress: Double) -> Double {
    let delay = count > 1 ? min(0.08, 0.4 / Double(count - 1)) : 0
    let length = 1 - delay * Double(count - 1)
    return min(max((progress - delay * Double(order)) / length, 0), 1)
  }

  /// Returns a character at a distance from its place: from 0, where it is clear, to 1 or -1, where it is gone.
  private func rolled(_ items: [DisplayItem], _ distance: Double, isUp: Bool, _ element: UInt32) -> [DisplayItem] {
    let height = new.text.frame.height
    var items = items._faded(to: 1 - abs(distance))
    let blur = height * 0.05 * abs(distance)
    if blur > 0.1 { items = items._grouped(.blur(radius: blur, isOpaque: false), of: element) }
    let way = height * 0.35 * distance * (isUp ? -1 : 1)
    return items._grouped(.transform(CGAffineTransform(translationX: 0, y: way)), of: element)
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
