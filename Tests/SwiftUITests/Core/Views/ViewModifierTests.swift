import CanopyTesting
import SwiftUI
import Testing

/// Custom modifiers.
@MainActor @Suite struct ViewModifierTests {
  @Test func aModifierShowsItsContentInItsBody() {
    #expect(TestScreen { Text("x").modifier(Framed(name: "f")) }.texts == ["f(", "x", ")f"])
  }

  @Test func theInnerModifierIsAppliedFirst() {
    let screen = TestScreen { Text("x").modifier(Framed(name: "in")).modifier(Framed(name: "out")) }
    #expect(screen.texts == ["out(", "in(", "x", ")in", ")out"])
  }

  @Test func concatAppliesOneModifierAfterAnother() {
    let screen = TestScreen { Text("x").modifier(Framed(name: "in").concat(Framed(name: "out"))) }
    #expect(screen.texts == ["out(", "in(", "x", ")in", ")out"])
  }

  @Test func theEmptyModifierChangesNothing() {
    #expect(TestScreen { Text("x").modifier(EmptyModifier.identity) }.texts == ["x"])
  }

  @Test func contentUsedTwiceHasSeparateState() throws {
    let screen = TestScreen { Counter(name: "c").modifier(Twice()) }
    #expect(screen.texts == ["c 0", "and", "c 0"])
    try screen.findAll("c 0")[1].tap()
    #expect(screen.texts == ["c 0", "and", "c 1"])
  }

  @Test func aChangedContentUpdatesBothOfItsUses() throws {
    let knob = Knob()
    let screen = TestScreen { Renames(knob: knob) }
    try screen.findAll("a 0")[0].tap()
    knob.name = "b"
    screen.update()
    #expect(screen.texts == ["b 1", "and", "b 0"])
  }

  @Test func unusedContentIsNotMade() {
    let screen = TestScreen { Counter(name: "c").modifier(Hiding()) }
    #expect(screen.texts == ["hidden"])
    #expect(screen.bodyCount(of: Counter.self) == 0)
  }

  @Test func contentIsInsertedAndRemovedWithTheModifiersState() throws {
    let screen = TestScreen { Counter(name: "c").modifier(Folding()) }
    #expect(screen.texts == ["open"])
    try screen.find("open").tap()
    try screen.find("c 0").tap()
    #expect(screen.texts == ["close", "c 1"])
    try screen.find("close").tap()
    try screen.find("open").tap()
    #expect(screen.texts == ["close", "c 0"])
  }

  @Test func aChangedModifierKeepsTheStateOfItsContent() throws {
    let knob = Knob()
    let screen = TestScreen { Reframes(knob: knob) }
    try screen.find("c 0").tap()
    knob.name = "b"
    screen.update()
    #expect(screen.texts == ["b(", "c 1", ")b"])
    screen.resetCounts()
    knob.name = "d"
    screen.update()
    #expect(screen.bodyCount(of: Counter.self) == 0)
  }

  @Test func stateOfAModifierDoesNotRunItsContent() throws {
    let screen = TestScreen { Counter(name: "c").modifier(Counting()) }
    screen.resetCounts()
    try screen.find("0").tap()
    #expect(screen.texts == ["c 0", "1"])
    #expect(screen.bodyCount(of: Counter.self) == 0)
  }
}

@Observable private final class Knob {
  var name = "a"
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Framed: ViewModifier {
  let name: String
  func body(content: Content) -> some View {
    Text("\(name)(")
    content
    Text(")\(name)")
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    content
    Text("and")
    content
  }
}

private struct Hiding: ViewModifier {
  func body(content: Content) -> some View { Text("hidden") }
}

private struct Folding: ViewModifier {
  @State private var isOpen = false
  func body(content: Content) -> some View {
    Button(isOpen ? "close" : "open") { isOpen.toggle() }
    if isOpen { content }
  }
}

private struct Counting: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    content
    Button("\(count)") { count += 1 }
  }
}

private struct Renames: View {
  let knob: Knob
  var body: some View { Counter(name: knob.name).modifier(Twice()) }
}

private struct Reframes: View {
  let knob: Knob
  var body: some View { Counter(name: "c").modifier(Framed(name: knob.name)) }
}
