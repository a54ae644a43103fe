internal import Foundation

/// The bytes by which two strings differ, between their common prefix and their common suffix. The bytes of a scalar stay together.
///
/// People edit texts of several megabytes, so finding it takes as long as comparing memory.
package struct ByteDifference: Equatable, Sendable {
  /// The length of the common prefix.
  package private(set) var start: Int
  /// The end of the differing bytes in the old string.
  package private(set) var oldEnd: Int
  /// The end of the differing bytes in the new string.
  package private(set) var newEnd: Int

  package init(from old: String, to new: String) {
    self = old._withBytes { old in new._withBytes { new in ByteDifference(old, new) } }
  }

  private init(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) {
    start = Self.commonLength(min(old.count, new.count)) {
      old[$0] == new[$0]
    } areEqual: { range in
      Self.areEqual(old, range.lowerBound, new, range.lowerBound, range.count)
    }
    while start > 0, old.isInsideScalar(at: start) || new.isInsideScalar(at: start) { start -= 1 }
    let (oldCount, newCount) = (old.count, new.count)
    var suffix = Self.commonLength(min(oldCount, newCount) - start) {
      old[oldCount - 1 - $0] == new[newCount - 1 - $0]
    } areEqual: { range in
      Self.areEqual(old, oldCount - range.upperBound, new, newCount - range.upperBound, range.count)
    }
    while suffix > 0, old.isInsideScalar(at: oldCount - suffix) { suffix -= 1 }
    (oldEnd, newEnd) = (oldCount - suffix, newCount - suffix)
  }

  /// Returns the number of bytes that two strings have in common, counted from one of their ends.
  ///
  /// - Parameters:
  ///   - most: The length of the part that both strings have.
  ///   - isEqual: Returns a Boolean value that indicates whether the bytes at a distance from the end are equal.
  ///   - areEqual: Does the same for a block of bytes.
  private static func commonLength(
    _ most: Int, isEqual: (Int) -> Bool, areEqual: (Range<Int>) -> Bool
  ) -> Int {
    let block = 4096
    var length = 0
    while length + block <= most, areEqual(length..<length + block) { length += block }
    while length < most, isEqual(length) { length += 1 }
    return length
  }

  private static func areEqual(
    _ old: UnsafeRawBufferPointer, _ oldStart: Int, _ new: UnsafeRawBufferPointer, _ newStart: Int, _ count: Int
  ) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return count == 0 }
    return memcmp(old + oldStart, new + newStart, count) == 0
  }
}

extension UnsafeRawBufferPointer {
  /// Returns a Boolean value that indicates whether a byte isn't the first of its scalar.
  fileprivate func isInsideScalar(at place: Int) -> Bool { place < count && self[place] & 0xC0 == 0x80 }
}

extension String {
  /// Calls a closure with the bytes of the string. They aren't copied if the string is stored in contiguous UTF-8.
  package func _withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) { return result }
    return Array(utf8).withUnsafeBytes(body)
  }
}
