import CanopyInput
import CanopyTesting
import RandomTestSupport
import SwiftUI
import Testing

@MainActor
@Suite("Random touches")
struct RandomGesturesTests {
  @Test(
    "Random touches leave no gesture stuck, no button pressed, and no gesture state set",
    arguments: Rounds.some(of: 0..<8))
  func nothingIsStuck(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let log = GestureLog()
      let tree = RandomGestures(depth: Int.random(in: 1...4, using: &random), random: &random)
      let screen = TestScreen(size: CGSize(width: 200, height: 200)) { tree.view(log) }
      for _ in 0..<25 { touchRandomly(screen, &random) }
      screen.settle()
      #expect(screen.isUntouched)
      #expect(log.pressing == [:], "\(tree)")
      #expect(screen.texts.allSatisfy { $0 == "still" }, "\(tree)")
    }
  }

  @Test(
    "Random touches leave nothing stuck if views are removed, replaced, or disabled on the way",
    arguments: Rounds.some(of: 0..<8))
  func nothingIsStuckIfViewsLeave(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 50)
    for _ in 0..<20 {
      let (log, changes) = (GestureLog(), GestureChanges())
      let tree = RandomGestures(depth: Int.random(in: 2...5, using: &random), random: &random)
      let screen = TestScreen(size: CGSize(width: 200, height: 200)) { tree.view(log, changes) }
      for _ in 0..<25 {
        touchRandomly(screen, &random) { random in
          guard let id = changes.places.randomElement(using: &random) else { return }
          changes.states[id] = GestureChanges.State.allCases.randomElement(using: &random)
        }
      }
      screen.settle()
      #expect(screen.isUntouched)
      #expect(log.pressing == [:], "\(tree)")
      changes.states = [:]
      screen.settle()
      #expect(screen.texts.allSatisfy { $0 == "still" }, "\(tree)")
      #expect(screen.issues.isEmpty)
    }
  }

  /// Sends touches that begin, move, wait, and end or are cancelled.
  ///
  /// - Parameter change: A closure that may change the views, which is called between some touches.
  private func touchRandomly(
    _ screen: TestScreen, _ random: inout SeededGenerator, change: ((inout SeededGenerator) -> Void)? = nil
  ) {
    var down: [Int: CGPoint] = [:]
    for _ in 0..<Int.random(in: 2...8, using: &random) {
      let touch = Int.random(in: 0...1, using: &random)
      let point = CGPoint(x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random))
      if let old = down[touch] {
        let near = CGPoint(x: old.x + .random(in: -6...6, using: &random), y: old.y)
        let place = Bool.random(using: &random) ? near : point
        switch Int.random(in: 0...3, using: &random) {
        case 0, 1:
          screen.send(.moved, at: place, touch: touch)
          down[touch] = place
        case 2:
          screen.send(.ended, at: Bool.random(using: &random) ? old : place, touch: touch)
          down[touch] = nil
        default:
          screen.send(.cancelled, at: old, touch: touch)
          down[touch] = nil
        }
      } else {
        screen.send(.began, at: point, touch: touch)
        down[touch] = point
      }
      if let change, Int.random(in: 0...2, using: &random) == 0 {
        change(&random)
        if Bool.random(using: &random) { screen.update() }
      }
      if Int.random(in: 0...2, using: &random) == 0 { screen.advance(by: .random(in: 0...0.6, using: &random)) }
    }
    for (touch, point) in down { screen.send(.ended, at: point, touch: touch) }
  }
}

@MainActor
private final class GestureLog {
  var pressing: [Int: Bool] = [:]
}

/// The parts of a tree that are removed, replaced or disabled.
@Observable @MainActor
private final class GestureChanges {
  enum State: CaseIterable { case normal, removed, replaced, disabled }

  var states: [Int: State] = [:]
  @ObservationIgnored var places: [Int] = []
}

/// A view that is removed, replaced or disabled.
private struct Changing: View {
  let id: Int
  let changes: GestureChanges
  let content: AnyView

  var body: some View {
    let state = changes.states[id] ?? .normal
    if state != .removed { content.disabled(state == .disabled).id(state == .replaced) }
  }
}

/// A random tree of views with gestures.
private indirect enum RandomGestures {
  case leaf
  case modified(Int, id: Int, RandomGestures)
  case pair(RandomGestures, RandomGestures)

  init(depth: Int, random: inout SeededGenerator) {
    if depth == 0 {
      self = .leaf
    } else if Int.random(in: 0...3, using: &random) == 0 {
      self = .pair(Self(depth: depth - 1, random: &random), Self(depth: depth - 1, random: &random))
    } else {
      self = .modified(
        .random(in: 0...9, using: &random), id: .random(in: 0..<10_000, using: &random),
        Self(depth: depth - 1, random: &random))
    }
  }

  @MainActor
  func view(_ log: GestureLog, _ changes: GestureChanges? = nil) -> AnyView {
    switch self {
    case .leaf: return AnyView(Color.red)
    case .pair(let one, let other):
      return AnyView(
        HStack(spacing: 0) {
          one.view(log, changes); other.view(log, changes)
        })
    case .modified(let kind, let id, let inside):
      var view = inside.view(log, changes)
      if let changes {
        changes.places.append(id)
        view = AnyView(Changing(id: id, changes: changes, content: view))
      }
      switch kind {
      case 0: return AnyView(view.onTapGesture {})
      case 1: return AnyView(view.onTapGesture(count: 2) {})
      case 2:
        return AnyView(
          view.onLongPressGesture {
          } onPressingChanged: {
            log.pressing[id] = $0 ? true : nil
          })
      case 3: return AnyView(Followed(content: view, gesture: DragGesture().map { _ in 1 }, priority: .normal))
      case 4:
        return AnyView(
          Followed(content: view, gesture: DragGesture(minimumDistance: 0).map { _ in 1 }, priority: .high))
      case 5:
        return AnyView(
          Followed(
            content: view, gesture: LongPressGesture().sequenced(before: DragGesture()).map { _ in 1 },
            priority: .normal))
      case 6: return AnyView(Followed(content: view, gesture: MagnifyGesture().map { _ in 1 }, priority: .simultaneous))
      case 7:
        return AnyView(
          Followed(
            content: view, gesture: TapGesture(count: 2).exclusively(before: DragGesture()).map { _ in 1 },
            priority: .normal))
      case 8:
        return AnyView(
          Button {
          } label: {
            view
          }.buttonStyle(LoggingStyle(id: id, log: log)))
      default: return AnyView(ScrollView { view.frame(width: 200, height: 400) })
      }
    }
  }
}

/// A view that shows whether a gesture goes on.
private struct Followed<Content: View, G: Gesture>: View where G.Value == Int {
  enum Priority { case normal, high, simultaneous }

  let content: Content
  let gesture: G
  let priority: Priority
  @GestureState private var state = 0

  var body: some View {
    let followed = gesture.updating($state) { value, state, _ in state = value }
    let view = content.overlay { Text(state == 0 ? "still" : "moving").allowsHitTesting(false) }
    switch priority {
    case .normal: view.gesture(followed)
    case .high: view.highPriorityGesture(followed)
    case .simultaneous: view.simultaneousGesture(followed)
    }
  }
}

private struct LoggingStyle: ButtonStyle {
  let id: Int
  let log: GestureLog

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { log.pressing[id] = $1 ? true : nil }
      // A button that leaves isn't told that it isn't pressed.
      .onDisappear { log.pressing[id] = nil }
  }
}
