internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The part of a document that is in sight, as of the last layout.
struct DocumentSight {
  /// The vertical range of the text that is drawn, if part of it is omitted.
  fileprivate var drawn: Range<CGFloat>?
  /// The last update in which layout keeps the caret visible. Afterward, people scroll where they like.
  fileprivate var lastUpdateOfCaret: UInt64 = 0
}

// A document is in a scroll view, and much of it is out of sight: it is neither measured nor drawn.
extension FieldEditor {
  /// The visible part of the text in its own coordinates, or nil if it isn't placed.
  var visiblePart: Range<CGFloat>? {
    guard let node, let container = node.scrollContainer?.node, container.record.pointee.flags.contains(.isPlaced)
    else {
      return nil
    }
    let (own, outer) = (node.exactFrame, container.exactFrame)
    guard own.minY.isFinite, outer.minY.isFinite, outer.height.isFinite else { return nil }
    return outer.minY - own.minY..<max(outer.maxY, outer.minY) - own.minY
  }

  /// Returns the size of a document for a proposal: as long as its text.
  func sizeOfDocument(_ proposal: ProposedViewSize, _ measuring: LeafMeasuring) -> CGSize {
    guard let node else { return .zero }
    let surroundings = measuring.surroundings
    let offered = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    let placedWidth = node.record.pointee.flags.contains(.isPlaced) ? node.record.pointee.size.width : nil
    // Once the text is placed, other widths are only asked for.
    let sections = sections(at: node, width: placedWidth ?? offered.flatMap { $0 > 0 ? $0 : nil } ?? .infinity)
    let width = offered ?? sections.naturalWidth + tokens.caretWidth
    return CGSize(
      width: width._roundedUpToPixel(surroundings.displayScale),
      height: sections.height(in: width)._roundedUpToPixel(surroundings.displayScale))
  }

  /// Returns the sections to draw: those in sight, and a screenful around them.
  func seenSections(of sections: TextSections) -> Range<Int> {
    guard kind == .document, let visible = visiblePart else {
      sight.drawn = nil
      return 0..<sections.table.count
    }
    let margin = (visible.upperBound - visible.lowerBound) * Sight.margin
    guard margin.isFinite else { return 0..<sections.table.count }
    let drawn = visible.lowerBound - margin..<visible.upperBound + margin
    sight.drawn = drawn
    return sections.sections(in: drawn)
  }

  /// Scrolls as little as necessary to make the caret visible, now and when the text is laid out.
  func revealCaret() {
    guard isFocused, let node, let sections = currentSections, let visible = visiblePart else { return }
    sight.lastUpdateOfCaret = ViewRuntime.updates + 1
    let caret = sections.caret(at: text.selection.head)
    let distance =
      caret.minY < visible.lowerBound
      ? caret.minY - visible.lowerBound : max(caret.maxY - visible.upperBound, 0)
    if distance != 0 { node.scrollContainer?.scroll(by: CGSize(width: 0, height: distance)) }
  }

  /// Measures and draws what has come into sight. Called after a layout, and after the document was scrolled.
  func documentMoved() {
    guard let node, let container = node.scrollContainer, let sections = currentSections else { return }
    let shift = sections.anchorShift
    if shift != 0 { container.shift(by: CGPoint(x: 0, y: shift)) }
    if ViewRuntime.updates <= sight.lastUpdateOfCaret { revealCaret() }
    guard let visible = visiblePart else { return }
    sections.setAnchor(at: visible.lowerBound)
    let margin = (visible.upperBound - visible.lowerBound) / 2
    if sections.measure(in: visible.lowerBound - margin..<visible.upperBound + margin) {
      ViewRuntime.elements.needsDrawing(node.element)
    }
    if abs(sections.height - node.record.pointee.size.height) >= 1 { CanopyCore.layoutChanged(node.element) }
    guard let drawn = sight.drawn else { return }
    if visible.lowerBound < drawn.lowerBound || visible.upperBound > drawn.upperBound {
      ViewRuntime.elements.needsDrawing(node.element)
    }
  }
}
