import CanopyTesting
import SwiftUI
import Testing

/// Values that views set for their ancestors.
@MainActor @Suite struct PreferenceTests {
  @Test("11.1 Preferences are reduced in the order of the tree")
  func preferencesAreReducedInTheOrderOfTheTree() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Sends("a")
        HStack {
          Sends("b")
          Group {
            Sends("c")
            if log.lines.isEmpty { Sends("d") }
          }
        }
        ForEach(["e", "f"], id: \.self) { Sends($0) }
      }
      .onPreferenceChange(Names.self) { log.add($0) }
    }
    #expect(screen.texts.count == 6)
    #expect(log.lines == ["abcdef"])
  }

  @Test func withoutPreferencesTheValueIsTheDefault() {
    let log = Log()
    let screen = TestScreen { Text("x").onPreferenceChange(Names.self) { log.add("<\($0)>") } }
    #expect(screen.texts == ["x"])
    #expect(log.lines == ["<>"])
  }

  @Test func viewsWithoutPreferencesAreSkipped() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Text("x")
        Sends("a")
        Text("y")
      }
      .onPreferenceChange(Names.self) { log.add($0) }
    }
    #expect(screen.texts.count == 3)
    #expect(log.lines == ["a"])
  }

  @Test("11.2 A preference of a container replaces those of its children")
  func aPreferenceOfAContainerReplacesThoseOfItsChildren() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Sends("a")
        Sends("b")
      }
      .preference(key: Names.self, value: "c")
      .onPreferenceChange(Names.self) { log.add($0) }
    }
    #expect(screen.texts.count == 2)
    #expect(log.lines == ["c"])
  }

  @Test func theOuterOfTwoPreferencesOnOneViewWins() {
    let log = Log()
    let screen = TestScreen {
      Text("x").preference(key: Names.self, value: "in").preference(key: Names.self, value: "out")
        .onPreferenceChange(Names.self) { log.add($0) }
    }
    #expect(screen.texts == ["x"])
    #expect(log.lines == ["out"])
  }

  @Test("11.2 transformPreference changes the value from inside")
  func transformPreferenceChangesTheValueFromInside() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Sends("a")
        Sends("b").transformPreference(Names.self) { $0 += "!" }
      }
      .transformPreference(Names.self) { $0 = "(\($0))" }
      .onPreferenceChange(Names.self) { log.add($0) }
    }
    #expect(screen.texts.count == 2)
    #expect(log.lines == ["(ab!)"])
  }

  @Test func preferenceKeysAreIndependent() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Sends("a").preference(key: Longest.self, value: 3)
        Sends("b").preference(key: Longest.self, value: 5)
      }
      .onPreferenceChange(Names.self) { log.add($0) }
      .onPreferenceChange(Longest.self) { log.add("\($0)") }
    }
    #expect(screen.texts.count == 2)
    #expect(log.lines == ["ab", "5"])
  }

  @Test func readersReceiveOnlyPreferencesFromInside() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Sends("a")
        HStack { Sends("b") }.onPreferenceChange(Names.self) { log.add("row \($0)") }
      }
      .onPreferenceChange(Names.self) { log.add("all \($0)") }
    }
    #expect(screen.texts.count == 2)
    #expect(Set(log.lines) == ["row b", "all ab"])
  }

  @Test func aReaderReceivesThePreferenceOfItsOwnView() {
    let log = Log()
    let screen = TestScreen { Sends("a").onPreferenceChange(Names.self) { log.add($0) } }
    #expect(screen.texts == ["a"])
    #expect(log.lines == ["a"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private enum Names: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private enum Longest: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Sends: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View { Text(name).preference(key: Names.self, value: name) }
}
