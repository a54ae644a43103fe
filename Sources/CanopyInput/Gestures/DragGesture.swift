public import CanopyLayout
package import CanopyStyle
public import Foundation

/// A gesture of a moving touch.
///
/// ```swift
/// Circle()
///   .offset(offset)
///   .gesture(DragGesture().onChanged { offset = $0.translation })
/// ```
public struct DragGesture {
  /// The distance, in points, after which the gesture is recognized.
  public var minimumDistance: CGFloat
  /// The coordinate space of the reported locations.
  public var coordinateSpace: CoordinateSpace
  fileprivate let inputKinds: GestureInputKinds
  /// The axis along which a touch begins to move if the gesture is recognized; nil for both.
  fileprivate var axis: Axis?

  /// Creates a drag gesture for the given kinds of input.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local, inputKinds: GestureInputKinds = .all
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
    self.inputKinds = inputKinds
  }

  /// Creates a drag gesture for the given kinds of input.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds = .all
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace, inputKinds: inputKinds)
  }

  /// Creates a gesture of a touch that begins to move along an axis.
  package init(minimumDistance: CGFloat, axis: Axis) {
    self.init(minimumDistance: minimumDistance)
    self.axis = axis
  }

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the touch's last event.
    public var time: Date
    /// The current location of the touch.
    public var location: CGPoint
    /// The location at which the touch began.
    public var startLocation: CGPoint
    /// The velocity of the touch, in points per second.
    public var velocity: CGSize

    /// The total movement since the touch began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the moving touch would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + Self.coasting * velocity.width, y: location.y + Self.coasting * velocity.height)
    }

    /// The total movement at which the moving touch would come to rest.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// The time for which the movement is extrapolated, in seconds.
    private static let coasting: CGFloat = 0.25
  }
}

@MainActor
extension DragGesture: PrimitiveGesture {
  func makeRecognizer() -> DragRecognizer { DragRecognizer(self) }
  func update(_ recognizer: DragRecognizer) { recognizer.gesture = self }
}

/// Recognizes a moving touch.
final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var touch: (id: Int, start: CGPoint, startInSpace: CGPoint)?
  private var velocity = PointerVelocity()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func receive(_ input: GestureInput) {
    for change in input.changes {
      if phase.stage.isOver { return }
      receive(change, input)
    }
  }

  private func receive(_ change: GestureInput.Touch, _ input: GestureInput) {
    let location = input.location(change.location, in: gesture.coordinateSpace)
    if touch == nil, change.change == .began {
      guard gesture.inputKinds.contains(change.device) else { return phase = .failed }
      touch = (change.id, change.location, location)
      velocity.add(location, at: input.time)
      if gesture.minimumDistance <= 0 { phase = .active(value(at: location, input)) }
      return
    }
    guard let touch, change.id == touch.id else { return }
    switch change.change {
    case .moved, .ended:
      if change.change == .moved || change.location != touch.start { velocity.add(location, at: input.time) }
      if !phase.stage.isRecognized {
        guard change.location._distance(to: touch.start) >= gesture.minimumDistance else {
          if change.change == .ended { phase = .failed }
          return
        }
        if let axis = gesture.axis, axis != Axis(of: change.location, from: touch.start) { return phase = .failed }
      }
      let value = value(at: location, input)
      phase = change.change == .ended ? .ended(value) : .active(value)
    case .cancelled: phase = .failed
    case .began, nil: break
    }
  }

  private func value(at location: CGPoint, _ input: GestureInput) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), location: location,
      startLocation: touch?.startInSpace ?? location, velocity: velocity.value(at: input.time))
  }
}

extension Axis {
  /// The axis along which a point is farther from another one.
  fileprivate init(of point: CGPoint, from start: CGPoint) {
    self = abs(point.x - start.x) > abs(point.y - start.y) ? .horizontal : .vertical
  }
}

/// The velocity of a pointer, derived from its last positions.
package struct PointerVelocity {
  private var samples: [(time: TimeInterval, location: CGPoint)] = []
  /// The time for which positions are considered, in seconds.
  private static let memory: TimeInterval = 0.1

  package init() {}

  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.memory }
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, location))
  }

  /// Returns the velocity at a time, in points per second: the slope of the line that fits the positions best.
  package func value(at time: TimeInterval) -> CGSize {
    let recent = samples.filter { $0.time >= time - Self.memory }
    guard recent.count > 1 else { return .zero }
    let count = CGFloat(recent.count)
    let middle = recent.reduce(0) { $0 + ($1.time - time) } / count
    let (x, y) = (recent.reduce(0) { $0 + $1.location.x } / count, recent.reduce(0) { $0 + $1.location.y } / count)
    var (spread, along) = (CGFloat(0), CGSize.zero)
    for sample in recent {
      let offset = sample.time - time - middle
      spread += offset * offset
      along.width += offset * (sample.location.x - x)
      along.height += offset * (sample.location.y - y)
    }
    return spread > 0 ? CGSize(width: along.width / spread, height: along.height / spread) : .zero
  }
}
