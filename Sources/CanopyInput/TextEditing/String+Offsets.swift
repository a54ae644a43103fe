// Offsets in bytes. A string of contiguous UTF-8 finds the place of one in constant time.
extension String {
  /// Returns the index of a byte, which is in the string or at its end.
  func index(of offset: Int) -> Index { utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count)) }

  func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  func indices(of range: Range<Int>) -> Range<Index> { index(of: range.lowerBound)..<index(of: range.upperBound) }

  /// Returns the part of the string in a range of bytes.
  package func part(_ range: Range<Int>) -> String { String(self[indices(of: range)]) }

  /// Returns an offset, or the next boundary between characters if it is inside of one.
  package func boundary(from offset: Int) -> Int {
    let index = index(of: offset)
    if index == startIndex || index == endIndex || Index(index, within: self) != nil { return self.offset(of: index) }
    return self.offset(of: self.index(after: index))
  }

  /// Returns the start of the scalar that contains a byte.
  func scalarStart(_ offset: Int) -> Int {
    var offset = min(max(offset, 0), utf8.count)
    while offset > 0, offset < utf8.count, utf8[index(of: offset)] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns the offset of the character after a boundary; the end of the string at its end.
  func characterEnd(after offset: Int) -> Int {
    let index = index(of: offset)
    return index == endIndex ? utf8.count : self.offset(of: self.index(after: index))
  }

  /// Returns the offset of the character before a boundary; 0 at the start of the string.
  func characterStart(before offset: Int) -> Int {
    let index = index(of: offset)
    return index == startIndex ? 0 : self.offset(of: self.index(before: index))
  }
}
