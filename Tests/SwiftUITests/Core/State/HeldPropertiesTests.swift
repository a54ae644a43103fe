import CanopyTesting
import SwiftUI
import Testing

/// Dynamic properties of modifiers and styles.
@MainActor @Suite struct HeldPropertiesTests {
  @Test func eachModifierHasItsOwnState() throws {
    let screen = TestScreen {
      VStack {
        Text("one").modifier(Counting())
        Text("two").modifier(Counting())
      }
    }
    try screen.find("tap 0").tap()
    #expect(screen.texts == ["one", "tap 1", "two", "tap 0"])
  }

  @Test func aModifierReadsTheEnvironmentWhereItIsApplied() {
    let screen = TestScreen {
      Text("text").environment(\.unit, "inside").modifier(UnitSuffix()).environment(\.unit, "outside")
    }
    #expect(screen.texts == ["text", "outside"])
    screen.environment.unit = "root"
    screen.update()
    #expect(screen.texts == ["text", "outside"])
  }

  @Test func aStyleReadsTheEnvironmentOfTheButton() throws {
    let screen = TestScreen {
      VStack {
        Button("plain") {}
        Button("metres") {}.environment(\.unit, "m")
      }
      .buttonStyle(UnitStyle())
    }
    #expect(screen.texts == ["plain", "km", "metres", "m"])
    screen.environment.unit = "mi"
    screen.update()
    #expect(screen.texts == ["plain", "mi", "metres", "m"])
  }

  @Test func aStyleHasSeparateStateForEachButton() throws {
    let screen = TestScreen {
      VStack {
        Button("a") {}
        Button("b") {}
      }
      .buttonStyle(CountingStyle())
    }
    try screen.find("a").tap()
    try screen.find("b").tap()
    #expect(screen.texts == ["a", "seen 1", "b", "seen 1"])
  }

  @Test func aChangedStyleUpdatesTheButton() throws {
    let screen = TestScreen { SwitchesStyle() }
    try screen.find("go").tap()
    #expect(screen.texts == ["go", "second"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var unit = "km"
}

private struct Counting: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    content
    Button("tap \(count)") { count += 1 }
  }
}

private struct UnitSuffix: ViewModifier {
  @Environment(\.unit) private var unit
  func body(content: Content) -> some View {
    content
    Text(unit)
  }
}

private struct UnitStyle: ButtonStyle {
  @Environment(\.unit) private var unit
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(unit)
  }
}

private struct CountingStyle: ButtonStyle {
  @State private var seen = 0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onAppear { seen += 1 }
    Text("seen \(seen)")
  }
}

private struct NameStyle: ButtonStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(name)
  }
}

private struct SwitchesStyle: View {
  @State private var name = "first"
  var body: some View {
    Button("go") { name = "second" }.buttonStyle(NameStyle(name: name))
  }
}
