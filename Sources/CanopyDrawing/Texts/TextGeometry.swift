package import Foundation

/// The positions of the characters in a drawn text, for carets, selections, and finding the character at a point.
///
/// Offsets are in UTF-8 bytes.
package struct TextGeometry: Equatable, Sendable {
  /// The lines, from top to bottom. There is at least one.
  package var lines: [Line]

  package struct Line: Equatable, Sendable {
    /// The bytes of the line, excluding a paragraph terminator.
    package var bytes: Range<Int>
    /// The frame, which is as wide as the letters and spaces.
    package var frame: CGRect
    package var baseline: CGFloat
    /// A Boolean value that indicates whether the line is right-to-left.
    package var isFromRight: Bool
    /// The characters in logical order.
    package var characters: [Character]

    package init(
      bytes: Range<Int>, frame: CGRect, baseline: CGFloat, isFromRight: Bool = false, characters: [Character]
    ) {
      (self.bytes, self.frame, self.baseline) = (bytes, frame, baseline)
      (self.isFromRight, self.characters) = (isFromRight, characters)
    }
  }

  /// A character, as people perceive it.
  package struct Character: Equatable, Sendable {
    package var bytes: Range<Int>
    /// The edge at which the character starts: the right edge of a Hebrew letter.
    package var leading: CGFloat
    package var trailing: CGFloat

    package init(bytes: Range<Int>, leading: CGFloat, trailing: CGFloat) {
      (self.bytes, self.leading, self.trailing) = (bytes, leading, trailing)
    }

    package var left: CGFloat { min(leading, trailing) }
    package var right: CGFloat { max(leading, trailing) }
  }

  package init(lines: [Line]) { self.lines = lines }

  /// The smallest rectangle that contains all lines.
  package var frame: CGRect { lines.dropFirst().reduce(lines.first?.frame ?? .zero) { $0.union($1.frame) } }

  // MARK: Carets

  /// Returns the index of the line that contains an offset. The end of a wrapped line belongs to the next line.
  package func line(at offset: Int) -> Int { lines.lastIndex { $0.bytes.lowerBound <= offset } ?? 0 }

  /// Returns the caret at an offset, as a rectangle without width.
  ///
  /// - Parameter upstream: A Boolean value that indicates whether an offset at which a line wraps means the end of the upper
  ///   line.
  package func caret(at offset: Int, upstream: Bool = false) -> CGRect {
    var index = line(at: offset)
    if upstream, index > 0, lines[index].bytes.lowerBound == offset, lines[index - 1].bytes.upperBound == offset {
      index -= 1
    }
    guard lines.indices.contains(index) else { return .zero }
    let line = lines[index]
    return CGRect(x: line.x(at: offset), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  // MARK: Selections

  /// Returns the rectangles behind a range, from top to bottom, and from left to right in each line.
  package func frames(of range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      var parts = line.characters.filter { $0.bytes.overlaps(range) }.map { ($0.left, $0.right) }
      parts.sort { $0.0 < $1.0 }
      var frames: [CGRect] = []
      for (left, right) in parts where right > left {
        if let last = frames.last, abs(last.maxX - left) < 0.05 {
          frames[frames.count - 1].size.width = right - last.minX
        } else {
          frames.append(CGRect(x: left, y: line.frame.minY, width: right - left, height: line.frame.height))
        }
      }
      return frames
    }
  }

  // MARK: Points

  /// Returns the boundary between characters that is closest to a point.
  package func offset(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return 0 }
    return line.offset(at: point.x)
  }

  /// Returns the offset in a line above or below another line, at a horizontal position, or nil if there is no such line.
  package func offset(fromLine line: Int, by lines: Int, x: CGFloat) -> Int? {
    self.lines.indices.contains(line + lines) ? self.lines[line + lines].offset(at: x) : nil
  }
}

extension TextGeometry.Line {
  fileprivate func x(at offset: Int) -> CGFloat {
    if let next = characters.first(where: { $0.bytes.lowerBound >= offset }), next.bytes.lowerBound == offset {
      return next.leading
    }
    // Inside a character, the caret is at the character's start.
    if let around = characters.first(where: { $0.bytes.contains(offset) }) { return around.leading }
    return characters.last?.trailing ?? (isFromRight ? frame.maxX : frame.minX)
  }

  fileprivate func offset(at x: CGFloat) -> Int {
    func distance(_ character: TextGeometry.Character) -> CGFloat {
      max(character.left - x, x - character.right, 0)
    }
    // Beside the line is its start or its end, regardless of the direction of the outermost character.
    let edges = characters.flatMap { [$0.left, $0.right] }
    if let left = edges.min(), x < left { return isFromRight ? bytes.upperBound : bytes.lowerBound }
    if let right = edges.max(), x > right { return isFromRight ? bytes.lowerBound : bytes.upperBound }
    guard let nearest = characters.min(by: { distance($0) < distance($1) }) else { return bytes.lowerBound }
    let isNearEnd = abs(x - nearest.trailing) < abs(x - nearest.leading)
    return isNearEnd ? nearest.bytes.upperBound : nearest.bytes.lowerBound
  }
}
