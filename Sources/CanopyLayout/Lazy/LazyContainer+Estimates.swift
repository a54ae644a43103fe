internal import CanopyCore
internal import Foundation

extension LazyFlow.Span {
  /// Returns the estimated range of a row, including rows in its line.
  func range(ofRow row: Int, tracks: Int) -> Range<CGFloat> {
    let first = max(row - (firstTrack + row) % tracks, 0)
    let range = window.range
    var start = self.start
    if let firstStart = rowStarts.first, first >= range.lowerBound {
      if first < range.upperBound {
        start = rowStarts[first - range.lowerBound]
        let next = first + tracks - range.lowerBound
        return Range(from: start, to: next < rowStarts.count ? rowStarts[next] - distance : rowsEnd)
      }
      start = max(rowsEnd + distance, firstStart) + window.extents.length(of: range.upperBound..<first, guess: guess)
    } else {
      start += window.extents.length(of: 0..<first, guess: guess)
    }
    let length = window.extents.length(of: first..<min(first + tracks, window.count), guess: guess)
    return Range(from: start, to: start + max(length - distance, 0))
  }
}
