import CanopyTesting
import SwiftUI
import Testing

/// Groups of several views, and the modifiers that apply to them.
@MainActor @Suite struct GroupTests {
  @Test func aGroupShowsItsMembers() {
    let screen = TestScreen {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(screen.texts == ["a", "b", "c"])
  }

  @Test("10.7 A lifecycle modifier of a group acts once") func aLifecycleModifierOfAGroupActsOnce() {
    let log = Log()
    let screen = TestScreen {
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { log.lines.append("appear") }
    }
    #expect(screen.texts == ["a", "b"])
    #expect(log.lines == ["appear"])
  }

  @Test("10.7 Inserted and removed members don't make a group appear again")
  func insertedAndRemovedMembersDoNotMakeAGroupAppearAgain() throws {
    let log = Log()
    let screen = TestScreen { Growing(log: log) }
    for _ in 0..<2 { try screen.find("grow").tap() }
    #expect(log.lines == ["appear"])
  }

  @Test func aLifecycleModifierOfAContainerActsOnce() throws {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Text("a")
        Text("b")
      }
      .onAppear { log.lines.append("appear") }
    }
    #expect(screen.texts == ["a", "b"])
    #expect(log.lines == ["appear"])
  }

  @Test func anEnvironmentValueOfAGroupReachesEachMember() {
    let screen = TestScreen {
      Group {
        Level()
        Level().environment(\.level, 2)
      }
      .environment(\.level, 1)
    }
    #expect(screen.texts == ["1", "2"])
  }

  @Test func anIdentifierOfAGroupCanBeFound() throws {
    let screen = TestScreen {
      Group {
        Text("a")
        Text("b").accessibilityIdentifier("inner")
      }
      .accessibilityIdentifier("outer")
    }
    #expect(screen.texts == ["a", "b"])
    #expect(throws: Never.self) { try screen.find(id: "outer") }
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

private struct Level: View {
  @Environment(\.level) private var level
  var body: some View { Text("\(level)") }
}

private struct Growing: View {
  let log: Log
  @State private var isGrown = false
  var body: some View {
    Button("grow") { isGrown.toggle() }
    Group {
      Text("always")
      if isGrown { Text("sometimes") }
    }
    .onAppear { log.lines.append("appear") }
    .onDisappear { log.lines.append("gone") }
  }
}
