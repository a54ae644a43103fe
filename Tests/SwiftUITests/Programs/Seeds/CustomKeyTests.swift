import CanopyTesting
import SwiftUI
import Testing

/// A key of one's own with a modifier of its own, spelled out and as an entry.
@MainActor @Suite struct CustomKeyTests {
  @Test func unsetKeyReadsItsDefault() {
    #expect(TestScreen { Greeter() }.texts == ["Hello, stranger."])
  }

  @Test func customModifierSetsTheValueForItsContent() {
    let screen = TestScreen {
      VStack {
        Greeter()
        Group { HStack { Greeter() } }.guest("Mia").greeting("Welcome")
      }
    }
    #expect(screen.texts == ["Hello, stranger.", "Welcome, Mia."])
  }

  @Test func changedValueRunsOnlyItsReaders() throws {
    let screen = TestScreen { Reception() }
    screen.resetCounts()
    try screen.find("next").tap()
    #expect(screen.texts == ["Hello, Mia 2.", "no reader", "next"])
    #expect(screen.bodyCount(of: Greeter.self) == 1)
    #expect(screen.bodyCount(of: Bystander.self) == 0)
    screen.resetCounts()
    try screen.find("no reader").tap()
    #expect(screen.bodyCount(of: Greeter.self) == 0)
  }
}

private struct GuestKey: EnvironmentKey {
  static let defaultValue = "stranger"
}

extension EnvironmentValues {
  fileprivate var guest: String {
    get { self[GuestKey.self] }
    set { self[GuestKey.self] = newValue }
  }
  @Entry fileprivate var greeting = "Hello"
}

extension View {
  fileprivate func guest(_ name: String) -> some View { environment(\.guest, name) }
  fileprivate func greeting(_ word: String) -> some View { environment(\.greeting, word) }
}

private struct Greeter: View {
  @Environment(\.guest) private var guest
  @Environment(\.greeting) private var greeting
  var body: some View { Text("\(greeting), \(guest).") }
}

private struct Bystander: View {
  @State private var count = 0
  var body: some View { Button("no reader") { count += 1 } }
}

private struct Reception: View {
  @State private var number = 1
  var body: some View {
    VStack {
      Greeter()
      Bystander()
      Button("next") { number += 1 }
    }
    .guest("Mia \(number)")
  }
}
