import SwiftUI
import Testing

@testable import CanopyTesting

/// Assistive technologies learn that views are disabled or enabled, whatever tells it.
@MainActor @Suite struct DisabledElementsTests {
  @Observable final class Model {
    var isDisabled = true
    var isInnerDisabled = false
  }

  private struct Buttons: View {
    let model: Model
    var body: some View {
      VStack {
        Button("First") {}
        Button("Second") {}.disabled(model.isInnerDisabled)
        Toggle("Third", isOn: .constant(true))
      }
      .disabled(model.isDisabled)
    }
  }

  private func enabled(_ screen: TestScreen) -> [String] {
    screen.accessibilityNodes.filter { $0.isEnabled && $0.label != nil }.compactMap(\.label)
  }

  @Test func aChangeOfAContainerReachesWhatIsInside() {
    let model = Model()
    let screen = TestScreen { Buttons(model: model) }
    #expect(enabled(screen) == [])
    model.isDisabled = false
    screen.settle()
    #expect(enabled(screen) == ["First", "Second", "Third"])
    model.isInnerDisabled = true
    screen.settle()
    #expect(enabled(screen) == ["First", "Third"])
    model.isDisabled = true
    screen.settle()
    #expect(enabled(screen) == [])
  }
}
