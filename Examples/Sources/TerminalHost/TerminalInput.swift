import CanopyHosting
import SwiftUI

/// Something that a person does in a terminal.
enum TerminalInput: Equatable {
  case key(KeyEquivalent, EventModifiers)
  /// Text that is pasted.
  case text(String)
  case mouse(Mouse, column: Int, row: Int, EventModifiers)
  case colorScheme(ColorScheme)
  case resized
  /// The terminal is gone.
  case ended

  enum Mouse: Equatable {
    case pointer(HostEvent.PointerPhase)
    case hover
    case wheel(CGSize)
  }
}

/// Reads what terminals send: characters, and sequences that begin with Escape.
struct InputReader {
  private var bytes: [UInt8] = []

  var endsWithEscape: Bool { bytes == [0x1B] }

  /// Takes an Escape behind which nothing has come. Returns false if there is none.
  mutating func takeEscape() -> Bool {
    defer { if endsWithEscape { bytes = [] } }
    return endsWithEscape
  }

  mutating func read(_ new: some Sequence<UInt8>) -> [TerminalInput] {
    bytes += new
    var inputs: [TerminalInput] = []
    while let (count, input) = next() {
      bytes.removeFirst(count)
      if let input { inputs.append(input) }
    }
    return inputs
  }

  /// Returns the length of the first input, and what it means; nil if it isn't complete.
  private func next() -> (Int, TerminalInput?)? {
    guard bytes.first == 0x1B else { return bytes.isEmpty ? nil : character(at: 0, []) }
    guard bytes.count > 1 else { return nil }
    guard [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[1]) else {
      return bytes[1] == 0x1B ? (1, .key(.escape, [])) : character(at: 1, .option)
    }
    // Numbers, and a letter at the end.
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
    let text = String(decoding: bytes[2..<end], as: UTF8.self)
    if text == "200" { return paste(from: end + 1) }
    return (end + 1, sequence(text, Character(UnicodeScalar(bytes[end]))))
  }

  private func paste(from start: Int) -> (Int, TerminalInput?)? {
    let mark = Array("\u{1B}[201~".utf8)
    guard let end = bytes.indices.dropFirst(start).first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    return (end + mark.count, .text(String(decoding: bytes[start..<end], as: UTF8.self).replacing("\r", with: "\n")))
  }

  private func character(at start: Int, _ modifiers: EventModifiers) -> (Int, TerminalInput?)? {
    let byte = bytes[start]
    if let key = Self.controls[byte] { return (start + 1, .key(key, modifiers)) }
    if byte < 0x20 {
      let letter: Character = byte == 0 ? " " : Character(UnicodeScalar(byte + 0x60))
      return (start + 1, .key(KeyEquivalent(letter), modifiers.union(.control)))
    }
    let end = start + (byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
    guard bytes.count >= end else { return nil }
    return (end, String(decoding: bytes[start..<end], as: UTF8.self).first.map { .key(KeyEquivalent($0), modifiers) })
  }

  /// Returns the meaning of a sequence; nil for those that mean nothing here.
  private func sequence(_ text: String, _ end: Character) -> TerminalInput? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    if text.hasPrefix("<") { return numbers.count == 3 ? mouse(numbers, isRelease: end == "m") : nil }
    if text.hasPrefix("?997;") { return .colorScheme(numbers.last == 1 ? .dark : .light) }
    if end == "Z" { return .key(.tab, .shift) }
    let modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] - 1 : 0)
    return (end == "~" ? Self.numbered[numbers.first ?? 0] : Self.lettered[end]).map { .key($0, modifiers) }
  }

  private func mouse(_ numbers: [Int], isRelease: Bool) -> TerminalInput? {
    let (code, button) = (numbers[0], numbers[0] & 3)
    let steps = [(0, -1), (0, 1), (-1, 0), (1, 0)].map { CGSize(width: $0 * 60, height: $1 * 60) }
    let kind: TerminalInput.Mouse
    switch (code & 0x60, button) {
    case (0x40..., _): kind = .wheel(steps[button])
    case (0x20, 0): kind = .pointer(.moved)
    case (0x20, _): kind = .hover
    case (_, 0): kind = .pointer(isRelease ? .ended : .began)
    default: return nil
    }
    return .mouse(kind, column: numbers[1] - 1, row: numbers[2] - 1, Self.modifiers(code >> 2 & 7))
  }

  /// The modifiers as terminals count them.
  private static func modifiers(_ bits: Int) -> EventModifiers {
    let all: [EventModifiers] = [.shift, .option, .control, .command]
    return all.indices.reduce(into: []) { if bits >> $1 & 1 == 1 { $0.insert(all[$1]) } }
  }

  private static let controls: [UInt8: KeyEquivalent] = [8: .delete, 9: .tab, 13: .return, 127: .delete]
  private static let lettered: [Character: KeyEquivalent] =
    ["A": .upArrow, "B": .downArrow, "C": .rightArrow, "D": .leftArrow, "H": .home, "F": .end]
  private static let numbered: [Int: KeyEquivalent] =
    [1: .home, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end]
}
