import CanopyInput
import SwiftUI
import Testing

@Suite("Keys of text fields")
struct EditingCommandTests {
  private func command(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], characters: String? = nil, _ phase: KeyEvent.Phase = .down
  ) -> EditingCommand? {
    EditingCommand(KeyEvent(phase, key: key, characters: characters, modifiers: modifiers))
  }

  @Test("Keys with characters type them, also when they are held")
  func types() {
    #expect(command("a") == .insert("a"))
    #expect(command("a", .shift, characters: "A", .repeated) == .insert("A"))
    #expect(command(" ") == .insert(" "))
    #expect(command("2", [.option, .shift], characters: "€") == .insert("€"))
    #expect(command("a", [], .up) == nil)
    #expect(command(.tab) == nil)
    #expect(command("\u{F704}") == nil)
  }

  @Test("Arrows move by characters, words and lines, and extend with Shift")
  func moves() {
    #expect(command(.leftArrow) == .move(.left(by: .character), extending: false))
    #expect(command(.rightArrow, [.option, .shift]) == .move(.right(by: .word), extending: true))
    #expect(command(.rightArrow, .control) == .move(.right(by: .word), extending: false))
    #expect(command(.leftArrow, .command) == .move(.left(by: .line), extending: false))
    #expect(command(.upArrow) == .move(.up, extending: false))
    #expect(command(.home) == .move(.start(of: .line), extending: false))
    #expect(command(.end, [.control, .shift]) == .move(.end(of: .text), extending: true))
  }

  @Test("Delete keys delete by the same units")
  func deletes() {
    #expect(command(.delete) == .delete(.backward, by: .character))
    #expect(command(.delete, .control) == .delete(.backward, by: .word))
    #expect(command(.deleteForward, .option) == .delete(.forward, by: .word))
    #expect(command(.delete, .command) == .delete(.backward, by: .line))
  }

  @Test("Control and Command are the modifiers of actions")
  func acts() {
    for modifier in [EventModifiers.control, .command] {
      #expect(command("a", modifier) == .selectAll)
      #expect(command("c", modifier) == .copy)
      #expect(command("x", modifier) == .cut)
      #expect(command("v", modifier) == .paste)
      #expect(command("z", modifier) == .undo)
      #expect(command("z", modifier.union(.shift)) == .redo)
      #expect(command("b", modifier) == .toggle(.bold))
      #expect(command("i", modifier) == .toggle(.italic))
      #expect(command("u", modifier) == .toggle(.underline))
      #expect(command("k", modifier) == nil)
    }
    #expect(command(.return) == .submit)
    #expect(command(.return, .option) == .insertNewline)
    #expect(command(.escape) == .cancel)
  }
}
