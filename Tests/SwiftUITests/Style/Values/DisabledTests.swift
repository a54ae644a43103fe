import CanopyTesting
import SwiftUI
import Testing

/// `disabled(_:)`, and `isEnabled` which it takes away.
@MainActor @Suite struct DisabledTests {
  @Test func viewsAreEnabledByDefault() throws {
    try expectFlow(of: \.isEnabled, default: true, host: false, subtree: true)
  }

  @Test(arguments: [(false, false, true), (false, true, false), (true, false, false), (true, true, false)])
  func viewsInsideDisabledViewAreDisabled(outer: Bool, inner: Bool, isEnabled: Bool) throws {
    #expect(try seen(\.isEnabled) { $0.disabled(inner).disabled(outer) } == isEnabled)
  }

  @Test func siblingsAreNotDisabled() throws {
    let screen = TestScreen {
      Text("one").disabled(true)
      Text("two")
    }
    #expect(try !screen.find("one").isEnabled)
    #expect(try screen.find("two").isEnabled)
  }

  @Test func settingIsEnabledOverridesDisabled() throws {
    #expect(try seen(\.isEnabled) { $0.environment(\.isEnabled, true).disabled(true) })
  }

  @Test func outerDisabledStateReachesInnerViews() throws {
    let knob = ValueKnob()
    let screen = TestScreen { Disabling(knob: knob) }
    #expect(try screen.find("inside").isEnabled)
    knob.value = 1
    screen.update()
    #expect(try !screen.find("inside").isEnabled)
    knob.value = 0
    screen.update()
    #expect(try screen.find("inside").isEnabled)
  }

  @Test func readersRunOnlyIfIsEnabledChanges() {
    let knob = ValueKnob()
    let screen = TestScreen { Disabling(knob: knob) }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: ValueReader<Bool>.self) == 1)
    #expect(screen.texts == ["inside", "false"])
    screen.resetCounts()
    knob.value = 2
    screen.update()
    #expect(screen.bodyCount(of: ValueReader<Bool>.self) == 0)
  }
}

private struct Disabling: View {
  let knob: ValueKnob

  var body: some View {
    Group {
      Text("inside").disabled(false)
      ValueReader(\.isEnabled).disabled(false)
    }.disabled(knob.value > 0)
  }
}
