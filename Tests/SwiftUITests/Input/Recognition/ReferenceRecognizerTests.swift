import CanopyCore
import CanopyInput
import CanopyLayout
import CanopyScene
import Foundation
import SwiftUI
import Testing

/// Gestures are recognized as by a simple recognizer that looks at everything that a finger has done.
@MainActor @Suite struct ReferenceRecognizerTests {
  @Test(arguments: 0..<8)
  func randomStreamsAreRecognizedAsByTheReference(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 100)
    for _ in 0..<50 {
      let count = Int.random(in: 1...4, using: &random)
      let gestures = (0..<count).map { _ in
        (RandomGesture.make(&random), ReferenceRecognizer.Priority.allCases.randomElement(using: &random) ?? .normal)
      }
      let window = GestureWindow(gestures)
      for _ in 0..<25 {
        let events = Self.stream(&random)
        var reference = ReferenceRecognizer(gestures)
        reference.run(events, until: 100)
        let log = window.run(events, until: 100)
        guard log == reference.log else {
          Issue.record(
            """
            \(gestures.enumerated().map { "\($0): \($1.1) \($1.0)" }.joined(separator: "\n"))
            \(events.map(\.description).joined(separator: "\n"))
            reference: \(reference.log)
            recognized: \(log)
            """)
          return
        }
      }
    }
  }

  /// Returns a random stream of one finger: taps, presses and drags with pauses. All numbers are exact in binary.
  private static func stream(_ random: inout SeededGenerator) -> [FingerEvent] {
    var (events, time) = ([FingerEvent](), 1.0)
    func pause(_ choices: [Double]) { time += choices.randomElement(using: &random) ?? 1 }
    var location = CGPoint(x: 96, y: 96)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Int.random(in: 0...3, using: &random) == 0 { location.x = CGFloat(Int.random(in: 40...160, using: &random)) }
      events.append(FingerEvent(time: time, change: .down, location: location))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        pause([0.0625, 0.125, 0.5, 0.75])
        let step = [1, 4, 8, 12, 40].randomElement(using: &random) ?? 1
        location.x = min(max(location.x + CGFloat(Bool.random(using: &random) ? step : -step), 1), 199)
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

/// A window with views inside each other, without frames: touches go straight to the gestures.
@MainActor
private final class GestureWindow {
  private let log = Log()
  private let tree: ViewTree

  final class Log {
    var entries: [String] = []
  }

  init(_ gestures: [(ReferenceGesture, ReferenceRecognizer.Priority)]) {
    var view = AnyView(Color.red)
    for (index, (gesture, priority)) in gestures.enumerated() {
      view = Self.view(view, gesture, priority, index, log)
    }
    tree = ViewTree(
      view, environment: EnvironmentValues(), context: TreeContext(), size: CGSize(width: 200, height: 200))
  }

  func run(_ events: [FingerEvent], until end: Double) -> [String] {
    log.entries = []
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
    return log.entries
  }

  private static func view(
    _ view: AnyView, _ gesture: ReferenceGesture, _ priority: ReferenceRecognizer.Priority, _ index: Int, _ log: Log
  ) -> AnyView {
    func add(_ text: String) { log.entries.append("\(index) \(text)") }
    func text(_ drag: DragGesture.Value) -> String { "\(drag.translation.width), \(drag.translation.height)" }
    switch gesture {
    case .tap(let count):
      return attach(TapGesture(count: count).onEnded { add("ended tap") }, to: view, priority)
    case .longPress(let duration, let distance):
      let press = LongPressGesture(minimumDuration: duration, maximumDistance: distance)
      return attach(press.onEnded { _ in add("ended press") }, to: view, priority)
    case .drag(let distance):
      let drag = DragGesture(minimumDistance: distance, coordinateSpace: .global)
        .onChanged { add("changed \(text($0))") }
        .onEnded { add("ended \(text($0))") }
      return attach(drag, to: view, priority)
    case .sequence(.longPress(let duration, let most), .drag(let distance)):
      let press = LongPressGesture(minimumDuration: duration, maximumDistance: most)
      let drag = DragGesture(minimumDistance: distance, coordinateSpace: .global)
      let sequence = press.sequenced(before: drag)
        .onChanged { if case .second(_, let drag?) = $0 { add("changed \(text(drag))") } }
        .onEnded { if case .second(_, let drag?) = $0 { add("ended \(text(drag))") } }
      return attach(sequence, to: view, priority)
    case .exclusive(.tap(let first), .tap(let second)):
      let taps = TapGesture(count: first).exclusively(before: TapGesture(count: second))
      return attach(taps.onEnded { _ in add("ended tap") }, to: view, priority)
    case .sequence, .exclusive:
      preconditionFailure("Random gestures have no other combinations.")
    }
  }

  private static func attach(
    _ gesture: some Gesture, to view: AnyView, _ priority: ReferenceRecognizer.Priority
  ) -> AnyView {
    switch priority {
    case .normal: AnyView(view.gesture(gesture))
    case .high: AnyView(view.highPriorityGesture(gesture))
    case .simultaneous: AnyView(view.simultaneousGesture(gesture))
    }
  }
}
