internal import CanopyInput
internal import Foundation

/// The places of the sections of a text: where each begins, in bytes and in points.
///
/// There is always at least one section. The terminator of a paragraph belongs to its section, so a text that ends with a line break
/// has an empty section at its end.
struct SectionTable: Equatable {
  /// The first byte of each section, and the length of the text.
  private(set) var starts = [0, 0]
  /// The upper edge of each section, and the lower edge of the last one.
  private(set) var tops: [CGFloat] = [0, 0]
  /// A Boolean value for each section that indicates whether its height is measured, rather than an estimate.
  private(set) var isMeasured = [false]

  var count: Int { isMeasured.count }

  /// The bytes of a section, including its terminator.
  func bytes(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func height(of section: Int) -> CGFloat { tops[section + 1] - tops[section] }

  /// Returns the section that contains a byte. The length of the text belongs to the last section.
  func section(at byte: Int) -> Int { Self.last(in: starts, count) { $0 <= byte } }

  /// Returns the section at a vertical position. A position outside of the text belongs to the first or the last section.
  func section(at y: CGFloat) -> Int { Self.last(in: tops, count) { $0 <= y } }

  /// Returns the index of the last of the first values for which a predicate is true, or 0.
  private static func last<Value>(in values: [Value], _ count: Int, where isBefore: (Value) -> Bool) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(values[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  /// Replaces sections after a change of the text.
  ///
  /// - Parameters:
  ///   - old: The sections that the change affects.
  ///   - new: The first byte of each section that replaces them.
  ///   - growth: The number of bytes by which the text has become longer.
  ///   - estimate: Returns the estimated height of a section with a number of bytes.
  mutating func replace(_ old: Range<Int>, with new: [Int], growth: Int, estimate: (Int) -> CGFloat) {
    let end = starts[old.upperBound] + growth
    if growth != 0 { for index in old.upperBound..<starts.count { starts[index] += growth } }
    starts.replaceSubrange(old, with: new)
    isMeasured.replaceSubrange(old, with: repeatElement(false, count: new.count))
    var top = tops[old.lowerBound]
    var newTops: [CGFloat] = []
    newTops.reserveCapacity(new.count)
    for (index, start) in new.enumerated() {
      newTops.append(top)
      top += estimate((index + 1 < new.count ? new[index + 1] : end) - start)
    }
    let shift = top - tops[old.upperBound]
    if shift != 0 { for index in old.upperBound..<tops.count { tops[index] += shift } }
    tops.replaceSubrange(old, with: newTops)
  }

  /// Sets the measured heights of consecutive sections.
  mutating func measured(_ heights: [CGFloat], from first: Int) {
    var top = tops[first]
    for (index, height) in heights.enumerated() {
      (tops[first + index], isMeasured[first + index]) = (top, true)
      top += height
    }
    let end = first + heights.count
    let shift = top - tops[end]
    if shift != 0 { for index in end..<tops.count { tops[index] += shift } }
  }

  /// Discards all heights.
  mutating func estimateAll(_ estimate: (Int) -> CGFloat) {
    var top: CGFloat = 0
    for section in 0..<count {
      (tops[section], isMeasured[section]) = (top, false)
      top += estimate(starts[section + 1] - starts[section])
    }
    tops[count] = top
  }
}

extension String {
  /// Returns the first bytes of the paragraphs that begin in a range of bytes, whose start is the first of them. At the end of the
  /// string, an empty paragraph follows a terminator.
  func _paragraphStarts(in range: Range<Int>, isAtEnd: Bool) -> [Int] {
    _withBytes { bytes in
      var starts = [range.lowerBound]
      var place = range.lowerBound
      while place < range.upperBound {
        let length = bytes.lengthOfTerminator(at: place)
        place += max(length, 1)
        if length > 0, place < range.upperBound || isAtEnd { starts.append(place) }
      }
      return starts
    }
  }

  /// Returns the bytes of a paragraph without its terminator.
  func _withoutTerminator(_ paragraph: Range<Int>) -> Range<Int> {
    _withBytes { bytes in
      for length in [1, 2, 3].reversed() where paragraph.count >= length {
        let end = paragraph.upperBound - length
        if bytes.lengthOfTerminator(at: end) == length { return paragraph.lowerBound..<end }
      }
      return paragraph
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the number of bytes of the line break at a place, or 0 if there is none. These are the characters that are newlines.
  fileprivate func lengthOfTerminator(at place: Int) -> Int {
    switch self[place] {
    case 0x0D: place + 1 < count && self[place + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2: place + 1 < count && self[place + 1] == 0x85 ? 2 : 0
    case 0xE2: place + 2 < count && self[place + 1] == 0x80 && (0xA8...0xA9).contains(self[place + 2]) ? 3 : 0
    default: 0
    }
  }
}
