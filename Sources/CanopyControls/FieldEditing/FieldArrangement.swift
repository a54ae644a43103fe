internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyText
internal import Foundation

/// The layout of the text in a field.
@MainActor
struct FieldArrangement {
  /// The layout of the text. Its positions are relative to the origin.
  let sections: TextSections
  /// The position of the scrolled text in the field.
  let origin: CGPoint
  /// A Boolean value that indicates whether the field is too small to show all of the text.
  let isOverflowing: Bool
}

// The position of the text.
extension FieldEditor {
  private static var dot: Character { "•" }

  /// The string to display: dots if the field is secure.
  var shownString: String {
    isSecure ? Self.dots(for: text.string) : text.string
  }

  static func dots(for string: String) -> String { String(repeating: Self.dot, count: string.count) }

  /// Returns the offset in the shown string for one in the text.
  func shownOffset(_ offset: Int) -> Int {
    isSecure ? text.string._part(0..<offset).count * Self.dot.utf8.count : offset
  }

  /// Returns the offset in the text for one in the shown string.
  func modelOffset(_ offset: Int) -> Int {
    isSecure ? text.string.prefix(offset / Self.dot.utf8.count).utf8.count : offset
  }

  func shownRange(_ range: Range<Int>) -> Range<Int> { shownOffset(range.lowerBound)..<shownOffset(range.upperBound) }

  /// Returns the text request for drawing.
  func request(in surroundings: TextSurroundings) -> TextRequest {
    TextRequest(.plain(shownString, surroundings.letters), paragraph(in: surroundings))
  }

  private func paragraph(in surroundings: TextSurroundings) -> ParagraphStyle {
    var paragraph = surroundings.paragraph
    // The text scrolls instead of being truncated or scaled down.
    (paragraph.smallestScale, paragraph.allowsTightening) = (1, false)
    paragraph.fewestLines = nil
    paragraph.mostLines = isMultiline ? nil : 1
    if kind == .lines { paragraph.lineSpacing += tokens.lineExtra }
    return paragraph
  }

  /// The current layout of the text.
  var currentSections: TextSections? {
    guard let node else { return nil }
    return sections(at: node, width: node.record.pointee.size.width)
  }

  /// Returns the layout of the text in a field of the given width.
  func sections(at node: LayoutNode, width: CGFloat) -> TextSections {
    let sections = sections(at: node)
    let surroundings = node.surroundings
    sections.update(
      shownString, runs: runs(at: node),
      TextSections.Setting(
        kind: kind, letters: surroundings.text.letters, paragraph: paragraph(in: surroundings.text), width: width,
        alignment: node.environment.multilineTextAlignment, mirrors: surroundings.mirrors, isSecure: isSecure))
    return sections
  }

  /// Returns the layout of the text in a field of the given size.
  func arrangement(at node: LayoutNode, in size: CGSize) -> FieldArrangement {
    // A document moves at once if its width changes, because laying it out takes too long for each frame of a motion.
    if kind == .document {
      let sections = sections(at: node, width: node.record.pointee.size.width)
      return FieldArrangement(sections: sections, origin: .zero, isOverflowing: false)
    }
    let sections = sections(at: node, width: size.width)
    let extent = sections.extent
    let inset = inset(scale: node.surroundings.displayScale)
    let scroll = shownScroll(of: sections, in: size)
    if kind == .lines {
      let isOverflowing = extent.height + tokens.lineExtra > size.height + 0.5
      return FieldArrangement(
        sections: sections, origin: CGPoint(x: 0, y: inset - scroll.y), isOverflowing: isOverflowing)
    }
    let isOverflowing = extent.width + tokens.caretWidth > size.width
    let start =
      isOverflowing
      ? -scroll.x : sections.start(ofWidth: extent.width, in: size.width, isFromRight: sections.isFromRight)
    let origin = CGPoint(x: start - extent.minX, y: (size.height - tokens.lineExtra - extent.height) / 2 + inset)
    return FieldArrangement(sections: sections, origin: origin, isOverflowing: isOverflowing)
  }

  /// The layout of the text as shown, or nil if the field isn't placed.
  var shown: FieldArrangement? {
    guard let node, isPlaced else { return nil }
    return arrangement(at: node, in: node.shownSize)
  }

  private var isPlaced: Bool { node?.record.pointee.flags.contains(.isPlaced) ?? false }

  // MARK: Scrolling

  /// The text as shown and the size of the field, or nil if the field isn't placed.
  private var shownText: (TextSections, CGSize)? {
    guard let node, isPlaced else { return nil }
    return (sections(at: node, width: node.shownSize.width), node.shownSize)
  }

  /// Returns the scroll offset in a field of the given size, where text can be out of sight only if the field is too small for it.
  private func shownScroll(of sections: TextSections, in size: CGSize) -> CGPoint {
    let extent = sections.extent
    if isMultiline {
      return CGPoint(x: 0, y: min(max(scroll.y, 0), max(extent.height + tokens.lineExtra - size.height, 0)))
    }
    let hidden = extent.width + tokens.caretWidth - size.width
    if hidden <= 0 { return .zero }
    if isFocused { return CGPoint(x: min(max(scroll.x, 0), hidden), y: 0) }
    // The start of the text is visible.
    return CGPoint(x: sections.isFromRight ? extent.width - size.width : 0, y: 0)
  }

  /// Keeps the offset of the text as it is shown.
  func keepShownScroll() {
    if kind != .document, let (sections, size) = shownText { scroll = shownScroll(of: sections, in: size) }
  }

  /// Scrolls as little as necessary to make the caret visible.
  func scrollToCaret() {
    if kind == .document { return revealCaret() }
    guard isFocused, let (sections, size) = shownText else { return }
    let caret = sections.caret(at: shownOffset(text.selection.head))
    if isMultiline {
      scroll.y = scrolled(scroll.y, to: caret.minY, caret.maxY + tokens.lineExtra, size.height)
    } else {
      let x = caret.minX - sections.extent.minX
      scroll.x = scrolled(scroll.x, to: x, x + tokens.caretWidth, size.width)
    }
    scroll = shownScroll(of: sections, in: size)
  }

  /// The caret in the tree's coordinates while the field has the focus.
  var textInput: TextInput? {
    guard isFocused, let node, let shown else { return nil }
    let frame = node.frame
    var caret = shown.sections.caret(at: shownOffset(text.selection.head))
    caret.origin.x += frame.minX + shown.origin.x
    caret.origin.y += frame.minY + shown.origin.y
    caret.size.width = tokens.caretWidth
    return TextInput(caret: caret, isSecure: isSecure, selection: reportedSelection)
  }

  /// The selected UTF-16 range of the text that assistive technologies read.
  private var reportedSelection: Range<Int> {
    let (content, bytes) = (text.content, text.contentSelection)
    func offset(_ byte: Int) -> Int {
      let end = content.utf8.index(content.startIndex, offsetBy: byte, limitedBy: content.endIndex) ?? content.endIndex
      // Each character of a secure text is a dot.
      return isSecure ? content[..<end].count : content.utf16.distance(from: content.startIndex, to: end)
    }
    return offset(bytes.lowerBound)..<offset(bytes.upperBound)
  }

  /// Returns the distance from the upper edge of a field to its text: the part of the additional height above a line.
  func inset(scale: CGFloat) -> CGFloat { (tokens.lineExtra / 2)._roundedUpToPixel(scale) }

  /// Returns the scroll offset that makes a range visible.
  private func scrolled(_ offset: CGFloat, to start: CGFloat, _ end: CGFloat, _ room: CGFloat) -> CGFloat {
    start < offset ? start : end > offset + room ? end - room : offset
  }
}

extension TextSections {
  /// Returns the left edge of a line that is narrower than the field.
  ///
  /// - Parameters:
  ///   - width: The width of the line.
  ///   - room: The width available in the field.
  ///   - isFromRight: A Boolean value that indicates whether the line runs from right to left.
  func start(ofWidth width: CGFloat, in room: CGFloat, isFromRight: Bool = false) -> CGFloat {
    switch alignment(of: 0) {
    case .left: 0
    case .center: (room - width) / 2
    case .right: room - width
    case .start: isFromRight ? room - width : 0
    case .end: isFromRight ? 0 : room - width
    }
  }
}
