public import CanopyCore
internal import CanopyLayout

extension View {
  /// Adds a gesture to this view, with a lower precedence than gestures inside the view.
  ///
  /// ```swift
  /// Circle().gesture(TapGesture().onEnded { isOn.toggle() })
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: The gesture to add.
  ///   - mask: The gestures to enable: this gesture, gestures inside the view, both, or none.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture to this view, with a higher precedence than gestures inside the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to add.
  ///   - mask: The gestures to enable: this gesture, gestures inside the view, both, or none.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture to this view that can be recognized at the same time as gestures inside the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to add.
  ///   - mask: The gestures to enable: this gesture, gestures inside the view, both, or none.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture to this view, with a lower precedence than gestures inside the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to add.
  ///   - isEnabled: A Boolean value that indicates whether the gesture is enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
  }

  /// Adds a gesture to this view, with a higher precedence than gestures inside the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to add.
  ///   - isEnabled: A Boolean value that indicates whether the gesture is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
  }

  /// Adds a gesture to this view that can be recognized at the same time as gestures inside the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to add.
  ///   - isEnabled: A Boolean value that indicates whether the gesture is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
  }
}

/// Options for the gestures that remain enabled when a modifier adds a gesture to a view.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that the modifier adds.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures inside the view.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The gesture that the modifier adds, and the gestures inside the view.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A modifier that handles input with a gesture.
@MainActor
protocol ViewGestureModifier: InputModifier where Handler == GestureHandler<ViewGesture> {
  associatedtype ViewGesture: Gesture

  var gesture: ViewGesture { get }
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  var isEnabled: Bool { get }
}

extension ViewGestureModifier {
  var priority: GesturePriority { .normal }
  var mask: GestureMask { .all }
  var isEnabled: Bool { true }

  func makeHandler(_: _MountContext) -> GestureHandler<ViewGesture> {
    let handler = GestureHandler(gesture)
    set(handler)
    return handler
  }

  func update(_ handler: GestureHandler<ViewGesture>) {
    set(handler)
    handler.gestures.update(gesture)
  }

  private func set(_ handler: GestureHandler<ViewGesture>) {
    (handler.source.priority, handler.source.mask, handler.source.isEnabled) = (priority, mask, isEnabled)
  }
}

/// The modifier that adds a gesture of a given priority.
struct GestureModifier<ViewGesture: Gesture> {
  let gesture: ViewGesture
  let priority: GesturePriority
  var mask = GestureMask.all
  var isEnabled = true
}

@MainActor
extension GestureModifier: ViewGestureModifier {}

/// An input handler that has a gesture.
@MainActor
protocol GestureHandling: InputHandler {
  var source: GestureSource { get }
}

@MainActor
final class GestureHandler<G: Gesture>: GestureHandling {
  let gestures: ViewGestureSource<G>

  init(_ gesture: G) {
    gestures = ViewGestureSource(gesture)
    usesTwoTouches = G._usesTwoTouches(gesture)
  }

  private let usesTwoTouches: Bool
  var source: GestureSource { gestures }
  nonisolated var label: String { "gesture" }

  func didWrap(in wrapping: ElementIndex) {
    if usesTwoTouches { LayoutNode(wrapping).tree[TwoTouchAreas.companion].add(wrapping, self) }
  }

  func willUnwrap(in wrapping: ElementIndex) {
    if usesTwoTouches { LayoutNode(wrapping).tree[TwoTouchAreas.companion].remove(wrapping) }
    if gestures.isIdle { return }
    LayoutNode(wrapping).tree[WindowInput.companion].willRemove(wrapping)
  }
}
