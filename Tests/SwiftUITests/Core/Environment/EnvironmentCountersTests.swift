import CanopyTesting
import SwiftUI
import Testing

/// An environment change runs only the bodies that read the changed value.
@MainActor @Suite struct EnvironmentCountersTests {
  @Test(arguments: [1, 100, 10_000])
  func aChangedValueRunsOnlyTheBodiesThatReadIt(readers: Int) throws {
    let model = Knob()
    let screen = TestScreen { Rows(readers: readers, of: 10_000, knob: model) }
    screen.resetCounts()
    model.value = 1
    screen.update()
    #expect(screen.bodyCount(of: Reader.self) == readers)
    #expect(screen.bodyCount(of: Plain.self) == 0)
    #expect(screen.bodyCount(of: Rows.self) == 1)
    #expect(screen.findAllInTree("level 1").count == readers)
  }

  @Test("2.3 A changed property of a value runs no readers of other properties")
  func aChangedPropertyOfAValueRunsNoReadersOfOtherProperties() {
    let knob = Knob()
    let screen = TestScreen { Themed(knob: knob) }
    screen.resetCounts()
    knob.value = 7
    screen.update()
    #expect(screen.bodyCount(of: AccentReader.self) == 0)
    #expect(screen.bodyCount(of: RadiusReader.self) == 1)
    #expect(screen.texts == ["blue", "7"])
  }

  @Test func aStateChangeInOneLeafRunsOneBody() throws {
    let screen = TestScreen { ForEach(0..<1000) { Leaf(number: $0) } }
    screen.resetCounts()
    try screen.findInTree("leaf 500: 0").tap()
    #expect(screen.bodyCount(of: Leaf.self) == 1)
    #expect(screen.textsInTree[500] == "leaf 500: 1")
  }

  @Test func aChangeThroughManyOverridesRunsOneBody() {
    let knob = Knob()
    let screen = TestScreen { Overridden(knob: knob) }
    screen.resetCounts()
    knob.value = 3
    screen.update()
    #expect(screen.bodyCount(of: Chain.self) == 0)
    #expect(screen.bodyCount(of: Reader.self) == 1)
    #expect(screen.texts == ["level 3"])
  }
}

@Observable private final class Knob {
  var value = 0
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
private struct OtherKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct Theme: Equatable {
  var accent = "blue"
  var radius = 0
}
private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct Plain: View {
  let number: Int
  var body: some View { Text("row \(number)") }
}

private struct Rows: View {
  let readers: Int
  let count: Int
  let knob: Knob

  init(readers: Int, of count: Int, knob: Knob) {
    (self.readers, self.count, self.knob) = (readers, count, knob)
  }

  var body: some View {
    VStack {
      ForEach(0..<count) { number in
        if number < readers { Reader() } else { Plain(number: number) }
      }
    }
    .environment(\.level, knob.value)
  }
}

private struct Themed: View {
  let knob: Knob
  var body: some View {
    VStack {
      AccentReader()
      RadiusReader()
    }
    .environment(\.theme.radius, knob.value)
  }
}

private struct AccentReader: View {
  @Environment(\.theme.accent) private var accent
  var body: some View { Text(accent) }
}

private struct RadiusReader: View {
  @Environment(\.theme.radius) private var radius
  var body: some View { Text("\(radius)") }
}

private struct Leaf: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("leaf \(number): \(count)") { count += 1 } }
}

private struct Overridden: View {
  let knob: Knob
  var body: some View { Chain(depth: 500).environment(\.level, knob.value) }
}

private struct Chain: View {
  let depth: Int
  var body: some View {
    if depth == 0 { Reader() } else { Chain(depth: depth - 1).environment(\.other, depth) }
  }
}
