public import Foundation

/// A gesture of a held touch.
///
/// While people press, the gesture's value is `true`, which `updating(_:body:)` and `onChanged(_:)` receive.
public struct LongPressGesture: Sendable {
  /// The time, in seconds, for which people have to press.
  public var minimumDuration: Double
  /// The distance, in points, that the touch may move until the gesture is recognized.
  public var maximumDistance: CGFloat
  fileprivate let inputKinds: GestureInputKinds

  /// Creates a long-press gesture for the given kinds of input.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.inputKinds = inputKinds
  }

  public typealias Value = Bool
}

@MainActor
extension LongPressGesture: PrimitiveGesture {
  func makeRecognizer() -> LongPressRecognizer { LongPressRecognizer(self) }
  func update(_ recognizer: LongPressRecognizer) { recognizer.gesture = self }
}

/// Recognizes a held touch.
final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  private var touch: (id: Int, start: CGPoint, time: TimeInterval)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: TimeInterval? {
    guard let touch, !phase.stage.isOver, gesture.minimumDuration.isFinite else { return nil }
    return touch.time + max(gesture.minimumDuration, 0)
  }

  override func receive(_ input: GestureInput) {
    if phase.stage.isOver { return }
    for change in input.changes {
      receive(change, input)
      if phase.stage.isOver { return }
    }
    if let deadline, input.time >= deadline { phase = .ended(true) }
  }

  private func receive(_ change: GestureInput.Touch, _ input: GestureInput) {
    switch change.change {
    case .began:
      guard touch == nil, gesture.inputKinds.contains(change.device) else { return phase = .failed }
      touch = (change.id, change.location, input.time)
      phase = .possible(true)
    case .moved:
      guard let touch, change.id == touch.id else { return }
      if change.location._distance(to: touch.start) > gesture.maximumDistance { phase = .failed }
    case .ended, .cancelled:
      guard let touch, change.id == touch.id else { return }
      // A press of exactly the required length can end at the same moment.
      let isLongEnough = change.change == .ended && input.time >= touch.time + gesture.minimumDuration
      phase = isLongEnough ? .ended(true) : .failed
    case nil: break
    }
  }
}
