import CanopyInput
import CanopyTesting
import RandomTestSupport
import SwiftUI
import Testing

@MainActor
@Suite("Random drags")
struct RandomDragsTests {
  @Test(
    "Random pointers leave no drag, target or hovered view, and a drop is performed once",
    arguments: Rounds.some(of: 0..<8))
  func nothingIsStuck(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 {
      let log = DragLog()
      let tree = RandomDrags(depth: Int.random(in: 1...5, using: &random), random: &random)
      let screen = TestScreen(size: CGSize(width: 200, height: 200)) { Changing(tree: tree, log: log) }
      for _ in 0..<15 {
        act(on: screen, log, &random)
        #expect(log.problems == [], "\(tree)")
      }
      screen.endHover()
      screen.settle()
      #expect(screen.isUntouched && !screen.isDragging, "\(tree)")
      #expect(log.targeted == [] && log.hovered == [], "\(tree)")
      #expect(log.problems == [], "\(tree)")
    }
  }

  /// Sends a pointer that begins, moves, waits, and ends or is cancelled.
  private func act(on screen: TestScreen, _ log: DragLog, _ random: inout SeededGenerator) {
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random))
    }
    log.performed = 0
    if Int.random(in: 0...3, using: &random) == 0 { return dropFromOutside(on: screen, log, &random) }
    let device: PointerEvent.Device = Bool.random(using: &random) ? .mouse : .touch
    if device == .mouse { screen.moveHover(to: point()) }
    var place = point()
    screen.send(.began, at: place, device: device)
    if Bool.random(using: &random) { screen.advance(by: 0.55) }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      place = point()
      switch Int.random(in: 0...9, using: &random) {
      case 0: log.change?()
      case 1: screen.send(KeyEvent(key: .escape))
      case 2: screen.advance(by: .random(in: 0...0.5, using: &random))
      case 3: screen.send(.began, at: point(), touch: 1)
      case 4: screen.send(.ended, at: point(), touch: 1)
      default: screen.send(.moved, at: place, device: device)
      }
      screen.update()
    }
    let end: PointerEvent.Phase = Int.random(in: 0...3, using: &random) == 0 ? .cancelled : .ended
    screen.send(end, at: place, device: device)
    screen.send(.ended, at: place, touch: 1)
    #expect(log.performed <= 1)
    #expect(!screen.isDragging)
  }

  private func dropFromOutside(on screen: TestScreen, _ log: DragLog, _ random: inout SeededGenerator) {
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random))
    }
    let item = NSItemProvider(object: Bool.random(using: &random) ? "text" as NSString : NSURL(fileURLWithPath: "/a"))
    screen.send(DropEvent(.entered([item]), at: point()))
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      if Int.random(in: 0...4, using: &random) == 0 { log.change?() }
      screen.send(DropEvent(.moved, at: point()))
    }
    screen.send(DropEvent(Bool.random(using: &random) ? .performed() : .exited, at: point()))
    #expect(log.performed <= 1)
  }
}

@MainActor
private final class DragLog {
  var targeted: Set<Int> = []
  var hovered: Set<Int> = []
  var performed = 0
  var problems: [String] = []
  var change: (() -> Void)?

  func target(_ id: Int, _ isTargeted: Bool) { note(id, isTargeted, in: &targeted, "target") }
  func hover(_ id: Int, _ isHovered: Bool) { note(id, isHovered, in: &hovered, "hover") }

  private func note(_ id: Int, _ isInside: Bool, in set: inout Set<Int>, _ name: String) {
    let isNew = isInside ? set.insert(id).inserted : set.remove(id) != nil
    if !isNew { problems.append("\(name) \(id) was \(isInside ? "entered" : "left") twice") }
  }
}

/// A view whose content is replaced from time to time.
private struct Changing: View {
  let tree: RandomDrags
  let log: DragLog
  @State private var changes = 0

  var body: some View {
    VStack(spacing: 0) {
      tree.view(log)
      if changes % 2 == 1 { Color.green.frame(height: 60).draggable("new") }
    }
    .id(changes / 2)
    .onAppear { log.change = { changes += 1 } }
  }
}

/// A random tree of views that are dragged, receive items, and have gestures.
private indirect enum RandomDrags {
  case leaf
  case modified(Int, id: Int, RandomDrags)
  case pair(RandomDrags, RandomDrags)

  init(depth: Int, random: inout SeededGenerator) {
    if depth == 0 {
      self = .leaf
    } else if Int.random(in: 0...2, using: &random) == 0 {
      self = .pair(Self(depth: depth - 1, random: &random), Self(depth: depth - 1, random: &random))
    } else {
      self = .modified(
        .random(in: 0...9, using: &random), id: .random(in: 0..<1_000_000, using: &random),
        Self(depth: depth - 1, random: &random))
    }
  }

  @MainActor
  func view(_ log: DragLog) -> AnyView {
    switch self {
    case .leaf: return AnyView(Color.red)
    case .pair(let one, let other):
      return AnyView(
        HStack(spacing: 0) {
          one.view(log); other.view(log)
        })
    case .modified(let kind, let id, let inside):
      let view = inside.view(log)
      switch kind {
      case 0: return AnyView(view.draggable("text"))
      case 1:
        return AnyView(
          view.onDrag {
            NSItemProvider(object: NSURL(fileURLWithPath: "/a"))
          } preview: {
            Text("Preview")
          })
      case 2:
        return AnyView(
          view.dropDestination(for: String.self) { _, _ in
            log.performed += 1
            return true
          } isTargeted: {
            log.target(id, $0)
          })
      case 3:
        let isTargeted = Binding {
          log.targeted.contains(id)
        } set: {
          log.target(id, $0)
        }
        return AnyView(
          view.onDrop(of: [UTType.url], isTargeted: isTargeted) { _ in
            log.performed += 1
            return id % 2 == 0
          })
      case 4: return AnyView(view.onDrop(of: [.data], delegate: RandomDelegate(id: id, log: log)))
      case 5: return AnyView(view.onTapGesture {}.onHover { log.hover(id, $0) })
      case 6: return AnyView(view.gesture(DragGesture()))
      case 7:
        return AnyView(
          view.onHover { log.hover(id, $0) }.onLongPressGesture(perform: {}, onPressingChanged: { _ in }))
      case 8:
        return AnyView(
          Button {
          } label: {
            view
          })
      default: return AnyView(ScrollView { view.frame(width: 150, height: 400) })
      }
    }
  }
}

private struct RandomDelegate: DropDelegate {
  let id: Int
  let log: DragLog

  func validateDrop(info: DropInfo) -> Bool { id % 5 != 0 }
  func dropEntered(info: DropInfo) {
    log.target(id, true)
    if id % 3 == 0 { log.change?() }
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { id % 7 == 0 ? DropProposal(operation: .forbidden) : nil }
  func dropExited(info: DropInfo) { log.target(id, false) }
  func performDrop(info: DropInfo) -> Bool {
    log.target(id, false)
    log.performed += 1
    return id % 2 == 0
  }
}
