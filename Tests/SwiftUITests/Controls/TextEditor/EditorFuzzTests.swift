import CanopyInput
import Foundation
import Observation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyTesting

/// Compares an editor with a string and a range.
@MainActor
@Suite("Random edits of an editor and of a string")
struct EditorFuzzTests {
  /// All rounds together are 100,000 edits.
  @Test(
    "Random edits have the same result, and undoing all of them gives the first text",
    arguments: Rounds.some(of: UInt64(0)..<100))
  func editsAgree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Each fourth text is so long that its undo steps keep differences.
    let first = seed % 4 == 3 ? (0..<600).map { "line \($0), the quick brown fox\n" }.joined() : "one\ntwo"
    let saved = SavedText(first)
    var plain = PlainEditor(first)
    let screen = TestScreen(size: CGSize(width: 300, height: 120)) { SavedEditor(saved: saved) }
    try screen.find(id: "editor").focus()
    screen.press(.end, modifiers: .control)
    Edit.type("x").perform(on: screen)
    plain.insert("x")
    for step in 0..<Rounds.some(of: 1_000) {
      let edit = Edit.random(using: &random)
      edit.perform(on: screen)
      edit.apply(to: &plain)
      if case .undoAndRedo = edit {
        // The end that moves isn't part of the app's selection.
        plain.select(saved.offsets)
        let collapse = Edit.move(forward: true, isExtending: false)
        collapse.perform(on: screen)
        collapse.apply(to: &plain)
      }
      guard saved.text.utf8.elementsEqual(plain.text.utf8), saved.offsets == plain.range || plain.isComposing else {
        Issue.record("seed \(seed), step \(step), \(edit): \(saved.offsets), expected \(plain.range)")
        return
      }
    }
    Edit.cancel.perform(on: screen)
    let last = saved.text
    let manager = try #require(screen.environment.undoManager)
    while manager.canUndo { screen.send(KeyEvent(.down, key: "z", characters: "", modifiers: .control)) }
    #expect(saved.text.utf8.elementsEqual(first.utf8), "seed \(seed)")
    while manager.canRedo { screen.send(KeyEvent(.down, key: "y", characters: "", modifiers: .control)) }
    #expect(saved.text.utf8.elementsEqual(last.utf8), "seed \(seed)")
  }
}

/// The value that the app has.
@Observable @MainActor
private final class SavedText {
  var text: String
  var selection: TextSelection?

  init(_ text: String) { self.text = text }

  /// The selected bytes.
  var offsets: Range<Int> {
    guard case .selection(let range) = selection?.indices else { return 0..<0 }
    func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

private struct SavedEditor: View {
  @Bindable var saved: SavedText

  var body: some View {
    TextEditor(text: $saved.text, selection: $saved.selection).accessibilityIdentifier("editor")
  }
}

private enum Edit {
  case type(Character)
  case paste(String)
  case delete(forward: Bool)
  case move(forward: Bool, isExtending: Bool)
  case moveToEnd(forward: Bool, isExtending: Bool)
  case selectAll
  case compose(String)
  case commit(String)
  case cancel
  case undoAndRedo(steps: Int)

  static func random(using random: inout SeededGenerator) -> Edit {
    let characters: [Character] = [
      "a", "b", " ", "\n", "é", "e", "\u{301}", "👩‍👩‍👧", "🇩🇪", "한", "日", "👍🏽", "\u{1F3FD}",
    ]
    let isForward = Bool.random(using: &random)
    let isExtending = Int.random(in: 0..<3, using: &random) == 0
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<12: return .type(characters.randomElement(using: &random) ?? "a")
    case 12..<14: return .paste(["one", "two\nthree", "\n", "👩‍👩‍👧\né"].randomElement(using: &random) ?? "")
    case 14..<20: return .delete(forward: isForward)
    case 20..<31: return .move(forward: isForward, isExtending: isExtending)
    case 31..<33: return .moveToEnd(forward: isForward, isExtending: isExtending && Bool.random(using: &random))
    case 33: return Int.random(in: 0..<4, using: &random) == 0 ? .selectAll : .delete(forward: false)
    case 34, 35: return .compose(["に", "にほ", "ni"].randomElement(using: &random) ?? "")
    case 36, 37: return .commit("日本")
    case 38: return .cancel
    default: return .undoAndRedo(steps: Int.random(in: 1...4, using: &random))
    }
  }

  @MainActor
  func perform(on screen: TestScreen) {
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], characters: String = "") {
      screen.send(KeyEvent(.down, key: key, characters: characters, modifiers: modifiers))
    }
    switch self {
    case .type("\n"): press(.return)
    case .type(let character): press(KeyEquivalent(character), characters: String(character))
    case .paste(let text):
      screen.clipboard = text
      press("v", .control)
    case .delete(let isForward): press(isForward ? .deleteForward : .delete)
    case .move(let isForward, let isExtending): press(isForward ? .rightArrow : .leftArrow, isExtending ? .shift : [])
    case .moveToEnd(let isForward, let isExtending):
      press(isForward ? .end : .home, isExtending ? [.control, .shift] : .control)
    case .selectAll: press("a", .control)
    case .compose(let text): screen.send(.composition(.changed(text, selection: text.count..<text.count)))
    case .commit(let text): screen.send(.composition(.committed(text)))
    case .cancel: screen.send(.composition(.cancelled))
    case .undoAndRedo(let steps):
      var undone = 0
      while undone < steps, screen.environment.undoManager?.canUndo == true {
        press("z", .control)
        undone += 1
      }
      for _ in 0..<undone { press("y", .control) }
    }
  }

  func apply(to plain: inout PlainEditor) {
    switch self {
    case .type(let character): plain.insert(String(character))
    case .paste(let text): plain.insert(text)
    case .delete(let isForward): plain.delete(forward: isForward)
    case .move(let isForward, let isExtending): plain.move(forward: isForward, isExtending)
    case .moveToEnd(let isForward, let isExtending): plain.moveToEnd(forward: isForward, isExtending)
    case .selectAll: plain.selectAll()
    case .compose(let text): plain.compose(text)
    case .commit(let text): plain.commit(text)
    case .cancel: plain.cancelComposition()
    // Redoing gives the text back. The selection afterward is that before the first of the steps.
    case .undoAndRedo: plain.endComposition()
    }
  }
}

/// A string and the selected bytes. Boundaries between characters are found from the start each time.
private struct PlainEditor {
  private(set) var text: String
  private var anchor: Int
  private var head: Int
  /// The text that is being composed at the insertion point.
  private var composed: String?

  init(_ text: String) {
    self.text = text
    (anchor, head) = (text.utf8.count, text.utf8.count)
  }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  mutating func select(_ range: Range<Int>) { (anchor, head) = (range.lowerBound, range.upperBound) }

  mutating func selectAll() {
    endComposition()
    select(0..<text.utf8.count)
  }

  /// Calls a closure with each boundary between characters, in order, until it returns true.
  private func findBoundary(where isFound: (Int) -> Bool) {
    var offset = 0
    if isFound(offset) { return }
    for character in text {
      offset += character.utf8.count
      if isFound(offset) { return }
    }
  }

  private mutating func replace(with string: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: string.utf8)
    let end = range.lowerBound + string.utf8.count
    text = String(decoding: bytes, as: UTF8.self)
    var place = text.utf8.count
    findBoundary {
      if $0 >= end { place = $0 }
      return $0 >= end
    }
    (anchor, head) = (place, place)
  }

  mutating func insert(_ string: String) {
    endComposition()
    replace(with: string)
  }

  mutating func delete(forward: Bool) {
    endComposition()
    if anchor == head { head = next(forward: forward) }
    replace(with: "")
  }

  private func next(forward: Bool) -> Int {
    var place = forward ? text.utf8.count : 0
    findBoundary {
      if forward ? $0 > head : $0 < head { place = $0 }
      return forward ? $0 > head : $0 >= head
    }
    return place
  }

  mutating func move(forward: Bool, _ isExtending: Bool) {
    endComposition()
    if !isExtending, anchor != head {
      head = forward ? range.upperBound : range.lowerBound
    } else {
      head = next(forward: forward)
    }
    if !isExtending { anchor = head }
  }

  mutating func moveToEnd(forward: Bool, _ isExtending: Bool) {
    endComposition()
    head = forward ? text.utf8.count : 0
    if !isExtending { anchor = head }
  }

  var isComposing: Bool { composed != nil }

  mutating func compose(_ string: String) {
    if composed == nil, anchor != head {
      let start = range.lowerBound
      replace(with: "")
      (anchor, head) = (start, start)
    }
    composed = string
  }

  /// Inserts text in place of the text that is being composed.
  mutating func commit(_ string: String) {
    composed = nil
    replace(with: string)
  }

  mutating func cancelComposition() { if composed != nil { commit("") } }

  mutating func endComposition() { if let composed { commit(composed) } }
}
