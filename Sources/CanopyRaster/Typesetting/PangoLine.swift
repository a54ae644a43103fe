internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A line of a paragraph, as laid out by Pango.
struct PangoLine {
  /// The line in Pango's layout, which is valid as long as its paragraph exists.
  let line: UnsafeMutablePointer<PangoLayoutLine>
  let metrics: LineMetrics
  /// The width of the letters.
  let width: CGFloat
  /// The distance by which the last letter shifts the letters after it. Negative kerning makes the line narrower than its
  /// letters.
  let kerning: CGFloat
  /// A Boolean value that indicates whether the line runs from right to left.
  let isFromRight: Bool
  /// The width of the spaces at which the line breaks. They aren't drawn, but a text includes them in its width if there is
  /// space.
  var trailingSpace: CGFloat = 0
  /// A Boolean value that indicates whether the line ends within a word, because the word doesn't fit.
  var breaksWord = false

  /// The start of the line in its paragraph, in bytes.
  var start: Int { Int(line.pointee.start_index) }

  /// The end of the line in its paragraph, in bytes.
  var end: Int { Int(line.pointee.start_index + line.pointee.length) }

  /// The width that the line takes up.
  var totalWidth: CGFloat { max(width + kerning, 0) }

  /// Returns the start of the letters, relative to the left edge of the text.
  func start(in width: CGFloat, _ alignment: DisplayText.Alignment) -> CGFloat {
    // A line that is wider than the text starts at its left edge, where clips and masks expect letters.
    let free = max(width - totalWidth, 0)
    let start: CGFloat =
      switch alignment {
      case .center: free / 2
      case .left: 0
      case .right: free
      case .start: isFromRight ? free : 0
      case .end: isFromRight ? 0 : free
      }
    return isFromRight ? start + kerning : start
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Calls a closure for each run of uniform letters, from left to right.
  func forEachRun(_ body: (PangoGlyphItem) -> Void) {
    var next = pointee.runs
    while let node = next {
      if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee { body(run) }
      next = node.pointee.next
    }
  }

  /// Calls a closure for the item of each run, from left to right.
  func forEachItem(_ body: (PangoItem) -> Void) {
    forEachRun { run in if let item = run.item { body(item.pointee) } }
  }
}

extension PangoItem {
  /// The bytes in the item's paragraph.
  var bytes: Range<Int> { Int(offset)..<Int(offset) + Int(length) }

  /// A Boolean value that indicates whether this is the ellipsis of truncated text.
  var isSign: Bool { UInt32(analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 }

  /// The distance added after each letter.
  var letterSpacing: CGFloat {
    var next = analysis.extra_attrs
    while let node = next {
      let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self)
      if let attribute, attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING {
        return CGFloat(pangoUnits: pango_attribute_as_int(attribute)?.pointee.value ?? 0)
      }
      next = node.pointee.next
    }
    return 0
  }
}
