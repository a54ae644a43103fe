import CanopyCore
import CanopyInput
import CanopyLayout
import CanopyPresentation
import CanopyScene
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

/// Gestures are recognized as by a simple recognizer that looks at everything that a finger has done.
@MainActor @Suite struct ReferenceRecognizerTests {
  @Test(
    "Random touches of views inside each other are recognized as by the reference", arguments: Rounds.some(of: 0..<8))
  func nestedViewsAreRecognizedAsByTheReference(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 100)
    for _ in 0..<25 {
      let count = Int.random(in: 1...4, using: &random)
      let tree = ReferenceTree(
        (0..<count).map { _ in
          (RandomGesture.make(&random), ReferenceRecognizer.Priority.allCases.randomElement(using: &random) ?? .normal)
        })
      guard compare(tree, &random) else { return }
    }
  }

  @Test(
    "Random touches of trees of views and buttons are recognized as by the reference", arguments: Rounds.some(of: 0..<8)
  )
  func treesAreRecognizedAsByTheReference(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 200)
    var trees = 0
    while trees < 25 {
      var count = 0
      let tree = ReferenceTree(depth: 5, count: &count, random: &random)
      if count < 2 { continue }
      trees += 1
      guard compare(tree, &random) else { return }
    }
  }

  /// Compares 25 random streams of a finger. Returns false if one was recognized in another way.
  private func compare(_ tree: ReferenceTree, _ random: inout SeededGenerator) -> Bool {
    let window = GestureWindow(tree)
    defer { window.end() }
    for _ in 0..<25 {
      let events = Self.stream(&random)
      var reference = ReferenceRecognizer(tree)
      reference.run(events, until: 100)
      let log = window.run(events, until: 100)
      guard log == reference.log else {
        Issue.record(
          """
          \(tree)
          \(events.map(\.description).joined(separator: "\n"))
          reference: \(reference.log)
          recognized: \(log)
          """)
        return false
      }
    }
    return true
  }

  /// Returns a random stream of one finger: taps, presses and drags with pauses. All numbers are exact in binary.
  private static func stream(_ random: inout SeededGenerator) -> [FingerEvent] {
    var (events, time) = ([FingerEvent](), 1.0)
    func pause(_ choices: [Double]) { time += choices.randomElement(using: &random) ?? 1 }
    // A quarter of a point beside the edges of views.
    var location = CGPoint(x: 96.25, y: 96.25)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Int.random(in: 0...3, using: &random) == 0 {
        location.x = CGFloat(Int.random(in: 5...195, using: &random)) + 0.25
        location.y = [8.25, 96.25, 190.25].randomElement(using: &random) ?? 96.25
      }
      events.append(FingerEvent(time: time, change: .down, location: location))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        pause([0.0625, 0.125, 0.5, 0.75])
        let step = [1, 4, 8, 12, 40].randomElement(using: &random) ?? 1
        location.x = min(max(location.x + CGFloat(Bool.random(using: &random) ? step : -step), 1.25), 198.25)
        events.append(FingerEvent(time: time, change: .move, location: location))
      }
      pause([0.0625, 0.125, 0.25, 0.75])
      let isCancelled = Int.random(in: 0...7, using: &random) == 0
      events.append(FingerEvent(time: time, change: isCancelled ? .cancel : .up, location: location))
      pause([0.0625, 0.25, 0.375, 1, 3])
    }
    return events
  }
}

enum RandomGesture {
  static func make(_ random: inout SeededGenerator) -> ReferenceGesture {
    switch Int.random(in: 0...6, using: &random) {
    case 0, 1: .tap(count: Int.random(in: 1...3, using: &random))
    case 2: .longPress(duration: [0.1875, 0.5, 1].randomElement(using: &random) ?? 1, distance: 10)
    case 3, 4: .drag(distance: [0, 10, 30].randomElement(using: &random) ?? 10)
    case 5: .sequence(.longPress(duration: 0.1875, distance: 10), .drag(distance: 10))
    default: .exclusive(.tap(count: 2), .tap(count: 1))
    }
  }
}

/// A window without frames: touches go straight to the gestures.
@MainActor
private final class GestureWindow {
  private let log = ActionLog()
  private let tree: ViewTree

  init(_ views: ReferenceTree) {
    tree = ViewTree(
      views.view(log), environment: EnvironmentValues(), context: TreeContext(),
      size: CGSize(width: 200, height: 200))
  }

  func end() { tree.end() }

  func run(_ events: [FingerEvent], until end: Double) -> [String] {
    log.lines = []
    let input = tree.context[WindowInput.companion]
    for event in events {
      let phase: PointerEvent.Phase =
        switch event.change {
        case .down: .began
        case .move: .moved
        case .up: .ended
        case .cancel: .cancelled
        }
      input.receive(PointerEvent(phase, at: event.location), at: event.time) {
        LayoutNode(tree.element).touched(at: $0)
      }
    }
    input.advance(to: end)
    #expect(input.isIdle)
    return log.lines
  }
}
