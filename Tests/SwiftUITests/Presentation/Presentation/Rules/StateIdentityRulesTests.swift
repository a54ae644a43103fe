import CanopyTesting
import SwiftUI
import Testing

/// The lifetime of state, and the updates of the views that read it.
@MainActor @Suite struct StateIdentityRulesTests {
  @Test("9.1 State is made when its view first appears, persists across updates, and ends when the view is removed")
  func stateLivesAsLongAsTheIdentityOfItsView() throws {
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

  @Test("9.5 A state change runs the bodies that read the state, not those that hold it or pass on a binding")
  func onlyBodiesThatReadStateRunWhenItChanges() throws {
    let screen = TestScreen { Hands() }
    screen.resetCounts()
    try screen.find("0").tap()
    #expect(screen.texts == ["1", "beside"])
    #expect(screen.bodyCount(of: Hands.self) == 0)
    #expect(screen.bodyCount(of: Reads.self) == 1)
    #expect(screen.bodyCount(of: Passes.self) == 0)
  }

  @Test("9.6 State that only the content reads updates the content, and doesn't run the presenter's body")
  func contentUpdatesWithStateThatItsPresenterDoesNotRead() throws {
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
    "9.7 The first presentation shows values set in the turn that presents it",
    arguments: [PresentationContainer.sheet, .popover, .fullScreenCover])
  func theFirstPresentationShowsTheCurrentState(container: PresentationContainer) throws {
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

/// The body reads neither state property.
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
