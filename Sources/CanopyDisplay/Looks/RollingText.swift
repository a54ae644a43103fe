internal import CanopyDrawing
internal import Foundation

/// Two texts of one line each. Characters that differ roll from one text to the other.
///
/// A common prefix stays in place. Equal characters at the same distance from the end move to their new positions.
struct RollingText {
  private let old: Line
  private let new: Line
  /// The length of the common prefix, in characters.
  private let shared: Int

  /// A text in one line, character by character.
  private struct Line {
    let text: DisplayText
    let characters: [Character]
    /// The start of each character, and the end of the last.
    let places: [CGFloat]

    /// Creates the characters of a look, or returns nil unless it is a text in a single style on one left-to-right line.
    ///
    /// - Parameter distance: The horizontal distance by which the characters are displaced.
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
      // A line that is truncated or scaled down has a different width.
      guard abs((widths.last ?? 0) - line.width) < 1 else { return nil }
      self.text = text
      self.characters = characters
      // While its width is animating, a text can have extra space beside it.
      let start = line.minX - text.frame.minX + distance
      places = [start] + widths.map { start + $0 }
    }

    /// The maximum number of characters in a rolling text.
    private static var mostCharacters: Int { 64 }

    /// Returns a character as a text at a horizontal position.
    func item(_ index: Int, at x: CGFloat, of element: UInt32) -> [DisplayItem] {
      guard let style = text.first?.style else { return [] }
      var text = text
      text.request = TextRequest(.plain(String(characters[index]), style))
      text.alignment = .left
      // Wide enough to avoid truncation.
      let width = places[index + 1] - places[index] + text.frame.height
      text.frame = CGRect(x: x, y: text.frame.minY, width: width, height: text.frame.height)
      return [DisplayItem(id: element, .text(text))]
    }
  }

  /// Creates the change from one look to another, or returns nil if they aren't texts that can roll.
  ///
  /// - Parameter drift: The horizontal distances of the text from its final position, at the start and now. Characters stay
  ///   between their old and new positions, regardless of the text's width during the animation.
  init?(
    from old: [DisplayItem], to new: [DisplayItem], _ engine: any TextEngine, _ drift: (start: CGFloat, now: CGFloat)
  ) {
    guard let old = Line(old, engine, movedBy: drift.start - drift.now),
      let new = Line(new, engine, movedBy: -drift.now)
    else { return nil }
    (self.old, self.new) = (old, new)
    shared = zip(old.characters, new.characters).prefix { $0 == $1 }.count
  }

  /// Returns the items to display at a progress from 0 to 1.
  ///
  /// Characters that differ roll by a fraction of the line, one after the other from first to last: the old one fades out and
  /// blurs on its way out, and the new one does the reverse on its way in. An equal character at the same distance from the
  /// end, such as an unchanged digit, moves to its new position.
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

  /// The area in which characters roll: the lines, including the parts of letters that extend beyond their ends.
  private var area: CGRect {
    let lines = [old, new].map { line in
      CGRect(
        x: line.places[0], y: line.text.frame.minY, width: (line.places.last ?? 0) - line.places[0],
        height: line.text.frame.height)
    }
    return lines[0].union(lines[1]).insetBy(dx: -lines[1].height / 4, dy: 0)
  }

  /// Returns the character in another line that corresponds to a character and moves to or from its position, or nil if there
  /// is none.
  private func partner(of index: Int, in line: Line, _ other: Line) -> Int? {
    if index < shared { return index }
    let partner = index + other.characters.count - line.characters.count
    guard partner >= shared, other.characters.indices.contains(partner) else { return nil }
    return line.characters[index] == other.characters[partner] ? partner : nil
  }

  /// Returns the progress of a character's roll. The last one starts after two fifths of the time.
  private func part(_ order: Int, of count: Int, at progress: Double) -> Double {
    let delay = count > 1 ? min(0.08, 0.4 / Double(count - 1)) : 0
    let length = 1 - delay * Double(count - 1)
    return min(max((progress - delay * Double(order)) / length, 0), 1)
  }

  /// Returns a character at a distance from its position: 0 is fully visible, and 1 or -1 is invisible.
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
  /// The letters and their style, if all share the same style.
  fileprivate var first: (string: String, style: TextRequest.LetterStyle)? {
    switch request.content {
    case .plain(let string, let style): (string, style)
    case .pieces(let pieces):
      pieces.count == 1 && pieces[0].picture == nil ? (pieces[0].string, pieces[0].style) : nil
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character may belong to a right-to-left script.
  fileprivate var _isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
