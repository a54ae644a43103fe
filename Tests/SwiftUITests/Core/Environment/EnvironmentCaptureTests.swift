import CanopyTesting
import SwiftUI
import Testing

/// An environment that was read as a whole is a value that doesn't change later.
@MainActor @Suite struct EnvironmentCaptureTests {
  @Test func theCapturedEnvironmentOfAnElementDoesNotChange() throws {
    let screen = TestScreen { Root() }
    let before = try screen.find("inner 1").environment
    try screen.find("more").tap()
    let after = try screen.find("inner 2").environment
    #expect(before.level == 1)
    #expect(after.level == 2)
    try screen.find("hide").tap()
    try screen.find("more").tap()
    #expect(before.level == 1)
    #expect(after.level == 2)
  }

  @Test func capturedValuesOfTheHostDoNotChange() throws {
    let screen = TestScreen(environment: { $0.level = 1 }) { Inner() }
    let before = try screen.find("inner 1").environment
    screen.environment.name = "later"
    screen.environment.level = 2
    #expect(before.level == 1)
    #expect(before.name == "")
    #expect(before.description.contains("level = 1, set by the host"))
  }

  @Test func changingACopyDoesNotChangeTheCapture() throws {
    let captured = try TestScreen { Root() }.find("inner 1").environment
    var copy = captured
    copy.level = 50
    copy.name = "copy"
    #expect(copy.level == 50)
    #expect(captured.level == 1)
    #expect(captured.name == "")
  }

  @Test func anEnvironmentCapturedInABodyDoesNotChange() throws {
    let stash = Stash()
    let screen = TestScreen { Stashing(stash: stash) }
    let first = try #require(stash.values)
    #expect(first.level == 1)
    screen.environment.name = "else"
    screen.update()
    try screen.find("more").tap()
    #expect(first.level == 1)
    #expect(first.name == "")
  }

  @Test func anEnvironmentCapturedInAnActionDoesNotChange() throws {
    let stash = Stash()
    let screen = TestScreen { Keeping(stash: stash) }
    screen.environment.level = 3
    try screen.find("keep").tap()
    screen.environment.level = 4
    screen.update()
    #expect(stash.values?.level == 3)
    #expect(screen.bodyCount(of: Keeping.self) == 1)
  }

  @Test func anEnvironmentCapturedInATransformDoesNotChange() throws {
    let stash = Stash()
    let screen = TestScreen { Inner().transformEnvironment(\.self) { stash.values = stash.values ?? $0 } }
    screen.environment.level = 9
    screen.update()
    #expect(screen.texts == ["inner 9"])
    #expect(stash.values?.level == 0)
  }

  @Test func aCapturedEnvironmentCanBeSetInAnotherTree() throws {
    let screen = TestScreen { Root() }
    try screen.find("more").tap()
    let captured = try screen.find("inner 2").environment
    #expect(TestScreen(environment: { $0 = captured }) { Inner() }.texts == ["inner 2"])
    let inside = TestScreen { Inner().environment(\.self, captured) }
    #expect(inside.texts == ["inner 2"])
    let live = TestScreen { Inner() }
    live.environment = captured
    live.update()
    #expect(live.texts == ["inner 2"])
    try screen.find("more").tap()
    inside.update()
    live.update()
    #expect(inside.texts == ["inner 2"])
    #expect(live.texts == ["inner 2"])
  }

  @Test func aChangedCaptureSetsCapturedAndChangedValues() throws {
    var captured = try TestScreen { Root() }.find("inner 1").environment
    captured.name = "copy"
    let screen = TestScreen(environment: { $0 = captured }) { Both() }
    #expect(screen.texts == ["1 copy"])
  }

  @Test func settingAWholeEnvironmentReplacesOuterValues() throws {
    let captured = try TestScreen { Root() }.find("inner 1").environment
    let screen = TestScreen { Both().environment(\.self, captured).environment(\.name, "around") }
    #expect(screen.texts == ["1 "])
  }

  @Test func theRootOfAnotherTreeKeepsItsOwnWindow() throws {
    let captured = try TestScreen { Inner() }.find("inner 0").environment
    let screen = TestScreen(size: CGSize(width: 800, height: 600), environment: { $0 = captured }) { Closes() }
    try screen.find("close").tap()
    #expect(screen.isClosed)
  }

  @Test func aBodyDependsOnlyOnTheValuesItReadsFromTheEnvironment() {
    let screen = TestScreen { Holds() }
    screen.resetCounts()
    screen.environment.name = "else"
    screen.update()
    #expect(screen.bodyCount(of: Holds.self) == 0)
    screen.environment.level = 4
    screen.update()
    #expect(screen.texts == ["4"])
    #expect(screen.bodyCount(of: Holds.self) == 1)
  }

  @Test func aBodyThatPassesOnTheEnvironmentPassesOnEachChange() {
    let screen = TestScreen { HandsOn() }
    #expect(screen.texts == ["0 "])
    screen.environment.name = "new"
    screen.update()
    #expect(screen.texts == ["0 new"])
    screen.resetCounts()
    screen.environment.name = "new"
    screen.update()
    #expect(screen.bodyCount(of: HandsOn.self) == 0)
  }

  @Test func aChildUpdatesWithTheEnvironmentPassedByItsParent() {
    let screen = TestScreen { PassesOn() }
    #expect(screen.texts == ["0"])
    screen.environment.level = 5
    screen.update()
    #expect(screen.texts == ["5"])
    screen.environment.level = 6
    screen.update()
    #expect(screen.texts == ["6"])
  }

  @Test func settingAClosureInsideAPassedOnEnvironmentSettles() {
    let screen = TestScreen { HandsOnAndSetsAClosure() }
    screen.environment.name = "new"
    screen.update()
    #expect(screen.texts == ["0 new"])
    #expect(screen.bodyCount(of: HandsOnAndSetsAClosure.self) <= 3)
    #expect(!screen.issues.contains { $0.kind == .doesNotSettle })
  }

  @Test func environmentsCanBeCompared() throws {
    let screen = TestScreen { Root() }
    let before = try screen.find("inner 1").environment
    #expect(try screen.find("inner 1").environment == before)
    try screen.find("more").tap()
    let after = try screen.find("inner 2").environment
    #expect(after != before)
    try screen.find("less").tap()
    #expect(try screen.find("inner 1").environment == before)
    #expect(EnvironmentValues() == EnvironmentValues())
  }

  @Test func closuresAreEqualToThemselves() throws {
    let screen = TestScreen { Inner().environment(\.action, {}) }
    let before = try screen.find("inner 0").environment
    screen.environment.level = 1
    var after = before
    after.name = "x"
    #expect(after.difference(from: before).changes.map(\.key) == ["\\.name"])
  }

  @Test func theDifferenceListsKeysValuesAndWriters() throws {
    let screen = TestScreen { Root() }
    let before = try screen.find("inner 1").environment
    try screen.find("more").tap()
    var after = try screen.find("inner 2").environment
    after.name = "mine"
    let difference = after.difference(from: before)
    #expect(
      difference.description == """
        \\.level: 1 (set by environment(\\.level) in the body of Root) → 2 (set by environment(\\.level) in the body of Root)
        \\.name: its default → "mine" (set on this value)
        """)
    #expect(difference.changes.map(\.key) == ["\\.level", "\\.name"])
    #expect(difference.changes.map(\.old) == ["1", nil])
    #expect(after.difference(from: after).isEmpty)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  @Entry fileprivate var name = ""
  @Entry fileprivate var action: () -> Void = {}
}

@MainActor private final class Stash {
  var values: EnvironmentValues?
}

private struct Inner: View {
  @Environment(\.level) private var level
  var body: some View { Text("inner \(level)") }
}

private struct Both: View {
  @Environment(\.level) private var level
  @Environment(\.name) private var name
  var body: some View { Text("\(level) \(name)") }
}

private struct Root: View {
  @State private var level = 1
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("more") { level += 1 }
      Button("less") { level -= 1 }
      Button("hide") { isShown = false }
      if isShown { Inner().environment(\.level, level) }
    }
  }
}

private struct Stashing: View {
  let stash: Stash
  @State private var level = 1
  var body: some View {
    VStack {
      Button("more") { level += 1 }
      Stasher(stash: stash).environment(\.level, level)
    }
  }
}

private struct Stasher: View {
  let stash: Stash
  @Environment(\.self) private var environment
  var body: some View {
    let _ = stash.values = stash.values ?? environment
    Inner()
  }
}

private struct Keeping: View {
  let stash: Stash
  @Environment(\.self) private var environment
  var body: some View { Button("keep") { stash.values = environment } }
}

private struct Holds: View {
  @Environment(\.self) private var environment
  var body: some View { Text("\(environment.level)") }
}

private struct HandsOn: View {
  @Environment(\.self) private var environment
  var body: some View { Both().environment(\.self, environment) }
}

private struct HandsOnAndSetsAClosure: View {
  @Environment(\.self) private var environment
  var body: some View { Both().environment(\.action, {}).environment(\.self, environment) }
}

private struct PassesOn: View {
  @Environment(\.self) private var environment
  var body: some View { Given(environment: environment) }
}

private struct Given: View {
  let environment: EnvironmentValues
  var body: some View { Text("\(environment.level)") }
}

private struct Closes: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("close") { dismiss() } }
}
