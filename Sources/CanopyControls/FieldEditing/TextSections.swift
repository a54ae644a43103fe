internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The layout of a text that people edit, in sections that are laid out separately.
///
/// The text of a field is one section. A document has a section for each paragraph: only paragraphs in sight, and the one with the
/// caret, are laid out, so an edit takes the same time in a document of any length. The heights of other paragraphs are estimates.
@MainActor
final class TextSections {
  /// The kind of the text.
  enum Kind { case line, lines, document }

  /// Everything that affects the layout, apart from the text.
  struct Setting: Equatable {
    var kind: Kind
    var letters: TextRequest.LetterStyle
    var paragraph: ParagraphStyle
    var width: CGFloat
    var alignment: TextAlignment
    /// A Boolean value that indicates whether text without letters runs from right to left.
    var mirrors: Bool
    /// A Boolean value that indicates whether the letters are dots, which have no direction.
    var isSecure: Bool
  }

  private(set) var string = ""
  private(set) var table = SectionTable()
  /// The runs of a text with attributes, or an empty array if all letters have the style of the setting.
  private var runs: [StyledRun] = []
  private var setting: Setting?
  let engine: any TextEngine
  /// The most recently used layouts of sections.
  private var placed: [Int: PlacedText] = [:]
  /// The height of a line, and the width of a byte, of an average paragraph. Estimates are based on them.
  private var usual: (lineHeight: CGFloat, byteWidth: CGFloat) = (0, 0)
  /// The section at the upper edge of the visible part, which stays in place when the heights above it change.
  private(set) var anchor: (section: Int, top: CGFloat) = (0, 0)

  init(engine: any TextEngine) { self.engine = engine }

  /// The number of sections that are measured at once, for example in a new document.
  private static var mostMeasured: Int { 200 }
  private static var mostPlaced: Int { 256 }

  // MARK: The text

  /// Adopts the text and the values of its surroundings.
  func update(_ new: String, runs newRuns: [StyledRun] = [], _ setting: Setting) {
    let old = self.setting
    let isRestyled = runs != newRuns
    guard old != setting || string != new || isRestyled else { return }
    self.setting = setting
    if old?.kind != setting.kind { (string, table, anchor) = ("", SectionTable(), (0, 0)) }
    let changed = string == new && !isRestyled ? 0..<0 : adopt(new, newRuns)
    guard setting.kind == .document else { return }
    if old?.letters != setting.letters || old?.paragraph != setting.paragraph || old?.width != setting.width {
      learnUsual()
      table.estimateAll(estimate)
    }
    if table.count <= Self.mostMeasured {
      measure(0..<table.count)
    } else if changed.count <= Self.mostMeasured {
      measure(changed)
    }
  }

  /// Adopts a text. Returns the sections that have changed.
  private func adopt(_ new: String, _ newRuns: [StyledRun]) -> Range<Int> {
    let change = ByteDifference(from: string, to: new)
    let growth = change.newEnd - change.oldEnd
    var (changeStart, changeEnd) = (change.start, change.oldEnd)
    if runs != newRuns {
      // Letters of another style are as a change of the text.
      changeStart = min(changeStart, runs._commonStart(newRuns))
      changeEnd = max(changeEnd, min(string.utf8.count - runs._commonEnd(newRuns), string.utf8.count))
      runs = newRuns
    }
    string = new
    // A line feed after a carriage return belongs to it, so the section before the change is divided again, too.
    let sections = table.section(at: max(changeStart - 1, 0))..<table.section(at: changeEnd) + 1
    let (start, end) = (table.starts[sections.lowerBound], table.starts[sections.upperBound] + growth)
    let isAtEnd = sections.upperBound == table.count
    let starts =
      setting?.kind == .document ? new._paragraphStarts(in: start..<end, isAtEnd: isAtEnd) : [start]
    table.replace(sections, with: starts, growth: growth, estimate: estimate)
    if anchor.section >= sections.upperBound {
      anchor.section += starts.count - sections.count
    } else if anchor.section > sections.lowerBound {
      anchor.section = sections.lowerBound
    }
    return sections.lowerBound..<sections.lowerBound + starts.count
  }

  // MARK: Heights

  /// The height of the text.
  var height: CGFloat {
    guard let last = table.tops.last, let setting else { return 0 }
    return max(last - setting.paragraph.lineSpacing, 0)
  }

  /// Returns the height of the text in another width, without adopting it.
  func height(in width: CGFloat) -> CGFloat {
    guard let setting, width != setting.width else { return height }
    // Stacks ask for the least width. Breaking each letter into a line of its own would take long.
    if width <= 0 { return CGFloat(table.count) * usual.lineHeight }
    let heights = (0..<table.count).lazy.map { [self] section in
      table.count <= Self.mostMeasured
        ? measuredHeight(of: section, in: width) : estimate(table.bytes(of: section).count, in: width)
    }
    return max(heights.reduce(0, +) - setting.paragraph.lineSpacing, 0)
  }

  /// The width of the longest of the first paragraphs, if none of them wraps.
  var naturalWidth: CGFloat {
    (0..<min(table.count, Self.mostMeasured)).reduce(0) { [self] widest, section in
      max(widest, request(section).map { engine.measure($0, width: .infinity, height: .infinity).size.width } ?? 0)
    }
  }

  /// Measures the sections in a vertical range whose heights are estimates. Returns a Boolean value that indicates whether that has
  /// changed the height of any section.
  func measure(in range: Range<CGFloat>) -> Bool {
    var hasChanged = false
    // Sections that turn out to be shorter bring others into the range.
    while true {
      let sections = sections(in: range)
      guard let first = sections.first(where: { !table.isMeasured[$0] }) else { return hasChanged }
      if measure(first..<min(first + Self.mostMeasured, sections.upperBound)) { hasChanged = true }
    }
  }

  @discardableResult
  private func measure(_ sections: Range<Int>) -> Bool {
    guard let setting, sections.contains(where: { !table.isMeasured[$0] }) else { return false }
    let old = table.tops[sections.upperBound]
    table.measured(
      sections.map { table.isMeasured[$0] ? table.height(of: $0) : measuredHeight(of: $0, in: setting.width) },
      from: sections.lowerBound)
    return table.tops[sections.upperBound] != old
  }

  private func measuredHeight(of section: Int, in width: CGFloat) -> CGFloat {
    guard let request = request(section) else { return 0 }
    return engine.measure(request, width: width, height: .infinity).size.height + request.paragraph.lineSpacing
  }

  /// Returns the estimated height of a section with a number of bytes.
  private func estimate(_ bytes: Int) -> CGFloat { estimate(bytes, in: setting?.width ?? .infinity) }

  private func estimate(_ bytes: Int, in width: CGFloat) -> CGFloat {
    let lines = width > 0 ? min((CGFloat(bytes) * usual.byteWidth / width).rounded(.up), CGFloat(max(bytes, 1))) : 1
    return max(lines, 1) * usual.lineHeight
  }

  /// Measures some paragraphs throughout the document, on which estimates are based.
  private func learnUsual() {
    guard let setting else { return }
    let most = 32
    let samples = table.count <= most ? Array(0..<table.count) : (0..<most).map { $0 * table.count / most }
    var (bytes, width) = (0, CGFloat(0))
    for section in samples {
      // The width of a long paragraph is known from its beginning.
      guard let request = request(section, mostBytes: 1024) else { continue }
      bytes += request.string.utf8.count
      width += engine.measure(request, width: .infinity, height: .infinity).size.width
    }
    let line = TextRequest(.plain("x", setting.letters), setting.paragraph)
    usual.lineHeight =
      engine.measure(line, width: .infinity, height: .infinity).size.height + setting.paragraph.lineSpacing
    usual.byteWidth = bytes > 0 ? width / CGFloat(bytes) : 0
  }

  // MARK: Staying in place

  /// Remembers the section at a vertical position of the text.
  func setAnchor(at y: CGFloat) {
    let section = table.section(at: y)
    anchor = (section, table.tops[section])
  }

  /// The distance by which the remembered section has moved.
  var anchorShift: CGFloat { table.tops[min(anchor.section, table.count - 1)] - anchor.top }

  // MARK: Layouts of sections

  /// Returns the text of a section for the text engine, without its terminator.
  func request(_ section: Int, mostBytes: Int = .max) -> TextRequest? {
    guard let setting else { return nil }
    guard setting.kind == .document else {
      return TextRequest(.plain(string, setting.letters), setting.paragraph)
    }
    var bytes = string._withoutTerminator(table.bytes(of: section))
    if bytes.count > mostBytes { bytes = bytes.lowerBound..<bytes.lowerBound + mostBytes }
    return TextRequest(content(bytes, setting), setting.paragraph)
  }

  /// Returns the text in a range of bytes, divided into its runs.
  private func content(_ bytes: Range<Int>, _ setting: Setting) -> TextRequest.Content {
    let pieces = runs(in: bytes).map { TextRequest.Piece(string._part($0.bytes), $0.run.letters) }
    if pieces.count > 1 { return .pieces(pieces) }
    return .plain(string._part(bytes), pieces.first?.style ?? setting.letters)
  }

  /// Returns the modifiers of each piece of a section.
  func modifiers(of section: Int) -> [[TextModifier]] {
    let runs = runs(in: string._withoutTerminator(table.bytes(of: section)))
    return runs.isEmpty ? [[]] : runs.map(\.run.modifiers)
  }

  /// Returns the runs in a range of bytes. An empty range is in the run that contains its start.
  private func runs(in bytes: Range<Int>) -> [(run: StyledRun, bytes: Range<Int>)] {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= bytes.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count else { return runs.last.map { [($0, bytes)] } ?? [] }
    var (found, start): ([(run: StyledRun, bytes: Range<Int>)], Int) = ([], bytes.lowerBound)
    repeat {
      let end = min(runs[low].end, bytes.upperBound)
      found.append((runs[low], start..<end))
      (start, low) = (end, low + 1)
    } while start < bytes.upperBound && low < runs.count
    return found
  }

  /// Returns the alignment of the lines of a section. It follows the writing direction of the text, or the layout direction if the text
  /// has no letters.
  func alignment(of section: Int) -> DisplayText.Alignment {
    guard let setting else { return .left }
    let bytes = table.bytes(of: section)
    let hasDirection = !setting.isSecure && string._part(bytes).contains(where: \.isLetter)
    return switch setting.alignment {
    case .leading: hasDirection ? .start : setting.mirrors ? .right : .left
    case .center: .center
    case .trailing: hasDirection ? .end : setting.mirrors ? .left : .right
    }
  }

  /// Returns the layout of a section, relative to its upper left corner.
  func placed(_ section: Int) -> PlacedText {
    guard let setting, let request = request(section) else { return PlacedText() }
    var frame = CGRect(x: 0, y: 0, width: setting.width, height: .infinity)
    if setting.kind == .line {
      let natural = engine.measure(request, width: .infinity, height: .infinity)
      frame.size = CGSize(width: natural.size.width.rounded(.up), height: natural.size.height)
    }
    let text = DisplayText(request, in: frame, [], setting.kind == .line ? .left : alignment(of: section))
    if let known = placed[section], known.text == text { return known }
    let fresh = PlacedText(text: text, geometry: engine.geometry(of: text))
    if placed.count >= Self.mostPlaced { placed = [:] }
    placed[section] = fresh
    return fresh
  }
}

/// A section with the positions of its characters.
struct PlacedText {
  let text: DisplayText?
  let geometry: TextGeometry
  /// The rectangle that encloses the characters.
  let extent: CGRect

  fileprivate init(text: DisplayText? = nil, geometry: TextGeometry = TextGeometry(lines: [])) {
    (self.text, self.geometry) = (text, geometry)
    extent = geometry.extent
  }
}

// Positions in the whole text. Offsets are in bytes.
extension TextSections {
  /// A line of the text.
  struct Line {
    let bytes: Range<Int>
    let isFromRight: Bool
    /// A Boolean value that indicates whether the line is wrapped: its end is also the start of the next line.
    let isBroken: Bool
  }

  /// The rectangle that encloses the characters of a field.
  var extent: CGRect { placed(0).extent }

  /// A Boolean value that indicates whether a field runs from right to left.
  var isFromRight: Bool { placed(0).geometry.lines.first?.isFromRight == true }

  /// Returns the line that contains an offset.
  func line(at offset: Int) -> Line? {
    let section = table.section(at: offset)
    let (geometry, start) = (placed(section).geometry, table.starts[section])
    let index = geometry.line(at: offset - start)
    guard geometry.lines.indices.contains(index) else { return nil }
    let line = geometry.lines[index]
    let isBroken =
      index + 1 < geometry.lines.count && geometry.lines[index + 1].bytes.lowerBound == line.bytes.upperBound
    return Line(
      bytes: line.bytes.lowerBound + start..<line.bytes.upperBound + start, isFromRight: line.isFromRight,
      isBroken: isBroken)
  }

  /// Returns the caret at an offset, as a rectangle without width.
  func caret(at offset: Int) -> CGRect {
    let section = table.section(at: offset)
    let caret = placed(section).geometry.caret(at: offset - table.starts[section])
    return caret.offsetBy(dx: 0, dy: table.tops[section])
  }

  /// Returns the boundary between characters that is closest to a point.
  func offset(at point: CGPoint) -> Int {
    let section = table.section(at: point.y)
    let place = CGPoint(x: point.x, y: point.y - table.tops[section])
    return placed(section).geometry.offset(at: place) + table.starts[section]
  }

  /// Returns the offset at a horizontal position in the next line up or down, or nil if there is none.
  func offset(fromLineAt offset: Int, up: Bool, x: CGFloat) -> Int? {
    let section = table.section(at: offset)
    let geometry = placed(section).geometry
    let line = geometry.line(at: offset - table.starts[section])
    if let found = geometry.offset(fromLine: line, by: up ? -1 : 1, x: x) { return found + table.starts[section] }
    let next = section + (up ? -1 : 1)
    guard next >= 0, next < table.count else { return nil }
    let beyond = placed(next).geometry
    let found = beyond.offset(fromLine: up ? beyond.lines.count - 1 : 0, by: 0, x: x)
    return found.map { $0 + table.starts[next] }
  }

  /// Returns the sections that can be seen in a vertical range.
  func sections(in range: Range<CGFloat>) -> Range<Int> {
    table.section(at: range.lowerBound)..<table.section(at: range.upperBound) + 1
  }

  /// Returns the rectangles behind a range of characters in some sections. They include the rest of a line behind which a selected
  /// paragraph ends.
  func frames(of range: Range<Int>, in sections: Range<Int>) -> [CGRect] {
    let selected = table.section(at: range.lowerBound)..<table.section(at: range.upperBound) + 1
    return sections.clamped(to: selected).flatMap { section -> [CGRect] in
      let (start, top) = (table.starts[section], table.tops[section])
      let geometry = placed(section).geometry
      var frames = geometry.frames(of: range.lowerBound - start..<range.upperBound - start)
      if section + 1 < table.count, range.contains(table.starts[section + 1] - 1), let line = geometry.lines.last {
        frames.append(rest(of: line))
      }
      return frames.map { $0.offsetBy(dx: 0, dy: top) }
    }
  }

  /// Returns the space behind the last letter of a line.
  private func rest(of line: TextGeometry.Line) -> CGRect {
    let width = setting?.width ?? 0
    let (start, end) = line.isFromRight ? (0, line.frame.minX) : (line.frame.maxX, width)
    return CGRect(x: start, y: line.frame.minY, width: max(end - start, 0), height: line.frame.height)
  }

  /// Returns the baseline of the line whose upper edge is at a vertical position.
  func baseline(atTop y: CGFloat) -> CGFloat? {
    let section = table.section(at: y)
    let top = table.tops[section]
    return placed(section).geometry.lines.first { abs($0.frame.minY + top - y) < 0.01 }.map { $0.baseline + top }
  }
}

extension TextGeometry {
  /// The rectangle that encloses the characters.
  fileprivate var extent: CGRect {
    var extent = frame
    let edges = lines.lazy.flatMap(\.characters).flatMap { [$0.leading, $0.trailing] }
    if let left = edges.min(), let right = edges.max() { (extent.origin.x, extent.size.width) = (left, right - left) }
    return extent
  }
}
