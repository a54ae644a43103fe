internal import CanopyStyle
internal import Foundation

/// A line of a scenario that is being parsed.
struct ScenarioLine {
  private enum Part: Equatable {
    case word(String)
    case text(String)
  }

  private var parts: ArraySlice<Part>

  /// Returns the action of a line.
  static func action(of line: String) throws -> Scenario.Action {
    var reading = ScenarioLine(parts: try parts(of: line)[...])
    let action = try reading.action()
    guard reading.parts.isEmpty else { throw TestError(message: "There is more on the line than the step needs.") }
    return action
  }

  // MARK: Parts

  private static func parts(of line: String) throws -> [Part] {
    var parts: [Part] = []
    var rest = line[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        parts.append(.text(try quoted(&rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        rest.removeFirst(word.count)
        parts.append(.word(String(word)))
      }
    }
    return parts
  }

  /// Reads a text up to its closing quotation mark. A backslash escapes the mark.
  private static func quoted(_ rest: inout Substring) throws -> String {
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let escaped = rest.popFirst() else { break }
        text.append(escaped == "n" ? "\n" : escaped)
      default: text.append(character)
      }
    }
    throw TestError(message: "A text has no closing quotation mark.")
  }

  // MARK: Steps

  private mutating func action() throws -> Scenario.Action {
    switch try word("a step") {
    case "tap", "click": return .tap(try target())
    case "type": return .type(try text())
    case "press": return try press()
    case "drag":
      let target = try target()
      return .drag(target, by: try distance())
    case "scroll":
      let target = try target()
      return .scroll(target, by: try distance())
    case "resize": return .resize(try size())
    case "appearance": return .appearance(try appearance())
    case "expect": return try expectation()
    case let other:
      throw TestError(
        message: """
          “\(other)” is no step. The steps are: tap, type, press, drag, scroll, resize, appearance and expect.
          """)
    }
  }

  private mutating func expectation() throws -> Scenario.Action {
    switch try word("text, no text, value or picture") {
    case "text": return .expectText(try text(), isShown: true)
    case "no":
      try expect("text")
      return .expectText(try text(), isShown: false)
    case "value":
      let value = try text()
      try expect("of")
      return .expectValue(value, of: try target())
    case "picture": return .expectPicture(try text())
    case let other:
      throw TestError(message: "“\(other)” can't be expected, only: text, no text, value and picture.")
    }
  }

  private mutating func press() throws -> Scenario.Action {
    var names = try word("a key").split(separator: "+").map(String.init)
    guard let key = names.popLast() else { throw TestError(message: "A key is missing.") }
    var modifiers: EventModifiers = []
    for name in names {
      guard let modifier = ScenarioKeys.modifiers[name.lowercased()] else {
        throw TestError(message: "“\(name)” is no modifier key. They are: Shift, Control, Option and Command.")
      }
      modifiers.insert(modifier)
    }
    guard let known = ScenarioKeys.key(called: key) else {
      let names = ScenarioKeys.keys.map(\.name).joined(separator: ", ")
      throw TestError(message: "“\(key)” is no key. A key is a character or one of: \(names).")
    }
    return .press(known, modifiers)
  }

  private mutating func appearance() throws -> ColorScheme {
    switch try word("light or dark") {
    case "light": .light
    case "dark": .dark
    case let other: throw TestError(message: "“\(other)” is no appearance. There are: light and dark.")
    }
  }

  // MARK: Pieces of steps

  private mutating func word(_ expected: String) throws -> String {
    guard case .word(let word)? = parts.popFirst() else { throw TestError(message: "Here is missing: \(expected).") }
    return word
  }

  private mutating func expect(_ expected: String) throws {
    guard try word(expected) == expected else { throw TestError(message: "Here is missing: \(expected).") }
  }

  private mutating func text() throws -> String {
    guard case .text(let text)? = parts.popFirst() else {
      throw TestError(message: "Here is missing: a text in quotation marks.")
    }
    return text
  }

  private mutating func number() throws -> Double {
    let word = try word("a number")
    guard let number = Double(word), number.isFinite else { throw TestError(message: "“\(word)” is no number.") }
    return number
  }

  private mutating func size() throws -> CGSize {
    let width = try number()
    return CGSize(width: width, height: try number())
  }

  private mutating func distance() throws -> CGSize {
    try expect("by")
    return try size()
  }

  private mutating func target() throws -> Scenario.Target {
    var target = Scenario.Target(name: try text())
    if case .word(let word)? = parts.first, let number = Int(word) {
      guard number > 0 else { throw TestError(message: "Elements are counted from 1.") }
      target.number = number
      parts.removeFirst()
    }
    return target
  }
}
