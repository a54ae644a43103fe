import Foundation

/// A slow recognizer of the gestures of views that are inside each other, all of which a finger touches.
///
/// At each event, and at each time at which a gesture could change, it asks all gestures for their stages from all that has happened,
/// and applies these rules until nothing changes:
/// 1. The gesture of a view has precedence over an ordinary gesture of a view around it.
/// 2. A gesture of high priority has precedence over the gestures of all views inside.
/// 3. A recognized gesture acts if each gesture with precedence has failed.
/// 4. A gesture that acts makes all fail that it has precedence over, and all that have precedence over it.
/// 5. A gesture is recognized anew when a finger is put down after it has failed or ended. One that waits for another gesture, or for
///    another tap, goes on.
/// 6. A gesture fails if the finger is lifted and no time can change it.
struct ReferenceRecognizer {
  enum Priority: CaseIterable { case normal, high, simultaneous }

  /// The gestures, the innermost first.
  let gestures: [(gesture: ReferenceGesture, priority: Priority)]
  private var attempts: [Attempt?]
  private var isDown = false
  private(set) var log: [String] = []

  private struct Attempt {
    var events: [FingerEvent]
    var stage = ReferenceStage.possible
    var acts = false
    var isExcluded = false
    var lastValue: String?

    var isOver: Bool { stage == .failed || isEnded && acts }
    var isEnded: Bool { if case .ended = stage { true } else { false } }
  }

  init(_ gestures: [(ReferenceGesture, Priority)]) {
    self.gestures = gestures.map { (gesture: $0.0, priority: $0.1) }
    attempts = Array(repeating: nil, count: gestures.count)
  }

  mutating func run(_ events: [FingerEvent], until end: Double) {
    for event in events {
      wait(until: event.time)
      receive(event)
    }
    wait(until: end)
  }

  private mutating func receive(_ event: FingerEvent) {
    if event.change == .down {
      isDown = true
      for index in attempts.indices where attempts[index]?.isOver ?? true { attempts[index] = Attempt(events: []) }
    }
    for index in attempts.indices where attempts[index]?.isOver == false { attempts[index]?.events.append(event) }
    settle(at: event.time)
    if event.change == .up || event.change == .cancel {
      isDown = false
      forget(at: event.time)
    }
  }

  /// Lets time pass, in steps at which a gesture may change.
  private mutating func wait(until end: Double) {
    var times: Set<Double> = []
    for (index, attempt) in attempts.enumerated() {
      for event in attempt?.events ?? [] {
        times.formUnion(gestures[index].gesture.delays.map { event.time + $0 })
      }
    }
    for time in times.sorted() where time <= end {
      settle(at: time)
      if !isDown { forget(at: time) }
    }
  }

  private mutating func settle(at now: Double) {
    for index in attempts.indices {
      guard let attempt = attempts[index], !attempt.isOver, !attempt.isEnded else { continue }
      attempts[index]?.stage = attempt.isExcluded ? .failed : gestures[index].gesture.stage(attempt.events, at: now)
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in attempts.indices {
        guard let attempt = attempts[index], !attempt.isOver, !attempt.acts else { continue }
        if attempts.indices.contains(where: { attempts[$0]?.acts == true && isRelated($0, index) }) {
          attempts[index]?.stage = .failed
          attempts[index]?.isExcluded = true
          hasChanged = true
        } else if attempt.stage.isRecognized, !attempts.indices.contains(where: { isWaiting(index, for: $0) }) {
          attempts[index]?.acts = true
          hasChanged = true
        }
      }
    }
    for index in attempts.indices { act(index) }
  }

  private mutating func act(_ index: Int) {
    guard let attempt = attempts[index], attempt.acts, let value = attempt.stage.value else { return }
    switch attempt.stage {
    case .active where value != attempt.lastValue: log.append("\(index) changed \(value)")
    case .ended where attempt.lastValue != "ended": log.append("\(index) ended \(value)")
    default: return
    }
    attempts[index]?.lastValue = attempt.isEnded ? "ended" : value
  }

  private func isWaiting(_ index: Int, for other: Int) -> Bool {
    guard let attempt = attempts[other], other != index, attempt.stage != .failed else { return false }
    return hasPrecedence(other, over: index)
  }

  private func isRelated(_ one: Int, _ other: Int) -> Bool {
    one != other && (hasPrecedence(one, over: other) || hasPrecedence(other, over: one))
  }

  /// The first gesture is the innermost.
  private func hasPrecedence(_ one: Int, over other: Int) -> Bool {
    one < other ? gestures[other].priority == .normal : gestures[one].priority == .high
  }

  /// Ends the attempts that neither a finger nor the time can change.
  private mutating func forget(at now: Double) {
    for index in attempts.indices {
      guard let attempt = attempts[index] else { continue }
      let later = gestures[index].gesture.stage(attempt.events, at: .greatestFiniteMagnitude)
      let canChange = attempt.stage == .possible && later != .possible
      if !attempt.isOver, !attempt.isEnded, !canChange {
        attempts[index]?.stage = .failed
        settle(at: now)
      }
    }
    for index in attempts.indices where attempts[index]?.isOver == true { attempts[index] = nil }
  }
}
