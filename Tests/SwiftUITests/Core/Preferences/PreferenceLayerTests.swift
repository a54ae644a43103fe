import CanopyTesting
import SwiftUI
import Testing

/// Overlays and backgrounds made from preferences.
@MainActor @Suite struct PreferenceLayerTests {
  @Test func anOverlayShowsThePreferencesOfTheViewsInside() {
    let model = Model()
    let screen = TestScreen { Overlaid(model: model) }
    #expect(screen.texts == ["a", "b", "sum 3"])
  }

  @Test func anOverlayUpdatesWhenAPreferenceChanges() {
    let model = Model()
    let screen = TestScreen { Overlaid(model: model) }
    model.second = 5
    screen.update()
    #expect(screen.texts == ["a", "b", "sum 6"])
  }

  @Test func aChangedPreferenceRunsOnlyItsViewAndTheOverlay() {
    let model = Model()
    let screen = TestScreen { Overlaid(model: model) }
    screen.resetCounts()
    model.second = 5
    screen.update()
    #expect(screen.bodyCount(of: Overlaid.self) == 0)
    #expect(screen.bodyCount(of: First.self) == 0)
    #expect(screen.bodyCount(of: Second.self) == 1)
    #expect(screen.bodyCount(of: Sum.self) == 1)
  }

  @Test func anOverlayUpdatesWhenViewsAreInsertedOrRemoved() {
    let model = Model()
    let screen = TestScreen { Optionally(model: model) }
    #expect(screen.texts == ["a", "sum 1"])
    model.isShown = true
    screen.update()
    #expect(screen.texts == ["a", "b", "sum 3"])
    model.isShown = false
    screen.update()
    #expect(screen.texts == ["a", "sum 1"])
  }

  @Test func aBackgroundShowsPreferencesAndUpdates() {
    let model = Model()
    let screen = TestScreen { Backed(model: model) }
    #expect(Set(screen.texts) == ["a", "behind 1"])
    model.first = 8
    screen.update()
    #expect(Set(screen.texts) == ["a", "behind 8"])
  }

  @Test func anOverlayHasTheEnvironmentOutsideTheModifiedView() {
    let screen = TestScreen {
      Text("x").environment(\.level, 1)
        .overlayPreferenceValue(Total.self) { _ in Level() }
        .environment(\.level, 2)
    }
    #expect(screen.texts == ["x", "level 2"])
  }

  @Test func preferencesOfAnOverlayReachTheParent() {
    let log = Log()
    let screen = TestScreen {
      Text("x").preference(key: Total.self, value: 1)
        .overlayPreferenceValue(Total.self) { Text("y").preference(key: Total.self, value: $0 * 10) }
        .onPreferenceChange(Total.self) { log.values.append($0) }
    }
    #expect(screen.texts == ["x", "y"])
    #expect(log.values == [11])
  }

  @Test func anOverlayKeepsItsState() throws {
    let model = Model()
    let screen = TestScreen { Counted(model: model) }
    try screen.find("count 0 of 1").tap()
    model.first = 2
    screen.update()
    #expect(screen.texts == ["a", "count 1 of 2"])
  }
}

@MainActor private final class Log {
  var values: [Int] = []
}

@Observable private final class Model {
  var first = 1
  var second = 2
  var isShown = false
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

private enum Total: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct First: View {
  let model: Model
  var body: some View { Text("a").preference(key: Total.self, value: model.first) }
}

private struct Second: View {
  let model: Model
  var body: some View { Text("b").preference(key: Total.self, value: model.second) }
}

private struct Sum: View {
  let sum: Int
  var body: some View { Text("sum \(sum)") }
}

private struct Level: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct Overlaid: View {
  let model: Model
  var body: some View {
    VStack {
      First(model: model)
      Second(model: model)
    }
    .overlayPreferenceValue(Total.self) { Sum(sum: $0) }
  }
}

private struct Optionally: View {
  let model: Model
  var body: some View {
    VStack {
      First(model: model)
      if model.isShown { Second(model: model) }
    }
    .overlayPreferenceValue(Total.self) { Sum(sum: $0) }
  }
}

private struct Backed: View {
  let model: Model
  var body: some View {
    First(model: model).backgroundPreferenceValue(Total.self) { Text("behind \($0)") }
  }
}

private struct Counted: View {
  let model: Model
  var body: some View { First(model: model).overlayPreferenceValue(Total.self) { Counter(total: $0) } }
}

private struct Counter: View {
  let total: Int
  @State private var count = 0
  var body: some View { Button("count \(count) of \(total)") { count += 1 } }
}
