public import CanopyLayout
public import Foundation

/// A gesture of one or more taps.
///
/// ```swift
/// Image("photo").gesture(TapGesture(count: 2).onEnded { isZoomed.toggle() })
/// ```
public struct TapGesture: Sendable {
  /// The required number of taps.
  public var count: Int
  private let inputKinds: GestureInputKinds

  /// Creates a tap gesture for the given kinds of input.
  public init(count: Int = 1, inputKinds: GestureInputKinds = .all) {
    self.count = count
    self.inputKinds = inputKinds
  }
}

@MainActor
extension TapGesture: Gesture {
  /// A tap gesture that doesn't report its location.
  public var body: _MapGesture<SpatialTapGesture, Void> {
    SpatialTapGesture(count: count, inputKinds: inputKinds).map { _ in }
  }
}

/// A gesture of one or more taps that reports the location of the last one.
public struct SpatialTapGesture {
  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace
  fileprivate let inputKinds: GestureInputKinds

  /// Creates a tap gesture for the given kinds of input.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local, inputKinds: GestureInputKinds = .all) {
    self.count = count
    self.coordinateSpace = coordinateSpace
    self.inputKinds = inputKinds
  }

  /// Creates a tap gesture for the given kinds of input.
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace, inputKinds: inputKinds)
  }

  /// The last of the taps.
  public struct Value: Equatable, Sendable {
    /// The location of the tap.
    public var location: CGPoint
  }
}

@MainActor
extension SpatialTapGesture: PrimitiveGesture {
  func makeRecognizer() -> TapRecognizer { TapRecognizer(self) }
  func update(_ recognizer: TapRecognizer) { recognizer.gesture = self }
}

/// Recognizes taps.
final class TapRecognizer: _GestureRecognizer<SpatialTapGesture.Value> {
  var gesture: SpatialTapGesture
  private var taps = 0
  private var touch: Int?
  private var first = CGPoint.zero
  private var start = CGPoint.zero
  private var end: TimeInterval?

  /// The distance from its start at which a touch no longer counts as a tap.
  static let slop: CGFloat = 10
  /// The maximum time between two taps, in seconds.
  static let pause: TimeInterval = 0.35
  /// The maximum distance between two taps.
  static let spread: CGFloat = 40

  init(_ gesture: SpatialTapGesture) { self.gesture = gesture }

  override var deadline: TimeInterval? { end }

  override func receive(_ input: GestureInput) {
    if phase.stage.isOver { return }
    if let end, input.time > end || input.time == end && input.changes.isEmpty { return phase = .failed }
    for change in input.changes {
      receive(change, input)
      if phase.stage.isOver { return }
    }
  }

  private func receive(_ change: GestureInput.Touch, _ input: GestureInput) {
    switch change.change {
    case .began:
      let isElsewhere = taps > 0 && change.location._distance(to: first) > Self.spread
      guard touch == nil, !isElsewhere, gesture.inputKinds.contains(change.device) else { return phase = .failed }
      (touch, start, end) = (change.id, change.location, nil)
      if taps == 0 { first = start }
    case .moved where change.id == touch:
      if change.location._distance(to: start) >= Self.slop { phase = .failed }
    case .ended where change.id == touch:
      guard change.location._distance(to: start) < Self.slop else { return phase = .failed }
      (touch, taps) = (nil, taps + 1)
      if taps >= gesture.count {
        phase = .ended(SpatialTapGesture.Value(location: input.location(change.location, in: gesture.coordinateSpace)))
      } else {
        end = input.time + Self.pause
      }
    case .cancelled where change.id == touch: phase = .failed
    default: break
    }
  }
}
