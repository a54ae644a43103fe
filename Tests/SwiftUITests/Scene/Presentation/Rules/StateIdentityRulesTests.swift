import CanopyTesting
import SwiftUI
import Testing

/// How long state lives, and that what reads it is never behind.
@MainActor @Suite struct StateIdentityRulesTests {
  @Test("9.1 State is made when its view first appears, stays while the view is made anew, and ends when it leaves")
  func stateLivesAsLongAsItsIdentity() throws {
    let knob = Knob()
    let screen = TestScreen { Sometimes(knob: knob) }
    #expect(screen.texts == [])
    #expect(Token.made == 0)
    knob.value = 1
    screen.update()
    try screen.find("1: 0").tap()
    #expect(Token.made == 1)
    knob.value = 2
    screen.update()
    #expect(screen.texts == ["2: 1"])
    #expect(Token.made == 1)
    #expect(Token.last != nil)
    knob.value = 0
    screen.update()
    #expect(Token.last == nil)
    knob.value = 3
    screen.update()
    #expect(screen.texts == ["3: 0"])
    #expect(Token.made == 2)
  }

  @Test("9.5 A change of state runs the bodies that read it, not those that hold it or hand on a binding to it")
  func dependencyIsByReading() throws {
    let screen = TestScreen { Hands() }
    screen.resetCounts()
    try screen.find("0").tap()
    #expect(screen.texts == ["1", "beside"])
    #expect(screen.bodyCount(of: Hands.self) == 0)
    #expect(screen.bodyCount(of: Reads.self) == 1)
    #expect(screen.bodyCount(of: Passes.self) == 0)
  }

  @Test("9.6 State that only the content reads is followed there, and no body of the presenter runs for it")
  func contentFollowsWhatItReads() throws {
    let screen = TestScreen { SetsBoth(container: .sheet) }
    screen.resetCounts()
    for number in 1...3 {
      try screen.find("show").tap()
      #expect(screen.texts == ["show", "isPresented: true", "Text: Optional(\"This is text \(number)\")", "change"])
      try screen.find("change").tap()
      #expect(screen.texts == ["show", "isPresented: true", "Text: nil", "change"])
      try screen.presentations[0].dismissByGesture()
    }
    #expect(screen.bodyCount(of: SetsBoth.self) == 0)
  }

  @Test(
    "9.7 What is set in the turn that presents shows in the first presentation already",
    arguments: [PresentationContainer.sheet, .popover, .fullScreenCover])
  func theFirstPresentationShowsTheStateOfNow(container: PresentationContainer) throws {
    let screen = TestScreen { SetsBoth(container: container) }
    try screen.find("show").tap()
    #expect(screen.presentations.map(\.kind) == [container])
    #expect(screen.texts == ["show", "isPresented: true", "Text: Optional(\"This is text 1\")", "change"])
    #expect(screen.issues.isEmpty)
  }
}

@Observable private final class Knob {
  var value = 0
}

@MainActor private final class Token {
  static var made = 0
  static weak var last: Token?
  init() {
    Self.made += 1
    Self.last = self
  }
}

private struct Sometimes: View {
  let knob: Knob
  var body: some View { if knob.value > 0 { Counter(value: knob.value) } }
}

private struct Counter: View {
  let value: Int
  @State private var token = Token()
  @State private var count = 0
  var body: some View {
    let _ = token
    Button("\(value): \(count)") { count += 1 }
  }
}

private struct Hands: View {
  @State private var count = 0
  var body: some View {
    Reads(count: $count)
    Passes(count: $count)
  }
}

private struct Reads: View {
  @Binding var count: Int
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Passes: View {
  @Binding var count: Int
  var body: some View { Text("beside") }
}

/// Neither state is read by the body.
private struct SetsBoth: View {
  let container: PresentationContainer
  @State private var isPresented = false
  @State private var text: String?
  @State private var number = 0

  var body: some View {
    let button = Button("show") {
      number += 1
      text = "This is text \(number)"
      isPresented = true
    }
    switch container {
    case .popover: button.popover(isPresented: $isPresented) { content }
    case .fullScreenCover: button.fullScreenCover(isPresented: $isPresented) { content }
    default: button.sheet(isPresented: $isPresented) { content }
    }
  }

  @ViewBuilder private var content: some View {
    Text("isPresented: \(isPresented.description)")
    Text("Text: \(String(describing: text))")
    Button("change") { text = nil }
  }
}
