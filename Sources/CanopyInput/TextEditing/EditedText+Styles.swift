package import Foundation

// Texts with attributes.
extension EditedText {
  /// Creates a text with attributes, and the insertion point at its end.
  package init(_ styled: AttributedString) {
    self.init(String(styled.characters))
    self.styled = styled
  }

  /// The text with its attributes, without the text being composed.
  package var styledContent: AttributedString? {
    guard var content = styled, let marked else { return styled }
    content.removeSubrange(content._indices(ofBytes: marked))
    return content
  }

  /// The attributes of the next characters that a person types.
  package var typingAttributes: AttributeContainer { typing ?? attributes(inPlaceOf: selection.range) }

  /// Sets the attributes of the next characters that a person types. They apply until the selection changes.
  ///
  /// - Parameter attributes: The attributes, or nil if they follow from the surrounding text.
  package mutating func setTyping(_ attributes: AttributeContainer?) { typing = attributes }

  /// The attributes of each selected run, or the typing attributes if no text is selected.
  package var selectedAttributes: [AttributeContainer] {
    guard let styled, !selection.isEmpty else { return [typingAttributes] }
    return styled[styled._indices(ofBytes: selection.range)].runs.map(\.attributes)
  }

  /// Changes the attributes of each selected run, or the typing attributes if no text is selected.
  package mutating func changeAttributes(_ change: (inout AttributeContainer) -> Void) {
    guard let before = styled else { return }
    if selection.isEmpty {
      var attributes = typingAttributes
      change(&attributes)
      return typing = attributes
    }
    for run in before[before._indices(ofBytes: selection.range)].runs {
      var attributes = run.attributes
      change(&attributes)
      // Setting attributes moves no characters, so the ranges of the other runs stay valid.
      styled?[run.range].setAttributes(attributes)
    }
  }

  /// Changes the text with its attributes, but none of its characters.
  package mutating func restyle(_ change: (inout AttributedString) -> Void) {
    guard var styled else { return }
    change(&styled)
    self.styled = styled
  }

  /// Adopts a text that was set elsewhere. The insertion point keeps its position relative to the unchanged text.
  package mutating func adopt(_ new: AttributedString) {
    guard new != styledContent else { return }
    let selection = self.selection
    let (string, marked) = (String(new.characters), self.marked)
    guard string.utf8.elementsEqual(content.utf8), let marked else {
      adopt(string)
      return styled = new
    }
    // Only attributes differ, so the text that is being composed stays.
    var place = EditedText(new)
    place.move(to: marked.lowerBound)
    let composed = AttributedString(self.string._part(marked), attributes: place.typingAttributes)
    var styled = new
    styled.insert(composed, at: styled._indices(ofBytes: marked.lowerBound..<marked.lowerBound).lowerBound)
    self.styled = styled
    select(anchor: selection.anchor, head: selection.head)
  }

  /// Replaces a range of bytes in the text with attributes, before it is replaced in the string.
  ///
  /// - Returns: The attributes of the new text, or nil if the text is plain.
  mutating func replaceStyled(_ range: Range<Int>, with text: String) -> AttributeContainer? {
    guard let styled else { return nil }
    let attributes =
      typing.flatMap { range == selection.range ? $0 : nil } ?? attributes(inPlaceOf: range)
    self.styled?.replaceSubrange(styled._indices(ofBytes: range), with: AttributedString(text, attributes: attributes))
    return attributes
  }

  /// Returns the attributes of text that replaces a range of bytes.
  ///
  /// They are those of the first replaced character, or of the character before an insertion point. At the start of a paragraph, they
  /// are those of the character after it. A link ends where its text ends.
  private func attributes(inPlaceOf range: Range<Int>) -> AttributeContainer {
    guard let styled, !string.isEmpty else { return AttributeContainer() }
    func attributes(at byte: Int) -> AttributeContainer? {
      guard byte >= 0, byte < length else { return nil }
      return styled.runs[styled._indices(ofBytes: byte..<byte).lowerBound].attributes
    }
    let index = string._index(of: range.lowerBound)
    let before = index > string.startIndex ? string[string.index(before: index)] : nil
    let after = index < string.endIndex ? string[index] : nil
    let following = attributes(at: range.lowerBound)
    let preceding = before.flatMap { attributes(at: range.lowerBound - $0.utf8.count) }
    let isParagraphStart = before?.isNewline != false && after?.isNewline == false
    let source = !range.isEmpty || isParagraphStart ? following ?? preceding : preceding ?? following
    var result = (source ?? AttributeContainer()).filter(inheritedByAddedText: true)
    if range.isEmpty, preceding?.link != following?.link { result.link = nil }
    return result
  }
}

extension AttributedString {
  /// Returns the indices of a range of bytes.
  package func _indices(ofBytes range: Range<Int>) -> Range<Index> {
    let bytes = utf8
    let start = bytes.index(startIndex, offsetBy: min(range.lowerBound, bytes.count))
    return
      start..<bytes.index(start, offsetBy: min(range.count, bytes.count - bytes.distance(from: startIndex, to: start)))
  }
}
