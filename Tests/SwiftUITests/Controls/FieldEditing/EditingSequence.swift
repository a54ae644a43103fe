import CanopyInput
import Foundation
import Observation
import SwiftUI
import Testing

@testable import CanopyTesting

/// A text, the keys that a person presses, and the text and selection afterward.
///
/// In a text, `|` is the insertion point, and the characters between `^` and `|` are selected. Keys are separated by spaces:
///
/// | what | meaning |
/// | --- | --- |
/// | `←` `⌥⇧→` `⌫` `⌦` `⏎` `⎋` `⇥` | a key with its modifiers |
/// | `↖` `↘` `⇞` `⇟` | Home, End, Page Up, Page Down |
/// | `⌘z` | a letter with its modifiers |
/// | `'abc'` | letters that are typed |
/// | `<に>` `<>` `{日}` | an input method composes, cancels, commits |
/// | `@4` `@4x2` `⇧@4` | clicks before the fourth character |
/// | `“abc”` | another program copies a text |
struct EditingSequence: Sendable, CustomTestStringConvertible {
  /// The control that edits the text.
  enum Control { case field, editor }

  let start: String
  let keys: String
  let end: String

  init(_ start: String, _ keys: String, _ end: String) { (self.start, self.keys, self.end) = (start, keys, end) }

  var testDescription: String { "\(start.debugDescription) \(keys) → \(end.debugDescription)" }

  /// Edits the text in a control, and compares the result.
  @MainActor
  func check(in control: Control) throws {
    let (text, selection) = start.withoutMarkers
    let model = EditedModel(text)
    let screen = TestScreen(size: CGSize(width: 600, height: 200)) { EditedView(model: model, control: control) }
    try screen.find(id: "text").focus()
    model.select(selection)
    screen.settle()
    for action in Action.all(in: keys) { try action.perform(on: screen, model) }
    let (expected, range) = end.withoutMarkers
    let result = model.text.withMarkers(model.offsets)
    #expect(Array(model.text.unicodeScalars) == Array(expected.unicodeScalars), "\(result)")
    #expect(model.offsets == range, "\(result)")
  }
}

/// The value that the app has.
@Observable @MainActor
private final class EditedModel {
  var text: String
  var selection: TextSelection?

  init(_ text: String) { self.text = text }

  /// Selects a range of bytes.
  func select(_ offsets: Range<Int>) {
    let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
    selection = TextSelection(range: start..<text.utf8.index(start, offsetBy: offsets.count))
  }

  /// The selected bytes.
  var offsets: Range<Int> {
    guard case .selection(let range) = selection?.indices else { return 0..<0 }
    func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

private struct EditedView: View {
  @Bindable var model: EditedModel
  let control: EditingSequence.Control

  var body: some View {
    switch control {
    case .field: TextField("Text", text: $model.text, selection: $model.selection).accessibilityIdentifier("text")
    case .editor: TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("text")
    }
  }
}

private enum Action {
  case key(KeyEquivalent, EventModifiers)
  case type(String)
  case compose(String)
  case commit(String)
  case click(character: Int, count: Int, EventModifiers)
  case copyElsewhere(String)

  /// Returns the actions in the notation of a sequence.
  static func all(in keys: String) -> [Action] {
    var actions: [Action] = []
    // An accent would join a quotation mark, so scalars are read instead of characters.
    var rest = Substring(keys).unicodeScalars
    let quotes: [Unicode.Scalar: (Unicode.Scalar, (String) -> Action)] = [
      "'": ("'", Action.type), "<": (">", Action.compose), "{": ("}", Action.commit), "“": ("”", Action.copyElsewhere),
    ]
    while let first = rest.popFirst() {
      if first == " " { continue }
      if let (end, action) = quotes[first] {
        actions.append(action(String(String.UnicodeScalarView(rest.prefix { $0 != end }))))
        rest = rest.drop { $0 != end }.dropFirst()
      } else {
        var scalars = [first] + rest.prefix { $0 != " " }
        rest = rest.drop { $0 != " " }
        var modifiers: EventModifiers = []
        while scalars.count > 1, let modifier = modifier(scalars[0]) {
          modifiers.insert(modifier)
          scalars.removeFirst()
        }
        let name = String(String.UnicodeScalarView(scalars))
        actions.append(clickAction(name, modifiers) ?? .key(keyEquivalent(name), modifiers))
      }
    }
    return actions
  }

  private static func modifier(_ scalar: Unicode.Scalar) -> EventModifiers? {
    switch scalar {
    case "⇧": .shift
    case "⌥": .option
    case "⌃": .control
    case "⌘": .command
    default: nil
    }
  }

  private static func clickAction(_ name: String, _ modifiers: EventModifiers) -> Action? {
    guard name.hasPrefix("@") else { return nil }
    let numbers = name.dropFirst().split(separator: "x").compactMap { Int($0) }
    return numbers.first.map { .click(character: $0, count: numbers.count > 1 ? numbers[1] : 1, modifiers) }
  }

  private static func keyEquivalent(_ name: String) -> KeyEquivalent {
    switch name {
    case "←": .leftArrow
    case "→": .rightArrow
    case "↑": .upArrow
    case "↓": .downArrow
    case "↖": .home
    case "↘": .end
    case "⇞": .pageUp
    case "⇟": .pageDown
    case "⌫": .delete
    case "⌦": .deleteForward
    case "⏎": .return
    case "⎋": .escape
    case "⇥": .tab
    default: KeyEquivalent(name.first ?? " ")
    }
  }

  @MainActor
  func perform(on screen: TestScreen, _ model: EditedModel) throws {
    switch self {
    case .key(let key, let modifiers): screen.press(key, modifiers: modifiers)
    case .type(let text): for character in text { screen.press(KeyEquivalent(character)) }
    case .compose(let text):
      screen.send(.composition(text.isEmpty ? .cancelled : .changed(text, selection: text.count..<text.count)))
    case .commit(let text): screen.send(.composition(.committed(text)))
    case .copyElsewhere(let text): screen.clipboard = text
    case .click(let character, let count, let modifiers):
      let place = try Self.place(of: character, in: screen, model)
      // The next click isn't the second of a double click.
      screen.advance(by: 1)
      screen.hold(modifiers)
      for _ in 0..<count {
        screen.send(.began, at: place, device: .mouse)
        screen.send(.ended, at: place, device: .mouse)
      }
      screen.hold([])
    }
    screen.settle()
  }

  /// Returns the place of the caret before a character. The selection is the same afterward.
  @MainActor
  private static func place(of character: Int, in screen: TestScreen, _ model: EditedModel) throws -> CGPoint {
    let before = model.offsets
    let offset = model.text.prefix(character).utf8.count
    model.select(offset..<offset)
    screen.settle()
    let caret = try #require(screen.frame.textInput).caret
    model.select(before)
    screen.settle()
    return CGPoint(x: caret.midX, y: caret.midY)
  }
}

extension String {
  /// The text without its markers, and the selected bytes.
  fileprivate var withoutMarkers: (text: String, selection: Range<Int>) {
    var text = String.UnicodeScalarView()
    var (anchor, head): (Int?, Int?)
    for scalar in unicodeScalars {
      switch scalar {
      case "^": anchor = String(text).utf8.count
      case "|": head = String(text).utf8.count
      default: text.append(scalar)
      }
    }
    let end = head ?? 0
    return (String(text), min(anchor ?? end, end)..<max(anchor ?? end, end))
  }

  fileprivate func withMarkers(_ selection: Range<Int>) -> String {
    let bytes = Array(utf8)
    guard selection.upperBound <= bytes.count else { return self }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let anchor = selection.isEmpty ? "" : "^"
    return part(0..<selection.lowerBound) + anchor + part(selection) + "|" + part(selection.upperBound..<bytes.count)
  }
}
