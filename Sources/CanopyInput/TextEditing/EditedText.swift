package import Foundation

/// A text that a person is editing: the string, the selection, and the text that an input method is composing.
///
/// Offsets are in UTF-8 bytes. The selection always starts and ends at a boundary between characters as people perceive them:
/// an emoji of several scalars, or a letter with accents, is never split.
///
/// ```swift
/// var text = EditedText("Hello")
/// text.insert(", world")
/// text.delete(.backward, by: .word)
/// ```
package struct EditedText: Equatable, Sendable {
  /// The string, including text that is being composed.
  package private(set) var string: String
  /// The selection. If it is empty, it is the insertion point.
  package private(set) var selection: Selection { didSet { typing = nil } }
  /// The bytes of the text being composed, or nil if there is none.
  package private(set) var marked: Range<Int>?
  /// The string with its attributes, or nil if it is plain.
  package internal(set) var styled: AttributedString?
  /// The attributes of the next characters that a person types, or nil if they follow from the surrounding text.
  package internal(set) var typing: AttributeContainer?

  /// A selected range, and the end that moves.
  package struct Selection: Equatable, Sendable {
    /// The end that stays in place when the selection is extended.
    package var anchor: Int
    /// The end that moves, which is where the caret is.
    package var head: Int

    package init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }
    package init(at offset: Int) { self.init(anchor: offset, head: offset) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }
    /// The end of the range in a direction. Movements that don't extend the selection begin there.
    package func edge(_ direction: TextDirection) -> Int {
      direction == .backward ? range.lowerBound : range.upperBound
    }
  }

  /// Creates a text with the insertion point at its end.
  package init(_ string: String = "") {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    selection = Selection(at: string.utf8.count)
  }

  /// The string without the text being composed, which isn't part of the content yet.
  package var content: String {
    guard let marked else { return string }
    return string._part(0..<marked.lowerBound) + string._part(marked.upperBound..<length)
  }

  /// The selected bytes of the content. During composition, the range is empty, at the position of the composed text.
  package var contentSelection: Range<Int> {
    guard let marked else { return selection.range }
    return marked.lowerBound..<marked.lowerBound
  }

  /// Selects a range of the content. If the range contains the position of composed text, that text is included.
  package mutating func select(content range: Range<Int>) {
    func offset(_ offset: Int) -> Int {
      guard let marked, offset > marked.lowerBound else { return offset }
      return offset + marked.count
    }
    select(anchor: offset(range.lowerBound), head: offset(range.upperBound))
  }

  /// The length in bytes.
  package var length: Int { string.utf8.count }

  /// The selected string.
  package var selected: String { string._part(selection.range) }

  // MARK: Replacing

  /// Replaces the selection or the composed text, and moves the insertion point after the new text.
  package mutating func insert(_ text: String) {
    replace(marked ?? selection.range, with: text)
    marked = nil
  }

  /// Replaces a range of bytes, and moves the insertion point after the new text.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<length)
    let attributes = replaceStyled(range, with: text)
    string.replaceSubrange(string._indices(of: range), with: text)
    string.makeContiguousUTF8()
    // New text, such as an accent, can combine with surrounding text into one character.
    selection = Selection(at: string._boundary(from: range.lowerBound + text.utf8.count))
    // Text that people type in place of deleted text looks as that did.
    if text.isEmpty { typing = attributes }
  }

  // MARK: Selecting

  /// Selects a range, after moving its ends to boundaries between characters.
  package mutating func select(anchor: Int, head: Int) {
    selection = Selection(anchor: string._boundary(from: anchor), head: string._boundary(from: head))
  }

  /// Moves the insertion point to an offset, or extends the selection there.
  package mutating func move(to offset: Int, extending: Bool = false) {
    let offset = string._boundary(from: offset)
    selection = Selection(anchor: extending ? selection.anchor : offset, head: offset)
  }

  package mutating func selectAll() { selection = Selection(anchor: 0, head: length) }

  /// Selects the word at an offset.
  package mutating func selectWord(at offset: Int) {
    let word = string._word(at: offset)
    selection = Selection(anchor: word.lowerBound, head: word.upperBound)
  }

  /// Selects the paragraph at an offset.
  package mutating func selectParagraph(at offset: Int) {
    let paragraph = string._paragraph(at: offset)
    selection = Selection(anchor: paragraph.lowerBound, head: paragraph.upperBound)
  }

  // MARK: Composing

  /// Shows text that an input method composes, in place of its previous text or the selection.
  ///
  /// - Parameter selection: The selected part of the text, in characters.
  package mutating func compose(_ text: String, selection: Range<Int>) {
    let range = marked ?? self.selection.range
    replace(range, with: text)
    marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf8.count
    func offset(ofCharacter count: Int) -> Int { range.lowerBound + text.prefix(max(count, 0)).utf8.count }
    select(anchor: offset(ofCharacter: selection.lowerBound), head: offset(ofCharacter: selection.upperBound))
  }

  /// Keeps the composed text as it is.
  package mutating func endComposition() { marked = nil }

  /// Removes the composed text.
  package mutating func cancelComposition() { if let marked { replace(marked, with: "") }; marked = nil }
}

extension EditedText {
  /// Adopts a string that was set elsewhere. The insertion point keeps its position relative to the unchanged text.
  ///
  /// If only the middle of the text differs, for example because a formatter has changed a letter, an insertion point in the
  /// middle keeps its distance in characters from the start of that part.
  package mutating func adopt(_ new: String) {
    guard new != content || !new.utf8.elementsEqual(content.utf8) else { return }
    cancelComposition()
    let change = TextDifference(from: string, to: new)
    let (anchor, head) = (change.offset(selection.anchor), change.offset(selection.head))
    self = EditedText(new)
    select(anchor: anchor, head: head)
  }
}

/// Converts positions in a text to those in the text that replaces it.
private struct TextDifference {
  private let old: String
  private let new: String
  private let start: Int
  private let commonEnd: Int

  init(from old: String, to new: String) {
    (self.old, self.new) = (old, new)
    let bytes = ByteDifference(from: old, to: new)
    (start, commonEnd) = (bytes.start, old.utf8.count - bytes.oldEnd)
  }

  /// Converts an offset in the old string to an offset in the new string.
  func offset(_ offset: Int) -> Int {
    let (oldEnd, newEnd) = (old.utf8.count - commonEnd, new.utf8.count - commonEnd)
    if offset <= start, offset < oldEnd || start == oldEnd && start == newEnd { return offset }
    if offset >= oldEnd { return newEnd + offset - oldEnd }
    let count = old._part(start..<offset).count
    return start + new._part(start..<newEnd).prefix(count).utf8.count
  }
}
