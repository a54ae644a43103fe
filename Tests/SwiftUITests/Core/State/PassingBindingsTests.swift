import CanopyTesting
import SwiftUI
import Testing

/// Temporary bindings that a body makes and reads.
@MainActor @Suite struct PassingBindingsTests {
  @Test func aBodyUpdatesWithAPropertyReadThroughATemporaryBinding() throws {
    let screen = TestScreen { Switches() }
    #expect(screen.texts == ["off", "go"])
    try screen.find("go").tap()
    #expect(screen.texts == ["on", "Ann", "go"])
  }

  @Test func readingThroughATemporaryBindingRunsABodyOncePerChange() throws {
    let screen = TestScreen { Nicknamed() }
    screen.resetCounts()
    for _ in 0..<3 { try screen.find("go").tap() }
    #expect(screen.bodyCount(of: Nicknamed.self) == 3)
    #expect(screen.texts == ["3", "none", "go"])
    #expect(screen.issues.isEmpty)
  }

  @Test func onlyTheViewOfAChangedBindingRunsItsBody() throws {
    let screen = TestScreen { Both() }
    screen.resetCounts()
    try screen.find("first").tap()
    #expect(screen.bodyCount(of: Flag.self) == 1)
    #expect(screen.texts == ["first", "true", "false"])
  }
}

private struct Person {
  var nick: String?
  var isOn = false
}

private struct Switches: View {
  @State private var person = Person()
  var body: some View {
    Text(verbatim: $person.isOn.wrappedValue ? "on" : "off")
    if let nick = Binding($person.nick) { Text(verbatim: nick.wrappedValue) }
    Button("go") {
      person.isOn = true
      person.nick = "Ann"
    }
  }
}

private struct Nicknamed: View {
  @State private var count = 0
  @State private var person = Person()
  var body: some View {
    Text("\(count)")
    Text(verbatim: Binding($person.nick)?.wrappedValue ?? "none")
    Button("go") { count += 1 }
  }
}

private struct Both: View {
  @State private var flags = [false, false]
  var body: some View {
    VStack {
      Button("first") { flags[0] = true }
      Flag(isOn: $flags[0])
      Flag(isOn: $flags[1])
    }
  }
}

private struct Flag: View {
  @Binding var isOn: Bool
  var body: some View { Text(verbatim: "\(isOn)") }
}
