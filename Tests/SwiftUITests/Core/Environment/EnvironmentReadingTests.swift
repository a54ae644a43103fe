import CanopyTesting
import SwiftUI
import Testing

/// The dependencies of bodies that read the environment.
@MainActor @Suite struct EnvironmentReadingTests {
  @Test("2.2 A body runs only when the value differs")
  func aBodyRunsOnlyWhenTheValueDiffers() {
    let screen = TestScreen { LevelReader() }
    screen.resetCounts()
    screen.environment.level = 0
    screen.update()
    #expect(screen.bodyCount(of: LevelReader.self) == 0)
    screen.environment.level = 1
    screen.update()
    #expect(screen.bodyCount(of: LevelReader.self) == 1)
    #expect(screen.texts == ["1"])
  }

  @Test("2.2 Values that aren't equatable are compared field by field")
  func valuesThatAreNotEquatableAreComparedFieldByField() {
    let screen = TestScreen { PlainReader() }
    screen.environment.plain = Plain(name: "a", count: 1)
    screen.update()
    screen.resetCounts()
    screen.environment.plain = Plain(name: "a", count: 1)
    screen.update()
    #expect(screen.bodyCount(of: PlainReader.self) == 0)
    screen.environment.plain = Plain(name: "a", count: 2)
    screen.update()
    #expect(screen.bodyCount(of: PlainReader.self) == 1)
    #expect(screen.texts == ["a 2"])
  }

  @Test func equatableValuesAreComparedWithTheirOwnEquality() {
    let screen = TestScreen { CaselessReader() }
    screen.environment.caseless = Caseless(text: "Ann")
    screen.update()
    screen.resetCounts()
    screen.environment.caseless = Caseless(text: "ANN")
    screen.update()
    #expect(screen.bodyCount(of: CaselessReader.self) == 0)
  }

  @Test func aDeclaredButUnreadValueIsNoDependency() {
    let screen = TestScreen { Indifferent() }
    screen.resetCounts()
    screen.environment.level = 1
    screen.update()
    #expect(screen.bodyCount(of: Indifferent.self) == 0)
  }

  @Test func aBodyThatStopsReadingStopsDepending() {
    let screen = TestScreen { SometimesReading() }
    screen.environment.isReading = false
    screen.update()
    screen.resetCounts()
    screen.environment.level = 5
    screen.update()
    #expect(screen.bodyCount(of: SometimesReading.self) == 0)
    screen.environment.isReading = true
    screen.update()
    #expect(screen.texts == ["5"])
  }

  @Test("2.4 The whole environment tracks only the keys that are read")
  func theWholeEnvironmentTracksOnlyTheKeysThatAreRead() {
    let screen = TestScreen { WholeReader() }
    screen.resetCounts()
    screen.environment.name = "unread"
    screen.update()
    #expect(screen.bodyCount(of: WholeReader.self) == 0)
    screen.environment.level = 2
    screen.update()
    #expect(screen.bodyCount(of: WholeReader.self) == 1)
    #expect(screen.texts == ["2"])
  }

  @Test func theWholeEnvironmentCanBePassedOn() {
    let screen = TestScreen { HandsOn().environment(\.name, "ann") }
    #expect(screen.texts == ["3 ann"])
    screen.environment.level = 8
    screen.update()
    #expect(screen.texts == ["3 ann"])
  }

  @Test func aComputedValueDependsOnAllKeysThatItReads() {
    let screen = TestScreen { ComputedReader() }
    #expect(screen.texts == [" 0"])
    screen.environment.level = 1
    screen.update()
    screen.environment.name = "ann"
    screen.update()
    #expect(screen.texts == ["ann 1"])
  }

  @Test func anUnchangedComputedValueRunsNoBody() {
    let screen = TestScreen { ParityReader() }
    screen.resetCounts()
    screen.environment.level = 2
    screen.update()
    #expect(screen.bodyCount(of: ParityReader.self) == 0)
    screen.environment.level = 3
    screen.update()
    #expect(screen.bodyCount(of: ParityReader.self) == 1)
  }

  @Test func aKeyPathIntoAValueComparesOnlyTheFinalProperty() {
    let screen = TestScreen { AccentReader() }
    screen.resetCounts()
    screen.environment.theme.radius = 3
    screen.update()
    #expect(screen.bodyCount(of: AccentReader.self) == 0)
    screen.environment.theme.accent = "red"
    screen.update()
    #expect(screen.texts == ["red"])
  }

  @Test func observedPropertiesThatAGetterReadsAreTracked() {
    let shop = Shop()
    let screen = TestScreen {
      VStack {
        ShopReader()
        ShopReader()
      }
      .environment(\.shop, shop)
    }
    #expect(screen.texts == ["open", "open"])
    shop.state = "closed"
    screen.update()
    #expect(screen.texts == ["closed", "closed"])
    shop.state = "gone"
    screen.update()
    #expect(screen.texts == ["gone", "gone"])
  }

  @Test func twoReadersOfOneKeyRunOnceEach() {
    let screen = TestScreen {
      VStack {
        LevelReader()
        LevelReader()
      }
    }
    screen.resetCounts()
    screen.environment.level = 1
    screen.update()
    #expect(screen.bodyCount(of: LevelReader.self) == 2)
  }

  @Test func aKeyPathWithACapturedValueCanBeRead() throws {
    let screen = TestScreen { CapturingParent() }
    #expect(screen.texts == ["run 0", "20"])
    screen.resetCounts()
    for _ in 0..<3 { try screen.find("run \(screen.bodyCount(of: CapturingParent.self))").tap() }
    #expect(screen.bodyCount(of: CapturingReader.self) == 0)
    screen.environment.level = 3
    screen.update()
    #expect(screen.texts == ["run 3", "23"])
    #expect(screen.bodyCount(of: CapturingReader.self) == 1)
  }
}

private struct Plain {
  var name = ""
  var count = 0
}

private struct Caseless: Equatable {
  var text = ""
  static func == (one: Caseless, other: Caseless) -> Bool { one.text.lowercased() == other.text.lowercased() }
}

private struct Theme: Equatable {
  var accent = "blue"
  var radius = 0
}

@Observable private final class Shop {
  var state = "open"
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  @Entry fileprivate var name = ""
  @Entry fileprivate var isReading = true
  @Entry fileprivate var plain = Plain()
  @Entry fileprivate var caseless = Caseless()
  @Entry fileprivate var theme = Theme()
  @Entry fileprivate var shop: Shop?

  fileprivate var title: String { "\(name) \(level)" }
  fileprivate var isEven: Bool { level.isMultiple(of: 2) }
  fileprivate var shopState: String { shop?.state ?? "none" }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  var body: some View { Text("\(level)") }
}

private struct PlainReader: View {
  @Environment(\.plain) private var plain
  var body: some View { Text("\(plain.name) \(plain.count)") }
}

private struct CaselessReader: View {
  @Environment(\.caseless) private var caseless
  var body: some View { Text(caseless.text) }
}

private struct Indifferent: View {
  @Environment(\.level) private var level
  var body: some View { Text("same") }
}

private struct SometimesReading: View {
  @Environment(\.isReading) private var isReading
  @Environment(\.level) private var level
  var body: some View { Text(isReading ? "\(level)" : "not reading") }
}

private struct WholeReader: View {
  @Environment(\.self) private var environment
  var body: some View { Text("\(environment.level)") }
}

private struct HandsOn: View {
  @Environment(\.self) private var environment
  var body: some View {
    ComputedPair().environment(\.level, 3).environment(\.self, environment).environment(\.name, "hidden")
  }
}

private struct ComputedPair: View {
  @Environment(\.level) private var level
  @Environment(\.name) private var name
  var body: some View { Text("\(level) \(name)") }
}

private struct ComputedReader: View {
  @Environment(\.title) private var title
  var body: some View { Text(title) }
}

private struct ParityReader: View {
  @Environment(\.isEven) private var isEven
  var body: some View { Text(isEven ? "even" : "odd") }
}

private struct AccentReader: View {
  @Environment(\.theme.accent) private var accent
  var body: some View { Text(accent) }
}

private struct ShopReader: View {
  @Environment(\.shopState) private var state
  var body: some View { Text(state) }
}

private struct CapturingParent: View {
  @State private var runs = 0
  var body: some View {
    VStack {
      Button("run \(runs)") { runs += 1 }
      CapturingReader(number: 20)
    }
  }
}

private struct CapturingReader: View {
  @Environment private var sum: Int
  init(number: Int) { _sum = Environment(\.[plus: number]) }
  var body: some View { Text("\(sum)") }
}

extension EnvironmentValues {
  fileprivate subscript(plus number: Int) -> Int { level + number }
}
