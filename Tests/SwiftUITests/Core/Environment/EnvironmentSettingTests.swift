import CanopyTesting
import SwiftUI
import Testing

/// Setters that combine their value with inherited values.
@MainActor @Suite struct EnvironmentSettingTests {
  @Test func transformStartsFromTheInheritedValue() {
    let screen = TestScreen {
      Reader()
        .transformEnvironment(\.level) { $0 *= 10 }
        .transformEnvironment(\.level) { $0 += 1 }
        .environment(\.level, 1)
    }
    #expect(screen.texts == ["20"])
  }

  @Test func transformUpdatesWithTheInheritedValue() {
    let screen = TestScreen { Reader().transformEnvironment(\.level) { $0 += 1 } }
    screen.environment.level = 41
    screen.update()
    #expect(screen.texts == ["42"])
  }

  @Test func transformUpdatesWithTheStateThatItsClosureReads() throws {
    let screen = TestScreen { TransformsByState() }
    try screen.find("more").tap()
    #expect(screen.texts == ["1", "more"])
    #expect(screen.bodyCount(of: TransformsByState.self) <= 2)
  }

  @Test func transformUpdatesWithTheObjectsThatItsClosureReads() {
    let knob = Knob()
    let screen = TestScreen { Reader().transformEnvironment(\.level) { $0 += knob.isOn ? 1 : 0 } }
    knob.isOn = true
    screen.update()
    #expect(screen.texts == ["1"])
    knob.isOn = false
    screen.update()
    #expect(screen.texts == ["0"])
  }

  @Test("1.6 An inner disabled(false) doesn't enable a disabled view")
  func anInnerDisabledOfFalseDoesNotEnableADisabledView() {
    let screen = TestScreen {
      VStack {
        Enabled()
        Enabled().disabled(false)
        Enabled().disabled(true)
      }
      .disabled(true)
    }
    #expect(screen.texts == ["false", "false", "false"])
  }

  @Test func disabledAffectsOnlyTheModifiedView() throws {
    let screen = TestScreen {
      VStack {
        Button("on") {}
        Button("off") {}.disabled(true)
      }
    }
    #expect(try screen.find("on").isEnabled)
    #expect(try !screen.find("off").isEnabled)
    #expect(throws: TestError.self) { try screen.find("off").tap() }
  }

  @Test func disabledUpdates() {
    let knob = Knob()
    let screen = TestScreen { Disabling(knob: knob) }
    knob.isOn = true
    screen.update()
    #expect(screen.texts == ["false"])
    knob.isOn = false
    screen.update()
    #expect(screen.texts == ["true"])
  }

  @Test func settingAPropertyOfAValueKeepsTheOtherProperties() {
    let screen = TestScreen {
      ThemeReader().environment(\.theme.radius, 8).environment(\.theme.accent, "red")
    }
    #expect(screen.texts == ["red 8"])
  }

  @Test func theOtherPropertiesOfAValueAreStillInherited() {
    let screen = TestScreen { ThemeReader().environment(\.theme.radius, 8) }
    screen.environment.theme = Theme(accent: "green", radius: 1)
    screen.update()
    #expect(screen.texts == ["green 8"])
  }

  @Test func aComputedSetterCanSetSeveralKeys() {
    let screen = TestScreen { Mood().environment(\.mood, "calm") }
    #expect(screen.texts == ["calm 4"])
    screen.environment.level = 9
    screen.update()
    #expect(screen.texts == ["calm 4"])
  }

  @Test func aComputedSetterRunsAgainWhenAValueThatItReadsChanges() {
    let screen = TestScreen { Reader().environment(\.relativeLevel, 5) }
    #expect(screen.texts == ["5"])
    screen.environment.base = 100
    screen.update()
    #expect(screen.texts == ["105"])
  }

  @Test func subscriptArgumentsArePartOfTheKeyPath() {
    let screen = TestScreen {
      VStack { SlotReader() }.environment(\.[slot: 1], "one").environment(\.[slot: 2], "two")
    }
    #expect(screen.texts == ["one two"])
  }
}

@Observable private final class Knob {
  var isOn = false
}

private struct Theme: Equatable {
  var accent = "blue"
  var radius = 0
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  @Entry fileprivate var base = 0
  @Entry fileprivate var theme = Theme()
  @Entry fileprivate var moodName = ""
  @Entry fileprivate var slots: [Int: String] = [:]

  fileprivate var mood: String {
    get { moodName }
    set {
      moodName = newValue
      level = newValue.count
    }
  }

  fileprivate var relativeLevel: Int {
    get { level - base }
    set { level = base + newValue }
  }

  fileprivate subscript(slot slot: Int) -> String {
    get { slots[slot] ?? "" }
    set { slots[slot] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.level) private var level
  var body: some View { Text("\(level)") }
}

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text(isEnabled ? "true" : "false") }
}

private struct Disabling: View {
  let knob: Knob
  var body: some View { Enabled().disabled(knob.isOn) }
}

private struct ThemeReader: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("\(theme.accent) \(theme.radius)") }
}

private struct Mood: View {
  @Environment(\.mood) private var mood
  @Environment(\.level) private var level
  var body: some View { Text("\(mood) \(level)") }
}

private struct SlotReader: View {
  @Environment(\.[slot: 1]) private var one
  @Environment(\.[slot: 2]) private var two
  var body: some View { Text("\(one) \(two)") }
}

private struct TransformsByState: View {
  @State private var extra = 0
  var body: some View {
    VStack {
      Reader().transformEnvironment(\.level) { $0 += extra }
      Button("more") { extra += 1 }
    }
  }
}
