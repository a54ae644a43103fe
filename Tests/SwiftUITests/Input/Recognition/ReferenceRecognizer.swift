import Foundation

/// A slow recognizer of the gestures of a tree of views, which one finger touches.
///
/// At each event, and at each time at which a gesture could change, it asks all gestures for their stages from all that has happened,
/// and applies these rules until nothing changes:
/// 1. The gesture of a view has precedence over an ordinary gesture of a view around it.
/// 2. A gesture of high priority has precedence over the gestures of all views inside.
/// 3. A recognized gesture acts if each gesture with precedence has failed. A long press doesn't wait for a tap that is still possible,
///    and a drag doesn't wait for a button.
/// 4. A gesture that acts makes all fail that it has precedence over, and all that have precedence over it, until the finger is lifted.
/// 5. A finger that is put down begins a new attempt of each gesture that it touches, unless one is under way, such as that of a double tap.
/// 6. An attempt fails if the finger is lifted and no time can change it.
struct ReferenceRecognizer {
  enum Priority: CaseIterable { case normal, high, simultaneous }

  /// A gesture in the tree.
  struct Node {
    let gesture: ReferenceGesture
    let priority: Priority
    /// The gestures of the views around.
    let around: Set<Int>
  }

  private let tree: ReferenceTree
  private let gestures: [Int: Node]
  /// The place of the tree.
  private static let place = CGRect(x: 0, y: 0, width: 200, height: 200)
  /// The attempts to recognize the gestures, in the order in which they began.
  private var attempts: [Attempt] = []
  private(set) var log: [String] = []

  private struct Attempt {
    /// The gesture.
    let index: Int
    var events: [FingerEvent] = []
    var stage = ReferenceStage.possible
    var isTouched = true
    var acts = false
    var isExcluded = false
    /// The time of the last change that was logged.
    var lastChange: Double?
    var hasEnded = false

    var isEnded: Bool { if case .ended = stage { true } else { false } }
    var isUnderWay: Bool { stage != .failed && !isEnded }
    var isOver: Bool { stage == .failed || isEnded && acts }
  }

  init(_ tree: ReferenceTree) {
    self.tree = tree
    gestures = tree.gestures(in: Self.place)
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
      for index in tree.touched(at: event.location, in: Self.place) ?? [] {
        if let known = attempts.firstIndex(where: { $0.index == index && $0.isUnderWay }) {
          attempts[known].isTouched = true
        } else {
          attempts.append(Attempt(index: index))
        }
      }
    }
    for place in attempts.indices where attempts[place].isUnderWay && attempts[place].isTouched {
      attempts[place].events.append(event)
    }
    settle(at: event.time)
    if event.change == .up || event.change == .cancel {
      for place in attempts.indices { attempts[place].isTouched = false }
    }
    forget(at: event.time)
  }

  /// Lets time pass, in steps at which a gesture may change.
  private mutating func wait(until end: Double) {
    var times: Set<Double> = []
    for attempt in attempts {
      for event in attempt.events { times.formUnion((gesture(attempt)?.delays ?? []).map { event.time + $0 }) }
    }
    for time in times.sorted() where time <= end {
      settle(at: time)
      forget(at: time)
    }
  }

  private mutating func settle(at now: Double) {
    for place in attempts.indices where attempts[place].isUnderWay {
      let attempt = attempts[place]
      attempts[place].stage =
        attempt.isExcluded ? .failed : gesture(attempt)?.stage(attempt.events, at: now) ?? .failed
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for place in attempts.indices where !attempts[place].isOver && !attempts[place].acts {
        if attempts.contains(where: { $0.acts && isRelated($0.index, attempts[place].index) }) {
          attempts[place].stage = .failed
          attempts[place].isExcluded = true
          hasChanged = true
        } else if attempts[place].stage.isRecognized, !attempts.contains(where: { isWaiting(attempts[place], for: $0) })
        {
          attempts[place].acts = true
          hasChanged = true
        }
      }
    }
    for place in attempts.indices { act(place) }
  }

  private mutating func act(_ place: Int) {
    let attempt = attempts[place]
    guard attempt.acts else { return }
    switch attempt.stage {
    case .active(let value, let time) where time != attempt.lastChange:
      log.append("\(attempt.index) changed \(value)")
      attempts[place].lastChange = time
    case .ended(let value, _) where !attempt.hasEnded:
      log.append("\(attempt.index) ended \(value)")
      attempts[place].hasEnded = true
    default: break
    }
  }

  private func isWaiting(_ attempt: Attempt, for other: Attempt) -> Bool {
    if other.index == attempt.index || other.stage == .failed || !hasPrecedence(other.index, over: attempt.index) {
      return false
    }
    guard other.stage == .possible else { return true }
    switch (gesture(attempt), gesture(other)) {
    case (let own?, .tap): return !own.beginsWithPress
    case (.drag, .press): return false
    default: return true
    }
  }

  private func isRelated(_ one: Int, _ other: Int) -> Bool {
    one != other && (hasPrecedence(one, over: other) || hasPrecedence(other, over: one))
  }

  private func hasPrecedence(_ one: Int, over other: Int) -> Bool {
    guard let first = gestures[one], let second = gestures[other] else { return false }
    if first.around.contains(other) { return second.priority == .normal }
    return second.around.contains(one) && first.priority == .high
  }

  private func gesture(_ attempt: Attempt) -> ReferenceGesture? { gestures[attempt.index]?.gesture }

  /// Ends the attempts that neither a finger nor the time can change.
  private mutating func forget(at now: Double) {
    for place in attempts.indices where !attempts[place].isTouched && attempts[place].isUnderWay {
      let attempt = attempts[place]
      let later = gesture(attempt)?.stage(attempt.events, at: .greatestFiniteMagnitude)
      if attempt.stage == .possible, later != .possible { continue }
      attempts[place].stage = .failed
      attempts[place].isExcluded = true
    }
    settle(at: now)
    attempts.removeAll { !$0.isTouched && $0.isOver }
  }
}
