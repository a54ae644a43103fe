import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Which view copies, cuts and pastes, and with which keys.
@MainActor @Suite struct ClipboardRulesTests {
  private let log = ActionLog()

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command, on screen: TestScreen) {
    screen.press(key, modifiers: modifiers)
  }

  // MARK: Keys

  @Test(arguments: [EventModifiers.command, .control, [.command, .capsLock], [.control, .numericPad]])
  func bothCommandKeysCopy(modifiers: EventModifiers) throws {
    let screen = TestScreen { Text("a").focusable().copyable(["copied"]) }
    try screen.find("a").focus()
    press("c", modifiers, on: screen)
    #expect(screen.clipboard == "copied")
  }

  @Test(
    arguments: [[], .shift, .option, [.command, .shift], [.command, .option], [.command, .control]] as [EventModifiers])
  func otherModifierKeysDoNotCopy(modifiers: EventModifiers) throws {
    let screen = TestScreen { Text("a").focusable().copyable(["copied"]) }
    try screen.find("a").focus()
    press("c", modifiers, on: screen)
    #expect(screen.clipboard == nil)
  }

  @Test func capitalLettersAreTheSameKeys() throws {
    let screen = TestScreen { Text("a").focusable().copyable(["copied"]) }
    try screen.find("a").focus()
    press("C", .command, on: screen)
    #expect(screen.clipboard == "copied")
  }

  // MARK: Which view

  @Test func theInnerOfTwoViewsCopies() throws {
    let screen = TestScreen {
      VStack {
        Text("a").focusable().copyable(["inner"])
        Text("b").focusable()
      }
      .copyable(["outer"])
    }
    try screen.find("a").focus()
    press("c", on: screen)
    #expect(screen.clipboard == "inner")
    try screen.find("b").focus()
    press("c", on: screen)
    #expect(screen.clipboard == "outer")
  }

  @Test func aViewWithNothingToCopyLeavesThatToTheOneAround() throws {
    let screen = TestScreen { VStack { Text("a").focusable().copyable([String]()) }.copyable(["outer"]) }
    try screen.find("a").focus()
    press("c", on: screen)
    #expect(screen.clipboard == "outer")
  }

  @Test func aDisabledViewCopiesNothing() throws {
    let screen = TestScreen {
      VStack { Text("a").focusable() }.copyable(["copied"]).disabled(true)
      Text("b").focusable()
    }
    try screen.find("b").focus()
    press("c", on: screen)
    #expect(screen.clipboard == nil)
    #expect(throws: TestError.self) { try screen.find("a").focus() }
  }

  @Test func valuesAreThoseOfTheMoment() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Text("a").focusable().copyable(["\(count)"])
        Button("add") { count += 1 }
      }
    }
    let screen = TestScreen { Counting() }
    try screen.find("add").tap()
    try screen.find("a").focus()
    press("c", on: screen)
    #expect(screen.clipboard == "1")
  }

  @Test func severalTextsAreLines() throws {
    let screen = TestScreen { Text("a").focusable().copyable(["one", "two"]) }
    try screen.find("a").focus()
    press("c", on: screen)
    #expect(screen.clipboard == "one\ntwo")
  }

  @Test func anActionThatIsNilDoesNothing() throws {
    let screen = TestScreen {
      Text("a").focusable().onCopyCommand(perform: nil).onCutCommand(perform: nil).copyable(["outer"])
    }
    try screen.find("a").focus()
    press("x", on: screen)
    #expect(screen.clipboard == nil)
    press("c", on: screen)
    #expect(screen.clipboard == "outer")
  }

  @Test func nothingThatIsCutLeavesTheClipboard() throws {
    let screen = TestScreen {
      Text("a").focusable().cuttable(for: String.self) {
        log.add("cut")
        return []
      }
    }
    screen.clipboard = "before"
    try screen.find("a").focus()
    press("x", on: screen)
    #expect(log.lines == ["cut"])
    #expect(screen.clipboard == "before")
  }

  // MARK: Pasting

  @Test func anEmptyClipboardIsNotPasted() throws {
    let screen = TestScreen { Text("a").focusable().pasteDestination(for: String.self) { log.add("\($0)") } }
    try screen.find("a").focus()
    press("v", on: screen)
    #expect(log.lines == [])
  }

  @Test func valuesOfAnotherTypeAreNotPasted() throws {
    let screen = TestScreen { Text("a").focusable().pasteDestination(for: URL.self) { log.add("\($0)") } }
    screen.clipboard = "text"
    try screen.find("a").focus()
    press("v", on: screen)
    screen.settle()
    #expect(log.lines == [])
  }

  @Test func aDestinationForTheTypeAroundAnotherPastes() throws {
    let screen = TestScreen {
      VStack { Text("a").focusable().onPasteCommand(of: [.png]) { _ in log.add("image") } }
        .pasteDestination(for: String.self) { log.add($0.joined()) }
    }
    screen.clipboard = "text"
    try screen.find("a").focus()
    press("v", on: screen)
    #expect(log.lines == ["text"])
  }

  @Test func aRefusedPayloadLeavesPastingToTheViewAround() throws {
    let screen = TestScreen {
      VStack {
        Text("a").focusable().onPasteCommand(of: [.plainText]) { (_: [NSItemProvider]) -> Int? in
          nil
        } perform: { _ in
          log.add("inner")
        }
      }
      .onPasteCommand(of: [.plainText]) { log.add("outer \($0.count)") }
    }
    screen.clipboard = "text"
    try screen.find("a").focus()
    press("v", on: screen)
    #expect(log.lines == ["outer 1"])
  }

  @Test func theValidatedPayloadIsPasted() throws {
    let screen = TestScreen {
      Text("a").focusable().onPasteCommand(of: ["public.plain-text"]) {
        $0.count
      } perform: {
        log.add("\($0) items")
      }
    }
    screen.clipboard = "text"
    try screen.find("a").focus()
    press("v", on: screen)
    #expect(log.lines == ["1 items"])
  }

  @Test func namesThatAreNoTypesAreLeftOut() throws {
    let screen = TestScreen { Text("a").focusable().onPasteCommand(of: [""]) { log.add("\($0.count)") } }
    screen.clipboard = "text"
    try screen.find("a").focus()
    press("v", on: screen)
    #expect(log.lines == [])
  }

  // MARK: Clipboards

  @Test func textReplacesItems() {
    let clipboard = ProcessClipboard()
    clipboard.items = [NSItemProvider(object: "one" as NSString)]
    #expect(clipboard.string == "one")
    clipboard.string = "two"
    #expect(clipboard.items.count == 1)
    clipboard.string = nil
    #expect(clipboard.items.isEmpty && clipboard.string == nil)
  }

  @Test func itemsWithoutTextHaveNone() {
    let clipboard = ProcessClipboard()
    clipboard.string = "before"
    clipboard.items = []
    #expect(clipboard.string == nil)
  }

  @Test func windowsOfTestsHaveTheirOwnClipboards() throws {
    let (one, two) = (TestScreen { Text("a") }, TestScreen { Text("b") })
    one.clipboard = "one"
    #expect(two.clipboard == nil)
  }
}
