internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// A gesture's settings: its priority over the gestures of other views, and whether it is enabled.
///
/// The gestures of modifiers use a subclass. Presses and scrolling use this class, with the default settings.
@MainActor
class GestureSource {
  var priority = GesturePriority.normal
  var mask = GestureMask.all
  var isEnabled = true

  /// Creates the object that tracks the gesture while people touch an element.
  func makeRecognition(at element: ElementIndex) -> GestureRecognition {
    preconditionFailure("Only a subclass of GestureSource can make recognitions; override makeRecognition(at:).")
  }
}

/// The precedence of a gesture over the gestures inside its view.
enum GesturePriority {
  /// Gestures inside the view take precedence.
  case normal
  /// The gesture takes precedence over gestures inside the view.
  case high
  /// The gesture and gestures inside the view can be recognized at the same time.
  case simultaneous
}

/// The state of one gesture of an element, while people touch the element.
@MainActor
class GestureRecognition {
  let element: ElementIndex
  /// The stamp of the element's record, which distinguishes the element from a later one with the same index.
  private let stamp: UInt32
  let source: GestureSource
  var priority: GesturePriority
  /// The identifiers of the touches that the gesture receives.
  var touches: Set<Int> = []
  /// A Boolean value that indicates whether the gesture may run its actions, because no other gesture can exclude it anymore.
  var isGranted = false

  init(_ source: GestureSource, at element: ElementIndex) {
    self.source = source
    self.element = element
    stamp = LayoutNode(element).record.pointee.stamp
    priority = source.priority
  }

  var stage: GestureStage { .possible }
  var deadline: Double? { nil }
  /// A Boolean value that indicates whether the gesture lifts its view, to drag it.
  var lifts: Bool { false }
  /// A Boolean value that indicates whether the gesture is a movement of touches, such as a drag.
  var isMovement: Bool { false }
  /// A Boolean value that indicates whether the gesture moves everything in its view, as scrolling does.
  var movesSurroundings: Bool { false }
  /// A Boolean value that indicates whether the touch stopped moving content, so that it has no other effect.
  var stopsContent: Bool { false }
  /// A Boolean value that indicates whether movement gestures can be recognized while this gesture is still possible, although it
  /// has precedence over them.
  var yieldsToMovement: Bool { false }
  /// A Boolean value that indicates whether the gesture is a held touch.
  var isHold: Bool { false }
  /// A Boolean value that indicates whether the gesture can only be recognized when its touch ends.
  var isTap: Bool { false }
  /// A Boolean value that indicates whether the gesture and its view are enabled. A gesture that is disabled during its touch
  /// ends without its action.
  var isEnabled: Bool { source.isEnabled && LayoutNode(element).environment.isEnabled }

  /// Returns a Boolean value that indicates whether this gesture can be recognized while another one is still possible, although
  /// that one has precedence.
  ///
  /// A tap doesn't keep a held touch from being a long press, which is known before the touch ends.
  func overtakes(_ other: GestureRecognition) -> Bool {
    isHold && other.isTap || isMovement && other.yieldsToMovement
  }

  func receive(_ input: GestureInput) {}
  func commit() {}
  func cancel() {}

  /// A Boolean value that indicates whether the element has left the tree.
  final var isRemoved: Bool { LayoutNode(element).record.pointee.stamp != stamp }

  /// A Boolean value that indicates whether the gesture has failed, or has ended and may run its actions.
  final var isOver: Bool { stage == .failed || stage == .ended && isGranted }
}

/// The state of a gesture of type `G`, while people touch its view.
final class ViewGestureRecognition<G: Gesture>: GestureRecognition {
  private let recognizer: _GestureRecognizer<G.Value>

  init(_ source: ViewGestureSource<G>, at element: ElementIndex) {
    recognizer = G._makeRecognizer(source.gesture)
    super.init(source, at: element)
  }

  override var stage: GestureStage { recognizer.phase.stage }
  override var deadline: Double? { stage.isOver ? nil : recognizer.deadline }
  override var isMovement: Bool { G.self is any MovementGesture.Type }
  override var isHold: Bool { G.self is any HoldGesture.Type }
  override var isTap: Bool { G.self is any TapLikeGesture.Type }

  override func receive(_ input: GestureInput) { if !stage.isOver { recognizer.receive(input) } }
  override func commit() { recognizer.commit() }
  override func cancel() { recognizer.cancel() }

  func update(_ gesture: G) { if !stage.isOver { G._updateRecognizer(recognizer, to: gesture) } }
}

/// A source for a gesture of type `G`.
final class ViewGestureSource<G: Gesture>: GestureSource {
  fileprivate(set) var gesture: G
  /// The recognitions of the gesture, one for each touched element. Some may be over.
  private var recognitions: [ViewGestureRecognition<G>] = []

  init(_ gesture: G) { self.gesture = gesture }

  /// A Boolean value that indicates whether no recognition of the gesture is in progress.
  var isIdle: Bool { recognitions.allSatisfy(\.isOver) }

  override func makeRecognition(at element: ElementIndex) -> GestureRecognition {
    let recognition = ViewGestureRecognition(self, at: element)
    recognitions.removeAll(where: \.isOver)
    recognitions.append(recognition)
    return recognition
  }

  func update(_ gesture: G) {
    self.gesture = gesture
    if recognitions.isEmpty { return }
    recognitions.removeAll(where: \.isOver)
    for recognition in recognitions { recognition.update(gesture) }
  }
}

/// A gesture that is a movement of touches, such as a drag.
protocol MovementGesture {}

extension DragGesture: MovementGesture {}
extension TrackingGesture: MovementGesture {}
extension MagnifyGesture: MovementGesture {}
extension MagnificationGesture: MovementGesture {}
extension RotateGesture: MovementGesture {}
extension RotationGesture: MovementGesture {}
extension _EndedGesture: MovementGesture where Base: MovementGesture {}
extension _ChangedGesture: MovementGesture where Base: MovementGesture {}
extension _MapGesture: MovementGesture where Base: MovementGesture {}
extension _ModifiersGesture: MovementGesture where Base: MovementGesture {}
extension GestureStateGesture: MovementGesture where Base: MovementGesture {}
extension SimultaneousGesture: MovementGesture where First: MovementGesture, Second: MovementGesture {}

/// A gesture of a held touch.
protocol HoldGesture {}

extension LongPressGesture: HoldGesture {}
extension PressingGesture: HoldGesture {}
extension _EndedGesture: HoldGesture where Base: HoldGesture {}
extension _ChangedGesture: HoldGesture where Base: HoldGesture {}
extension _MapGesture: HoldGesture where Base: HoldGesture {}
extension _ModifiersGesture: HoldGesture where Base: HoldGesture {}
extension GestureStateGesture: HoldGesture where Base: HoldGesture {}
extension SequenceGesture: HoldGesture where First: HoldGesture {}

/// A gesture of one or more taps.
protocol TapLikeGesture {}

extension TapGesture: TapLikeGesture {}
extension SpatialTapGesture: TapLikeGesture {}
extension _EndedGesture: TapLikeGesture where Base: TapLikeGesture {}
extension _ChangedGesture: TapLikeGesture where Base: TapLikeGesture {}
extension _MapGesture: TapLikeGesture where Base: TapLikeGesture {}
extension _ModifiersGesture: TapLikeGesture where Base: TapLikeGesture {}
extension GestureStateGesture: TapLikeGesture where Base: TapLikeGesture {}
