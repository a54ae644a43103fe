internal import CanopyInput
public import CanopyStyle
public import Foundation

/// The selection in a text editor of an attributed string: a range of its characters, or an insertion point.
///
/// ```swift
/// @State private var text = AttributedString("Hello")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
/// ```
///
/// A selection belongs to the text for which it was made. `transform(updating:body:)` and the other methods of `AttributedString` that
/// take a selection change both together.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected positions in a text.
  @frozen
  public enum Indices: Equatable, Sendable {
    /// An insertion point.
    case insertionPoint(AttributedString.Index)
    /// The ranges of the selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The selected positions, or nil before a person or an app has selected any.
  private var selected: Indices?
  /// The attributes of the next typed characters, or nil if they follow from the text.
  private(set) var typing: AttributeContainer?

  /// Creates a selection that is an insertion point at the end of any text.
  public init() {}

  /// Creates the selection of a range.
  public init(range: Range<AttributedString.Index>) {
    selected = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges. A text editor selects everything from the start of the first range to the end of the last.
  public init(ranges: RangeSet<AttributedString.Index>) { selected = ranges.isEmpty ? nil : .ranges(ranges) }

  /// Creates the selection of an insertion point.
  ///
  /// - Parameters:
  ///   - insertionPoint: The index in the text.
  ///   - typingAttributes: The attributes of the next typed characters, or nil if they follow from the surrounding text.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    (selected, typing) = (.insertionPoint(insertionPoint), typingAttributes)
  }

  /// Returns the selected positions in a text. If the selection was made for another text, that is the end of the text.
  public func indices(in text: AttributedString) -> Indices {
    switch selected {
    case .insertionPoint(let index) where (index..<index).isValid(within: text): .insertionPoint(index)
    case .ranges(let ranges) where ranges.isValid(within: text): .ranges(ranges)
    default: .insertionPoint(text.endIndex)
    }
  }

  /// Returns the attributes of each selected run, or the typing attributes if the selection is an insertion point.
  ///
  /// ```swift
  /// selection.attributes(in: text)[\.foregroundColor].contains(.red)
  /// ```
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> { Attributes(self, text) }

  /// Returns the attributes of the next characters that a person types.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer { edited(text).typingAttributes }

  /// Returns a value that indicates whether an insertion point belongs to the character before it or the character after it.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity {
    // At the start of a paragraph, the insertion point is in the line of the character after it.
    guard case .insertionPoint(let index) = indices(in: text), index > text.startIndex else { return .automatic }
    return text.characters[text.characters.index(before: index)].isNewline ? .downstream : .automatic
  }
}

extension AttributedTextSelection {
  /// Creates the selection of a range of bytes.
  init(offsets: Range<Int>, in text: AttributedString, typing: AttributeContainer? = nil) {
    self.init(range: text._indices(ofBytes: offsets))
    self.typing = offsets.isEmpty ? typing : nil
  }

  /// Returns the selected bytes of a text, or nil if the selection wasn't made for it.
  func offsets(in text: AttributedString) -> Range<Int>? {
    func offset(_ index: AttributedString.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    switch selected {
    case .insertionPoint(let index) where (index..<index).isValid(within: text): return offset(index)..<offset(index)
    case .ranges(let ranges) where ranges.isValid(within: text):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return offset(first.lowerBound)..<offset(last.upperBound)
    default: return nil
    }
  }

  /// Returns a text with this selection.
  fileprivate func edited(_ text: AttributedString) -> EditedText {
    var edited = EditedText(text)
    if let offsets = offsets(in: text) { edited.select(anchor: offsets.lowerBound, head: offsets.upperBound) }
    if let typing { edited.setTyping(typing) }
    return edited
  }
}

extension AttributedTextSelection {
  /// The attributes of the runs that are selected in a text, in order.
  public struct Attributes<Text>: Sequence {
    private let text: AttributedString
    private let ranges: [Range<AttributedString.Index>]
    /// The attributes of an insertion point.
    private let typing: AttributeContainer?

    /// Returns an iterator over the attributes of each run.
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      let containers = typing.map { [$0] } ?? ranges.flatMap { text[$0].runs.map(\.attributes) }
      return containers.makeIterator()
    }

    /// Returns the values of an attribute in the selection. Neighboring runs with the same value count once.
    public subscript<K>(_ type: K.Type) -> some Sequence<K.Value?>
    where K: AttributedStringKey, K.Value: Sendable {
      typing.map { [$0[type]] } ?? ranges.flatMap { range in text[range].runs[type].map(\.0) }
    }

    /// Returns the values of an attribute in the selection. Neighboring runs with the same value count once.
    public subscript<K>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> some Sequence<K.Value?>
    where K: AttributedStringKey, K.Value: Sendable { self[K.self] }
  }
}

extension AttributedTextSelection.Attributes where Text == AttributedString {
  fileprivate init(_ selection: AttributedTextSelection, _ text: AttributedString) {
    self.text = text
    switch selection.indices(in: text) {
    case .insertionPoint: (ranges, typing) = ([], selection.typingAttributes(in: text))
    case .ranges(let selected): (ranges, typing) = (Array(selected.ranges), nil)
    }
  }
}

extension AttributedString {
  /// Changes the text, and updates a selection so that it selects the same characters afterward.
  ///
  /// If the change replaces the whole text, the selection becomes an insertion point at its end.
  public mutating func transform<E>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let typing = selection.typing
    let ranges: [Range<Index>] =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): [index..<index]
      case .ranges(let selected): Array(selected.ranges)
      }
    let before = ranges.map { _bytes(of: $0) }
    // A copy of the text leaves Foundation without the places. If the body has made one, and the characters are the same, so are the places.
    let string = String(characters)
    let moved = try transform(updating: ranges, body: body)
    let offsets = moved?.map { _bytes(of: $0) } ?? (String(characters) == string ? before : nil)
    guard let offsets else { return selection = AttributedTextSelection(insertionPoint: endIndex) }
    let selected = RangeSet(offsets.filter { !$0.isEmpty }.map { _indices(ofBytes: $0) })
    if selected.isEmpty {
      let place = offsets.first?.lowerBound ?? utf8.count
      selection = AttributedTextSelection(offsets: place..<place, in: self, typing: typing)
    } else {
      selection = AttributedTextSelection(ranges: selected)
    }
  }

  private func _bytes(of range: Range<Index>) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Changes the attributes of each selected run. If the selection is an insertion point, changes the attributes of the next
  /// characters that a person types.
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges(let selected) = selection.indices(in: self) else {
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      guard case .insertionPoint(let index) = selection.indices(in: self) else { return }
      return selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    }
    try transform(updating: &selection) { (text) throws(E) in
      let before = text
      for range in selected.ranges {
        for run in before[range].runs {
          var attributes = run.attributes
          try body(&attributes)
          text[run.range].setAttributes(attributes)
        }
      }
    }
  }

  /// Replaces the selected characters, and moves the insertion point behind the new text.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let offsets = selection.offsets(in: self) ?? utf8.count..<utf8.count
    let content = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    var end = offsets.lowerBound
    if case .ranges(let selected) = selection.indices(in: self) {
      removeSubranges(selected)
    } else {
      end = offsets.upperBound
    }
    insert(content, at: _indices(ofBytes: end..<end).lowerBound)
    end += content.utf8.count
    selection = AttributedTextSelection(offsets: end..<end, in: self)
  }

  /// Replaces the selected characters with others, which have the typing attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// The selected characters. They are empty if the selection is an insertion point.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    guard case .ranges(let selected) = selection.indices(in: self) else { return self[RangeSet<Index>()] }
    return self[selected]
  }
}
