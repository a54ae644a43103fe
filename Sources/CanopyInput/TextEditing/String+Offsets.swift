// Byte offsets. A string in contiguous UTF-8 finds them in constant time.
extension String {
  /// Returns the index of a byte, clamped to the string.
  func _index(of offset: Int) -> Index { utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count)) }

  func _offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  func _indices(of range: Range<Int>) -> Range<Index> { _index(of: range.lowerBound)..<_index(of: range.upperBound) }

  /// Returns the substring in a range of bytes.
  package func _part(_ range: Range<Int>) -> String { String(self[_indices(of: range)]) }

  /// Returns an offset, or the next boundary between characters if the offset is inside a character.
  package func _boundary(from offset: Int) -> Int {
    let index = _index(of: offset)
    if index == startIndex || index == endIndex || Index(index, within: self) != nil { return self._offset(of: index) }
    return self._offset(of: self.index(after: index))
  }

  /// Returns the offset of the character after a boundary, or the end of the string.
  func _characterEnd(after offset: Int) -> Int {
    let index = _index(of: offset)
    return index == endIndex ? utf8.count : self._offset(of: self.index(after: index))
  }

  /// Returns the offset of the character before a boundary, or 0 at the start of the string.
  func _characterStart(before offset: Int) -> Int {
    let index = _index(of: offset)
    return index == startIndex ? 0 : self._offset(of: self.index(before: index))
  }
}
