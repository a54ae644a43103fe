internal import CanopyCore
internal import CanopyLayout

/// The gesture of a modifier, and its place among those of other views.
@MainActor
class GestureSource {
  var priority = GesturePriority.normal
  var mask = GestureMask.all
  var isEnabled = true

  /// Creates the memory of the gesture for touches of an element.
  func makeRecognition(at element: ElementIndex) -> GestureRecognition {
    preconditionFailure("Each kind of source makes its recognitions.")
  }
}

/// The precedence of a gesture over those inside its view.
enum GesturePriority {
  /// Gestures inside the view have precedence.
  case normal
  /// The gesture has precedence over those inside the view.
  case high
  /// The gesture and those inside the view don't exclude each other.
  case simultaneous
}

/// A gesture of an element while people touch it.
@MainActor
class GestureRecognition {
  let element: ElementIndex
  /// The stamp of the element's record, which tells the element from a later one with the same index.
  private let stamp: UInt32
  let source: GestureSource
  let priority: GesturePriority
  /// The identifiers of the gesture's touches.
  var touches: Set<Int> = []
  /// A Boolean value that indicates whether no other gesture has precedence any more, so actions run.
  var isGranted = false

  init(_ source: GestureSource, at element: ElementIndex) {
    self.source = source
    self.element = element
    stamp = LayoutNode(element).record.pointee.stamp
    priority = source.priority
  }

  var stage: GestureStage { .possible }
  var deadline: Double? { nil }
  /// A Boolean value that indicates whether the gesture consists in a movement of touches.
  var isMovement: Bool { false }
  /// A Boolean value that indicates whether the gesture gives way to movements of views around.
  var yieldsToMovement: Bool { false }

  func receive(_ input: GestureInput) {}
  func commit() {}
  func cancel() {}

  /// A Boolean value that indicates whether the element has left the tree.
  final var isRemoved: Bool { LayoutNode(element).record.pointee.stamp != stamp }

  /// A Boolean value that indicates whether nothing more will happen.
  final var isOver: Bool { stage == .failed || stage == .ended && isGranted }
}

/// A gesture of a modifier while people touch its view.
final class ViewGestureRecognition<G: Gesture>: GestureRecognition {
  private let recognizer: _GestureRecognizer<G.Value>

  init(_ source: ViewGestureSource<G>, at element: ElementIndex) {
    recognizer = G._makeRecognizer(source.gesture)
    super.init(source, at: element)
  }

  override var stage: GestureStage { recognizer.phase.stage }
  override var deadline: Double? { stage.isOver ? nil : recognizer.deadline }
  override var isMovement: Bool { G.self is any MovementGesture.Type }

  override func receive(_ input: GestureInput) { if !stage.isOver { recognizer.receive(input) } }
  override func commit() { recognizer.commit() }
  override func cancel() { recognizer.cancel() }

  func update(_ gesture: G) { if !stage.isOver { G._updateRecognizer(recognizer, to: gesture) } }
}

/// The gesture of a modifier.
final class ViewGestureSource<G: Gesture>: GestureSource {
  fileprivate(set) var gesture: G
  /// The elements at which the gesture goes on.
  private var recognitions: [ViewGestureRecognition<G>] = []

  init(_ gesture: G) { self.gesture = gesture }

  /// A Boolean value that indicates whether the gesture goes on nowhere.
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

/// A gesture that consists in a movement of touches.
protocol MovementGesture {}

extension DragGesture: MovementGesture {}
extension MagnifyGesture: MovementGesture {}
extension MagnificationGesture: MovementGesture {}
extension RotateGesture: MovementGesture {}
extension RotationGesture: MovementGesture {}
extension _EndedGesture: MovementGesture where Base: MovementGesture {}
extension _ChangedGesture: MovementGesture where Base: MovementGesture {}
extension _MapGesture: MovementGesture where Base: MovementGesture {}
extension GestureStateGesture: MovementGesture where Base: MovementGesture {}
extension SimultaneousGesture: MovementGesture where First: MovementGesture, Second: MovementGesture {}
