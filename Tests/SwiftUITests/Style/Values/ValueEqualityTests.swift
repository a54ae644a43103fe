import CanopyTesting
import SwiftUI
import Testing

/// Values that are compared to find out whether their readers have to run.
@MainActor @Suite struct ValueEqualityTests {
  @Test func transitionsOfContentAreEqualIfTheyLookTheSame() {
    #expect(ContentTransition.numericText() == .numericText(countsDown: false))
    #expect(ContentTransition.numericText() != .numericText(countsDown: true))
    #expect(ContentTransition.numericText(value: 1) == .numericText(value: 1))
    #expect(ContentTransition.numericText(value: 1) != .numericText(value: 2))
    #expect(ContentTransition.symbolEffect == .symbolEffect(.automatic))
    #expect(ContentTransition.symbolEffect(.replace.upUp) != .symbolEffect(.replace.downUp))
    #expect(ContentTransition.symbolEffect(.replace, options: .speed(2)) != .symbolEffect(.replace))
    #expect(Set([ContentTransition.identity, .opacity, .interpolate].map { "\($0)" }).count == 3)
  }

  @Test func shortcutsInASetAreFoundByKeyAndModifiers() {
    let shortcuts: Set<KeyboardShortcut> = [
      KeyboardShortcut("a"), KeyboardShortcut("a"), KeyboardShortcut("a", modifiers: [.command, .shift]),
      KeyboardShortcut("a", localization: .custom), .defaultAction, .cancelAction,
    ]
    #expect(shortcuts.count == 5)
    #expect(shortcuts.contains(KeyboardShortcut("a", modifiers: .command, localization: .automatic)))
    #expect(!shortcuts.contains(KeyboardShortcut("A")))
  }

  @Test func keysMayBeAnyCharacter() {
    for character: Character in ["é", "ß", "あ", "👩‍👩‍👧", "\u{1F1E9}\u{1F1EA}"] {
      #expect(KeyEquivalent(character).character == character)
    }
    #expect(KeyEquivalent("e\u{301}") == KeyEquivalent("é"))
  }

  @Test func modifiersAreDistinctBits() {
    let modifiers: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
    #expect(modifiers.reduce(0) { $0 + $1.rawValue } == EventModifiers.all.rawValue)
    #expect(modifiers.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(EventModifiers(rawValue: 1 << 20).isDisjoint(with: .all))
  }

  @Test(arguments: DynamicTypeSize.allCases) func olderSizesAreTheSameSizes(size: DynamicTypeSize) throws {
    let category = try seen(\.sizeCategory) { $0.dynamicTypeSize(size) }
    #expect(try seen(\.dynamicTypeSize) { $0.environment(\.sizeCategory, category) } == size)
    #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
  }

  @Test func olderSizesAreOrderedToo() {
    let all = ContentSizeCategory.allCases
    for (index, size) in all.enumerated() {
      #expect(all.filter { $0 < size }.count == index && all.filter { $0 <= size }.count == index + 1)
      #expect(
        all.filter { $0 > size }.count == all.count - index - 1 && all.filter { $0 >= size }.count == all.count - index)
    }
  }

  @Test func edgeSetsAreAlgebraic() {
    #expect(Edge.Set.all.subtracting(.horizontal) == .vertical)
    #expect(Edge.Set.horizontal.intersection(.vertical).isEmpty)
    #expect(Edge.Set(rawValue: 0).isEmpty && Edge.Set.all.rawValue == 15)
    #expect(HorizontalEdge.Set.all.subtracting(.leading) == .trailing)
    #expect(VerticalEdge.Set(rawValue: 3) == .all)
  }

  @Test func edgesSurviveCoding() throws {
    let horizontal = try JSONDecoder().decode(
      [HorizontalEdge].self, from: JSONEncoder().encode(HorizontalEdge.allCases))
    let vertical = try JSONDecoder().decode([VerticalEdge].self, from: JSONEncoder().encode(VerticalEdge.allCases))
    #expect(horizontal == [.leading, .trailing] && vertical == [.top, .bottom])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([HorizontalEdge].self, from: Data("[2]".utf8)) }
  }
}
