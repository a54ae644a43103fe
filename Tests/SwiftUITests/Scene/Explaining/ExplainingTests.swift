import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// A running app explains what a person clicks.
@MainActor @Suite struct ExplainingTests {
  @Observable final class Model {
    var isExplaining = true
    var explanations: [ViewExplanation] = []
    var presses = 0
  }

  private struct Badge: View {
    let number: Int
    @Environment(\.locale) private var locale

    var body: some View { Text("badge \(number) \(locale.identifier)") }
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Badge(number: 1).environment(\.locale, Locale(identifier: "de"))
        Badge(number: 2)
        Button("Press") { model.presses += 1 }
      }
      .onExplain(isEnabled: model.isExplaining) { model.explanations.append($0) }
    }
  }

  private func click(_ text: String, on screen: TestScreen) throws {
    let frame = try screen.find(text).frame
    for phase in [PointerEvent.Phase.began, .ended] {
      screen.send(phase, at: CGPoint(x: frame.midX, y: frame.midY), device: .mouse)
    }
    screen.settle()
  }

  @Test func aClickExplainsTheViewUnderIt() throws {
    let model = Model()
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "en") }) { Screen(model: model) }
    try click("badge 1 de", on: screen)
    try click("badge 2 en", on: screen)
    #expect(model.explanations.map(\.view) == ["Badge", "Badge"])
    #expect(model.explanations.map { $0.reads.contains("\\.locale") } == [true, true])
    #expect(model.explanations.first?.environment.first?.key == "\\.locale")
    #expect(model.explanations.first?.environment.first?.value.contains("de") == true)
  }

  @Test func aClickThatIsExplainedDoesNothingElse() throws {
    let model = Model()
    let screen = TestScreen { Screen(model: model) }
    try click("Press", on: screen)
    #expect(model.presses == 0)
    #expect(model.explanations.count == 1)
    model.isExplaining = false
    screen.settle()
    try click("Press", on: screen)
    #expect(model.presses == 1)
    #expect(model.explanations.count == 1)
  }

  @Test func aClickBesideEverythingExplainsTheContent() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 300, height: 300)) {
      Screen(model: model).frame(width: 200, height: 200)
    }
    for phase in [PointerEvent.Phase.began, .ended] { screen.send(phase, at: CGPoint(x: 1, y: 1), device: .mouse) }
    screen.settle()
    #expect(model.explanations.isEmpty)
  }
}
