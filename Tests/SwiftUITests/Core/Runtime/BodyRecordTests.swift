import CanopyGraph
import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Which bodies an update runs, in which order, and what the tree keeps of their views.
@MainActor @Suite struct BodyRecordTests {
  private let log = ActionLog()

  // MARK: Order

  @Test func enclosingBodiesRunFirst() {
    let model = Model()
    let screen = TestScreen { Nested(level: 0, model: model, log: log) }
    #expect(log.lines == ["level 0", "level 1", "level 2"])
    log.lines = []
    model.count += 1
    screen.update()
    #expect(log.lines == ["level 0", "level 1", "level 2"])
  }

  @Test func aViewWithANewValueAndAChangedSourceRunsOnce() {
    let model = Model()
    let screen = TestScreen { Parent(model: model, log: log) }
    log.lines = []
    model.count = 4
    screen.update()
    #expect(log.lines == ["parent 4", "child 4 4"])
  }

  @Test func aViewThatItsParentRemovesDoesNotRun() {
    let model = Model()
    let screen = TestScreen { Gate(model: model, log: log) }
    log.lines = []
    (model.isOpen, model.count) = (false, 5)
    screen.update()
    #expect(log.lines == ["gate false"])
  }

  @Test func aViewThatComesWithAChangeRunsOnce() {
    let model = Model()
    model.isOpen = false
    let screen = TestScreen { Gate(model: model, log: log) }
    log.lines = []
    (model.isOpen, model.count) = (true, 5)
    screen.update()
    #expect(log.lines == ["gate true", "child 5 5"])
  }

  @Test func siblingsRunInTheirOrder() {
    let model = Model()
    let screen = TestScreen {
      VStack { ForEach(0..<4, id: \.self) { Child(value: $0, model: model, log: log) } }
    }
    log.lines = []
    model.count = 1
    screen.update()
    #expect(log.lines == ["child 0 1", "child 1 1", "child 2 1", "child 3 1"])
  }

  // MARK: Nodes

  @Test func aBodyWithoutReadsHasNoNode() {
    let before = ViewRuntime.graph.statistics.attributes
    let plain = TestScreen { VStack { ForEach(0..<50, id: \.self) { Plain(number: $0) } } }
    let withoutReads = ViewRuntime.graph.statistics.attributes - before
    let model = Model()
    let reading = TestScreen { VStack { ForEach(0..<50, id: \.self) { Child(value: $0, model: model, log: log) } } }
    #expect(ViewRuntime.graph.statistics.attributes - before - withoutReads >= 50)
    #expect(withoutReads < 50)
    withExtendedLifetime((plain, reading)) {}
  }

  @Test func theNodesOfAScreenEndWithIt() {
    ViewRuntime.update()
    let before = ViewRuntime.graph.statistics
    do {
      let screen = TestScreen { Nested(level: 0, model: Model(), log: log) }
      screen.close()
    }
    ViewRuntime.update()
    #expect(ViewRuntime.graph.statistics.attributes == before.attributes)
    #expect(ViewRuntime.graph.statistics.dependencies == before.dependencies)
  }

  // MARK: Memory

  @Test func theValueOfAViewIsReleasedWithIt() {
    let box = TokenBox()
    let screen = TestScreen { TokenParent(box: box) }
    weak let token = box.token
    #expect(token != nil && screen.texts == ["holds"])
    box.token = nil
    #expect(token != nil, "the view is still in the tree")
    screen.update()
    #expect(token == nil && screen.texts.isEmpty)
  }

  @Test func aReplacedValueIsReleased() {
    let box = TokenBox()
    let screen = TestScreen { TokenParent(box: box) }
    weak let former = box.token
    #expect(former != nil)
    box.token = Token()
    screen.update()
    #expect(former == nil)
    #expect(box.token != nil)
  }

  /// The view keeps its value, and the new one isn't needed.
  @Test func anEqualNewValueIsReleased() {
    let box = TokenBox()
    let screen = TestScreen { EqualParent(box: box, log: log) }
    weak let first = box.token
    log.lines = []
    let made = Token()
    box.token = made
    screen.update()
    #expect(log.lines == ["parent"])
    #expect(first != nil, "the value in the tree still refers to it")
    screen.close()
    withExtendedLifetime(made) {}
  }

  @Test func theActionOfAnEarlierBodyIsReleased() throws {
    let box = TokenBox()
    let screen = TestScreen { ActionHolder(box: box) }
    weak let former = box.token
    box.token = Token()
    screen.update()
    #expect(former == nil)
    try screen.find("use").tap()
    #expect(box.uses == 1)
  }

  @Test func aContentBuiltInAClosureIsReleasedWithItsScreen() {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let screen = TestScreen {
        GeometryReader { _ in
          let _ = made
          Text("inside")
        }
      }
      #expect(screen.texts == ["inside"])
      screen.close()
    }
    ViewRuntime.update()
    #expect(token == nil)
  }

  // MARK: Values

  @Test func aViewWithALargeValueIsShownAsItIs() {
    let numbers = SIMD16<Double>(repeating: 2)
    let screen = TestScreen {
      Vectors(first: true, numbers: numbers, last: 7)
      Vectors(first: false, numbers: numbers, last: 8)
    }
    #expect(screen.texts == ["true 32.0 7", "false 32.0 8"])
  }

  @Test func aViewWithoutAValueHasABody() throws {
    let screen = TestScreen {
      Nothing()
      Nothing()
    }
    #expect(screen.texts == ["nothing", "nothing"])
    #expect(screen.bodyCount(of: Nothing.self) == 2)
  }

  @Test func countsBeginAgainAfterAReset() {
    let model = Model()
    let screen = TestScreen { Child(value: 0, model: model, log: log) }
    #expect(screen.bodyCount(of: Child.self) == 1)
    screen.resetCounts()
    #expect(screen.bodyCount(of: Child.self) == 0)
    model.count = 1
    screen.update()
    #expect(screen.bodyCount(of: Child.self) == 1)
    #expect(screen.bodyCount(of: Plain.self) == 0)
  }
}

private final class Token {}

@Observable private final class Model {
  var count = 0
  var isOpen = true
}

@Observable private final class TokenBox {
  var token: Token? = Token()
  @ObservationIgnored var uses = 0
}

private struct Plain: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct Nothing: View {
  var body: some View { Text("nothing") }
}

private struct Holds: View {
  let token: Token
  var body: some View { Text("holds") }
}

private struct Nested: View {
  let level: Int
  let model: Model
  let log: ActionLog

  var body: some View {
    let _ = log.add("level \(level)")
    Text("\(level) \(model.count)")
    if level < 2 { AnyView(Nested(level: level + 1, model: model, log: log)) }
  }
}

private struct Child: View {
  let value: Int
  let model: Model
  let log: ActionLog

  var body: some View {
    let _ = log.add("child \(value) \(model.count)")
    Text("\(value)")
  }
}

private struct Parent: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    let _ = log.add("parent \(model.count)")
    Child(value: model.count, model: model, log: log)
  }
}

private struct Gate: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    let _ = log.add("gate \(model.isOpen)")
    if model.isOpen { Child(value: 5, model: model, log: log) }
  }
}

private struct TokenParent: View {
  let box: TokenBox
  var body: some View { if let token = box.token { Holds(token: token) } }
}

private struct EqualParent: View {
  let box: TokenBox
  let log: ActionLog

  var body: some View {
    let _ = log.add("parent")
    if let token = box.token { AlwaysEqual(token: token, log: log) }
  }
}

private struct AlwaysEqual: View, @MainActor Equatable {
  let token: Token
  let log: ActionLog

  static func == (one: AlwaysEqual, other: AlwaysEqual) -> Bool { true }

  var body: some View {
    let _ = log.add("child")
    Text("equal")
  }
}

private struct ActionHolder: View {
  let box: TokenBox

  var body: some View {
    let token = box.token
    Button("use") { if token === box.token { box.uses += 1 } }
  }
}

private struct Vectors: View {
  let first: Bool
  let numbers: SIMD16<Double>
  let last: UInt8
  var body: some View { Text(verbatim: "\(first) \(numbers.sum()) \(last)") }
}
