import CanopyTesting
import Combine
import SwiftUI
import Testing

/// Lifecycle modifiers of groups with several views, or with none.
@MainActor @Suite struct LifecycleOfGroupsTests {
  @Test("10.7 A lifecycle modifier of a group acts once for all its views, after the first one")
  func aGroupAppearsOnce() {
    let log = ActionLog()
    let subject = PassthroughSubject<Int, Never>()
    let screen = TestScreen {
      VStack {
        Group {
          Text("left").onAppear { log.add("left") }
          Text("right").onAppear { log.add("right") }
        }
        .onAppear { log.add("group") }
        .onReceive(subject) { log.add("received \($0)") }
      }
    }
    #expect(log.lines == ["left", "group", "right"])
    subject.send(1)
    screen.settle()
    #expect(log.lines == ["left", "group", "right", "received 1"])
  }

  @Test(
    "10.7 A changed branch or id inside a group doesn't restart its task",
    arguments: [false, true])
  func changesInsideAGroupDoNotRestartItsTask(inStack: Bool) async throws {
    let log = ActionLog()
    let screen = TestScreen { Switching(log: log, isInStack: inStack) }
    await log.wait(for: 2)
    screen.update()
    #expect(log.lines == ["appear", "task of 0"])
    for button in ["branch", "id", "branch"] { try screen.find(button).activate() }
    try await Task.sleep(for: .milliseconds(20))
    screen.update()
    #expect(log.lines == ["appear", "task of 0"])
    try screen.find("hide").activate()
    await log.wait(for: 4)
    screen.update()
    #expect(Set(log.lines.dropFirst(2)) == ["disappear", "cancelled: true"])
  }

  @Test("10.7 A group disappears with its last view and appears with its next first view")
  func aGroupDisappearsWithItsLastView() throws {
    let log = ActionLog()
    let screen = TestScreen { Counting(log: log) }
    for button in ["more", "more", "fewer"] { try screen.find(button).tap() }
    #expect(log.lines == ["+"])
    try screen.find("fewer").tap()
    #expect(log.lines == ["+", "-"])
    try screen.find("more").tap()
    #expect(log.lines == ["+", "-", "+"])
  }

  @Test("10.7 In a lazy container, a lifecycle modifier acts for each row") func lifecycleModifiersActForEachLazyRow() {
    let log = ActionLog()
    let screen = TestScreen {
      LazyVStack {
        ForEach(0..<3) { Text("\($0)") }.onAppear { log.add("row") }
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log.add("member") }
      }
    }
    #expect(screen.texts.count == 5)
    #expect(log.lines.sorted() == ["member", "member", "row", "row", "row"])
  }

  @Test("10.7 onChange and onReceive act while a group is empty") func onChangeAndOnReceiveActForAnEmptyGroup() throws {
    let log = ActionLog()
    let subject = PassthroughSubject<Int, Never>()
    let screen = TestScreen { EmptyFollower(log: log, subject: subject) }
    try screen.find("go").tap()
    subject.send(5)
    screen.settle()
    #expect(log.lines == ["changed 1", "received 5"])
    screen.close()
    subject.send(6)
    #expect(log.lines == ["changed 1", "received 5"])
  }

  @Test("10.7 In a container, an empty group doesn't appear") func anEmptyGroupInAContainerDoesNotAppear() {
    let log = ActionLog()
    let screen = TestScreen {
      VStack { Group { if log.lines.count > 9 { Text("late") } }.onAppear { log.add("group") } }
    }
    #expect(screen.texts.isEmpty)
    #expect(log.lines.isEmpty)
  }

  // MARK: Roots and layers

  @Test("10.8 At a root, an empty view appears") func anEmptyRootAppears() async {
    let log = ActionLog()
    let loading = TestScreen { Loading(log: log) }
    loading.settle()
    #expect(loading.texts == ["10"])
    let erased = TestScreen { AnyView(EmptyView()).onAppear { log.add("AnyView") } }
    let empty = TestScreen { EmptyView().task { log.add("task") } }
    let rows = TestScreen { ForEach([Int](), id: \.self) { Text("\($0)") }.onAppear { log.add("ForEach") } }
    let section = TestScreen { Section { if log.lines.count > 99 { Text("late") } }.onAppear { log.add("Section") } }
    await log.wait(for: 5)
    for screen in [erased, empty, rows, section] { screen.update() }
    #expect(Set(log.lines) == ["Group", "AnyView", "task", "ForEach", "Section"])
    for screen in [loading, erased, empty, rows, section] { screen.close() }
  }

  @Test("10.8 In a background, an overlay, a mask or a sheet, an empty group appears")
  func emptyGroupsInLayersAndSheetsAppear() {
    let log = ActionLog()
    let isLate = log.lines.count > 99
    let screen = TestScreen {
      Text("base")
        .background { Group { if isLate { Text("late") } }.onAppear { log.add("background") } }
        .overlay { Group { if isLate { Text("late") } }.onAppear { log.add("overlay") } }
        .mask { Group { if isLate { Text("late") } }.onAppear { log.add("mask") } }
        .sheet(isPresented: .constant(true)) { Group { if isLate { Text("late") } }.onAppear { log.add("sheet") } }
    }
    #expect(screen.textsInTree.contains("base"))
    #expect(log.lines.sorted() == ["background", "mask", "overlay", "sheet"])
  }

  @Test("10.8 At a root, a layout modifier applies to all views together")
  func aLayoutModifierAtARootAppliesToAllViewsTogether() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      Group {
        Color.red.frame(height: 30).accessibilityIdentifier("a")
        Color.red.frame(height: 30).accessibilityIdentifier("b")
      }
      .padding(20)
    }
    let (a, b) = (try screen.find(id: "a").frame, try screen.find(id: "b").frame)
    #expect(b.minY - a.maxY == 8)
    #expect(a.minX == 20 && a.width == 160)
    #expect(a.minY == 66)
  }

  @Test("10.8 In a container, a layout modifier applies to each view")
  func aLayoutModifierInAContainerAppliesToEachView() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      VStack {
        Group {
          Color.red.frame(height: 30).accessibilityIdentifier("a")
          Color.red.frame(height: 30).accessibilityIdentifier("b")
        }
        .padding(20)
      }
    }
    #expect(try screen.find(id: "b").frame.minY - screen.find(id: "a").frame.maxY == 48)
  }

  @Test("10.8 In a background, several views are layered in the same frame")
  func viewsInABackgroundAreLayered() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      Color.clear.frame(width: 100, height: 100).background {
        Group {
          Color.red.accessibilityIdentifier("a")
          Color.blue.accessibilityIdentifier("b")
        }
        .padding(10)
      }
    }
    let area = CGRect(x: 60, y: 60, width: 80, height: 80)
    #expect(try screen.find(id: "a").frame == area)
    #expect(try screen.find(id: "b").frame == area)
  }

  @Test("10.8 The background of a group keeps its state when the branch inside changes")
  func theBackgroundOfAGroupKeepsItsStateWhenTheBranchChanges() throws {
    let log = ActionLog()
    let screen = TestScreen { BranchesWithBackground(log: log) }
    try screen.find("count 0").activate()
    #expect(screen.texts == ["two", "count 1"])
  }
}

private struct Switching: View {
  let log: ActionLog
  let isInStack: Bool
  @State private var isOther = false
  @State private var id = 0
  @State private var isHidden = false

  var body: some View {
    if isHidden {
      Text("hidden")
    } else if isInStack {
      VStack { content }.background { buttons }
    } else {
      content.background { buttons }
    }
  }

  private var content: some View {
    Group {
      if isOther { Text("other").id(id) } else { Text("one").id(id) }
    }
    .onAppear { log.add("appear") }
    .onDisappear { log.add("disappear") }
    .task {
      log.add("task of \(id)")
      try? await Task.sleep(for: .seconds(3600))
      log.add("cancelled: \(Task.isCancelled)")
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("branch") { isOther.toggle() }
    Button("id") { id += 1 }
    Button("hide") { isHidden = true }
  }
}

private struct Counting: View {
  let log: ActionLog
  @State private var count = 0

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { Text("\($0)") }
        .onAppear { log.add("+") }
        .onDisappear { log.add("-") }
      Button("more") { count += 1 }
      Button("fewer") { count -= 1 }
    }
  }
}

private struct EmptyFollower: View {
  let log: ActionLog
  let subject: PassthroughSubject<Int, Never>
  @State private var n = 0

  var body: some View {
    VStack {
      Group {
        if n > 9 { Text("late") }
      }
      .onChange(of: n) { log.add("changed \(n)") }
      .onReceive(subject) { log.add("received \($0)") }
      Button("go") { n += 1 }
    }
  }
}

private struct Loading: View {
  let log: ActionLog
  @State private var value: Int?

  var body: some View {
    Group {
      if let value { Text("\(value)") }
    }
    .onAppear {
      log.add("Group")
      value = 10
    }
  }
}

private struct BranchesWithBackground: View {
  let log: ActionLog
  @State private var isSecond = false

  var body: some View {
    Group {
      if isSecond { Text("two") } else { Text("one") }
    }
    .background { Counter { isSecond.toggle() } }
  }

  private struct Counter: View {
    let onPress: () -> Void
    @State private var count = 0

    var body: some View {
      Button("count \(count)") {
        count += 1
        onPress()
      }
    }
  }
}
