import CanopyTesting
import SwiftUI
import Testing

/// The order of lifecycle actions.
@MainActor @Suite struct LifecycleOrderTests {
  private struct Renewed: View {
    let log: ActionLog
    let transition: AnyTransition?
    @State private var number = 1
    var body: some View {
      VStack {
        if let transition { part.transition(transition).id(number) } else { part.id(number) }
        Button("next") { number += 1 }
      }
    }
    private var part: some View {
      let own = number
      return Color.red.onAppear { log.add("+ \(own)") }.onDisappear { log.add("- \(own)") }
    }
  }

  @Test("With the identity transition, a view disappears before the view with its next identifier appears")
  func theIdentityTransitionDisappearsFirst() throws {
    func lines(_ transition: AnyTransition?) throws -> [String] {
      let log = ActionLog()
      let screen = TestScreen { Renewed(log: log, transition: transition) }
      try screen.find("next").tap()
      screen.close()
      return log.lines
    }
    #expect(try lines(.identity) == ["+ 1", "- 1", "+ 2", "- 2"])
    #expect(try lines(nil) == ["+ 1", "+ 2", "- 1", "- 2"])
    #expect(try lines(.opacity) == ["+ 1", "+ 2", "- 1", "- 2"])
  }

  @Test("10.2 Actions run from the inside out, and tasks after all")
  func actionsRunFromTheInsideOutAndTasksAfterAll() async {
    let log = Log()
    let screen = TestScreen {
      Group {
        VStack {
          Text("text")
            .onChange(of: 0, initial: true) { log.add("text change") }
            .onAppear { log.add("text appear") }
            .task { log.add("text task") }
        }
        .onChange(of: 0, initial: true) { log.add("stack change") }
        .onAppear { log.add("stack appear") }
        .task { log.add("stack task") }
      }
      .onChange(of: 0, initial: true) { log.add("group change") }
      .onAppear { log.add("group appear") }
      .task { log.add("group task") }
    }
    let appeared = [
      "text change", "text appear", "stack change", "stack appear", "group change", "group appear",
    ]
    #expect(log.lines == appeared)
    await log.wait(for: 9)
    screen.update()
    #expect(log.lines == appeared + ["text task", "stack task", "group task"])
  }

  @Test func innerActionsOfOneViewRunFirst() {
    let log = Log()
    let screen = TestScreen {
      Text("x")
        .onAppear { log.add("appear 1") }
        .onChange(of: 1, initial: true) { log.add("change") }
        .onAppear { log.add("appear 2") }
    }
    #expect(screen.texts == ["x"])
    #expect(log.lines == ["appear 1", "change", "appear 2"])
  }

  @Test func siblingsAppearInOrder() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Text("a").onAppear { log.add("a") }
        HStack {
          Text("b").onAppear { log.add("b") }
          Text("c").onAppear { log.add("c") }
        }
        .onAppear { log.add("row") }
      }
      .onAppear { log.add("column") }
    }
    #expect(screen.texts.count == 3)
    #expect(log.lines == ["a", "b", "c", "row", "column"])
  }

  @Test("10.1 A new screen shows the state that onAppear has set")
  func aNewScreenShowsTheStateSetByOnAppear() throws {
    let screen = TestScreen { SetsItself() }
    #expect(screen.texts == ["ready"])
  }

  @Test func aRemovedViewDisappearsOnce() throws {
    let log = Log()
    let screen = TestScreen { Leaving(log: log) }
    #expect(log.lines == ["appear"])
    try screen.find("toggle").tap()
    #expect(log.lines == ["appear", "disappear"])
    try screen.find("toggle").tap()
    #expect(log.lines == ["appear", "disappear", "appear"])
  }

  @Test func descendantsDisappearWithTheirContainer() throws {
    let log = Log()
    let screen = TestScreen { LeavingNest(log: log) }
    try screen.find("toggle").tap()
    #expect(Set(log.lines) == ["inner", "outer"])
    #expect(log.lines.count == 2)
  }

  @Test func aRemovedRowDisappears() throws {
    let log = Log()
    let screen = TestScreen { LeavingRows(log: log) }
    try screen.find("remove").tap()
    #expect(log.lines == ["+1", "+2", "+3", "-2"])
    try screen.find("remove").tap()
    #expect(log.lines == ["+1", "+2", "+3", "-2"])
  }

  @Test func aMovedRowNeitherAppearsNorDisappears() throws {
    let log = Log()
    let screen = TestScreen { MovingRows(log: log) }
    try screen.find("move").tap()
    #expect(log.lines == ["+1", "+2", "+3"])
    #expect(screen.texts == ["move", "3", "2", "1"])
  }

  @Test("10.9 Inserted views appear before removed views disappear")
  func theViewOfANewIdAppearsBeforeTheOldOneDisappears() throws {
    let log = Log()
    let screen = TestScreen { Renewing(log: log) }
    try screen.find("renew").tap()
    #expect(log.lines == ["+0", "+1", "-0"])
  }

  @Test func viewsDisappearWhenTheirScreenEnds() {
    let log = Log()
    do {
      let screen = TestScreen { Text("x").onDisappear { log.add("gone") } }
      #expect(screen.texts == ["x"])
    }
    #expect(log.lines == ["gone"])
  }

  @Test func aViewAppearsAndDisappearsEachTimeItIsToggled() throws {
    let log = Log()
    let screen = TestScreen { Leaving(log: log) }
    for _ in 0..<10 { try screen.find("toggle").tap() }
    #expect(log.lines.filter { $0 == "appear" }.count == 6)
    #expect(log.lines.filter { $0 == "disappear" }.count == 5)
  }
}

@MainActor final private class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }

  /// Yields to tasks until there are `count` lines, at most 1,000 times.
  func wait(for count: Int) async {
    for _ in 0..<1000 where lines.count < count { await Task.yield() }
  }
}

private struct SetsItself: View {
  @State private var text = "not ready"
  var body: some View { Text(text).onAppear { text = "ready" } }
}

private struct Leaving: View {
  let log: Log
  @State private var isShown = true
  var body: some View {
    Button("toggle") { isShown.toggle() }
    if isShown {
      Text("x").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
    }
  }
}

private struct LeavingNest: View {
  let log: Log
  @State private var isShown = true
  var body: some View {
    Button("toggle") { isShown.toggle() }
    if isShown {
      VStack { Text("x").onDisappear { log.add("inner") } }.onDisappear { log.add("outer") }
    }
  }
}

private struct Row: View {
  let number: Int
  let log: Log
  var body: some View {
    Text("\(number)").onAppear { log.add("+\(number)") }.onDisappear { log.add("-\(number)") }
  }
}

private struct LeavingRows: View {
  let log: Log
  @State private var numbers = [1, 2, 3]
  var body: some View {
    Button("remove") { numbers = [1, 3] }
    ForEach(numbers, id: \.self) { Row(number: $0, log: log) }
  }
}

private struct MovingRows: View {
  let log: Log
  @State private var numbers = [1, 2, 3]
  var body: some View {
    Button("move") { numbers.reverse() }
    ForEach(numbers, id: \.self) { Row(number: $0, log: log) }
  }
}

private struct Renewing: View {
  let log: Log
  @State private var id = 0
  var body: some View {
    Button("renew") { id += 1 }
    Row(number: id, log: log).id(id)
  }
}
