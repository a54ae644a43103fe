/// The distance by which to move the insertion point, or to delete.
package enum TextUnit: CaseIterable, Sendable {
  case character
  case word
  /// A paragraph. If a paragraph wraps, the view finds the ends of its lines.
  case line
  case text
}

/// A direction in logical order: forward is to the left in Hebrew.
package enum TextDirection: CaseIterable, Sendable { case backward, forward }

extension EditedText {
  /// Moves the insertion point by a unit.
  ///
  /// - Parameter extending: A Boolean value that indicates whether to extend the selection. Otherwise, moving by a character
  ///   from a selection goes to its end.
  package mutating func move(_ direction: TextDirection, by unit: TextUnit, extending: Bool = false) {
    if !extending, !selection.isEmpty {
      let edge = selection.edge(direction)
      move(to: unit == .character ? edge : offset(direction, of: edge, by: unit))
    } else {
      move(to: offset(direction, of: selection.head, by: unit), extending: extending)
    }
  }

  /// Deletes the selection, or the text between the insertion point and the end of a unit.
  ///
  /// - Returns: The deleted text.
  @discardableResult
  package mutating func delete(_ direction: TextDirection, by unit: TextUnit) -> String {
    var range = selection.range
    if range.isEmpty {
      let end = offset(direction, of: selection.head, by: unit)
      range = min(end, selection.head)..<max(end, selection.head)
    }
    let deleted = string._part(range)
    replace(range, with: "")
    endComposition()
    return deleted
  }

  /// Returns the offset one unit away from a boundary between characters.
  package func offset(_ direction: TextDirection, of offset: Int, by unit: TextUnit) -> Int {
    switch (unit, direction) {
    case (.character, .backward): string._characterStart(before: offset)
    case (.character, .forward): string._characterEnd(after: offset)
    case (.word, .backward): string._wordStart(before: offset)
    case (.word, .forward): string._wordEnd(after: offset)
    case (.line, .backward): string._paragraph(at: offset).lowerBound
    case (.line, .forward): string._paragraph(at: offset).upperBound
    case (.text, .backward): 0
    case (.text, .forward): length
    }
  }
}

extension String {
  /// Returns the paragraph at an offset, without its terminator.
  func _paragraph(at offset: Int) -> Range<Int> {
    let index = _index(of: offset)
    let start = self[..<index].lastIndex(where: \.isNewline).map { self.index(after: $0) } ?? startIndex
    let end = self[index...].firstIndex(where: \.isNewline) ?? endIndex
    return self._offset(of: start)..<self._offset(of: end)
  }
}
