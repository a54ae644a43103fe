import CanopyTesting
import SwiftUI
import Testing

/// The identity of views, which determines whether they keep their state.
@MainActor @Suite struct IdentityTests {
  @Test("9.2 The branches of an if statement have different identities")
  func theBranchesOfAnIfHaveDifferentIdentities() throws {
    let knob = Knob()
    let screen = TestScreen { Branches(knob: knob) }
    try screen.find("a 0").tap()
    knob.value = 1
    screen.update()
    #expect(screen.texts == ["b 0"])
    knob.value = 0
    screen.update()
    #expect(screen.texts == ["a 0"])
  }

  @Test("9.2 A ternary in an argument of a view keeps the identity of the view")
  func aTernaryInAnArgumentKeepsTheIdentity() throws {
    let knob = Knob()
    let screen = TestScreen { Ternary(knob: knob) }
    try screen.find("a 0").tap()
    knob.value = 1
    screen.update()
    #expect(screen.texts == ["b 1"])
  }

  @Test func theCasesOfASwitchHaveDifferentIdentities() throws {
    let knob = Knob()
    let screen = TestScreen { Cases(knob: knob) }
    for value in [0, 1, 2, 1, 0] {
      knob.value = value
      screen.update()
      try screen.find("case \(value) 0").tap()
      #expect(screen.texts == ["case \(value) 1"])
    }
  }

  @Test func anIfWithoutElseLosesItsStateWhenFalse() throws {
    let knob = Knob()
    let screen = TestScreen { Sometimes(knob: knob) }
    #expect(screen.texts == ["before", "after"])
    knob.value = 1
    screen.update()
    try screen.find("shown 0").tap()
    #expect(screen.texts == ["before", "shown 1", "after"])
    knob.value = 0
    screen.update()
    knob.value = 1
    screen.update()
    #expect(screen.texts == ["before", "shown 0", "after"])
  }

  @Test("9.2 A changed id resets the state")
  func aChangedIdResetsTheState() throws {
    let knob = Knob()
    let screen = TestScreen { Identified(knob: knob) }
    try screen.find("id 0").tap()
    screen.update()
    #expect(screen.texts == ["id 1"])
    knob.value = 1
    screen.update()
    #expect(screen.texts == ["id 0"])
  }

  @Test func anUnchangedIdKeepsTheState() throws {
    let knob = Knob()
    let screen = TestScreen { Identified(knob: knob) }
    try screen.find("id 0").tap()
    knob.other = 5
    screen.update()
    #expect(screen.texts == ["id 1"])
  }

  @Test("9.3 An AnyView keeps its identity as long as the type inside is the same")
  func anAnyViewOfTheSameTypeKeepsItsState() throws {
    let knob = Knob()
    let screen = TestScreen { Erased(knob: knob) }
    try screen.find("any 0: 0").tap()
    knob.value = 1
    screen.update()
    #expect(screen.texts == ["any 1: 1"])
  }

  @Test("9.3 An AnyView of another type has another identity")
  func anAnyViewOfAnotherTypeResetsTheState() throws {
    let knob = Knob()
    let screen = TestScreen { Erased(knob: knob) }
    try screen.find("any 0: 0").tap()
    knob.value = 9
    screen.update()
    #expect(screen.texts == ["other"])
    knob.value = 0
    screen.update()
    #expect(screen.texts == ["any 0: 0"])
  }

  @Test func anAnyViewOfAnAnyViewHasTheIdentityOfTheInnerView() throws {
    let knob = Knob()
    let screen = TestScreen { Twice(knob: knob) }
    try screen.find("twice 0").tap()
    knob.value = 1
    screen.update()
    #expect(screen.texts == ["twice 1"])
  }

  @Test func equalSiblingsHaveSeparateState() throws {
    let screen = TestScreen {
      HStack {
        Counter(name: "same")
        Counter(name: "same")
      }
    }
    try screen.findAll("same 0")[1].tap()
    #expect(screen.texts == ["same 0", "same 1"])
  }
}

@Observable private final class Knob {
  var value = 0
  var other = 0
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Branches: View {
  let knob: Knob
  var body: some View {
    if knob.value == 0 { Counter(name: "a") } else { Counter(name: "b") }
  }
}

private struct Ternary: View {
  let knob: Knob
  var body: some View { Counter(name: knob.value == 0 ? "a" : "b") }
}

private struct Cases: View {
  let knob: Knob
  var body: some View {
    switch knob.value {
    case 0: Counter(name: "case 0")
    case 1: Counter(name: "case 1")
    default: Counter(name: "case 2")
    }
  }
}

private struct Sometimes: View {
  let knob: Knob
  var body: some View {
    VStack {
      Text("before")
      if knob.value > 0 { Counter(name: "shown") }
      Text("after")
    }
  }
}

private struct Identified: View {
  let knob: Knob
  var body: some View { Counter(name: knob.other > 9 ? "many" : "id").id(knob.value) }
}

private struct Erased: View {
  let knob: Knob
  var body: some View { knob.value == 9 ? AnyView(Text("other")) : AnyView(Counter(name: "any \(knob.value):")) }
}

private struct Twice: View {
  let knob: Knob
  var body: some View {
    knob.value == 0 ? AnyView(AnyView(Counter(name: "twice"))) : AnyView(Counter(name: "twice"))
  }
}
