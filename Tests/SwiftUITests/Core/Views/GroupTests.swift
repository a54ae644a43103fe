import CanopyTesting
import SwiftUI
import Testing

/// Several views that are treated as one.
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

  @Test("10.7 A lifecycle modifier around a group acts once") func lifecycleOfGroupIsOne() {
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

  @Test("10.7 Members that come and go don't make a group appear again") func membersComeAndGo() throws {
    let log = Log()
    let screen = TestScreen { Growing(log: log) }
    for _ in 0..<2 { try screen.find("grow").tap() }
    #expect(log.lines == ["appear"])
  }

  @Test func aContainerIsOneForWhatIsAttachedToIt() throws {
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

  @Test func aValueSetOnAGroupReachesEachMember() {
    let screen = TestScreen {
      Group {
        Level()
        Level().environment(\.level, 2)
      }
      .environment(\.level, 1)
    }
    #expect(screen.texts == ["1", "2"])
  }

  @Test func anIdentifierOnAGroupNamesEachMember() throws {
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
