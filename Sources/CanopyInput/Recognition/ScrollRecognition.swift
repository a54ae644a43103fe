internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Recognizes the drag of a scroll view's content.
final class ScrollRecognition: MovementRecognition {
  let container: ScrollContainer
  private let node: LayoutNode
  /// A Boolean value that indicates whether the touch has stopped the content.
  private var isHeld = false
  private var isDragging = false
  /// A Boolean value that indicates whether the content was moving when the touch began.
  private var hasStopped = false
  /// The surface around the content that can be dragged, such as a sheet, or nil if there is none.
  private let surface: (any DragSurface)?
  /// The distance by which the touch has moved the surface instead of the content.
  private var passedOn: CGFloat = 0
  /// The location of the touch when the content or the surface last followed it.
  private var followed: CGPoint?

  /// - Parameter surface: The surface to drag if the content doesn't follow the touch.
  init(_ container: ScrollContainer, on surface: (any DragSurface)?, at element: ElementIndex) {
    self.container = container
    self.surface = surface
    node = LayoutNode(element)
    super.init(GestureSource(), at: element)
  }

  // A touch that stops moving content belongs to the scroll view from the beginning.
  override var stage: GestureStage { hasStopped && current == .possible ? .active : current }
  override var stopsContent: Bool { hasStopped }

  override func began(_ touch: GestureInput.Touch) {
    guard touch.device == .touch, container.phase == .decelerating else { return }
    hasStopped = true
    // Scrolling then takes precedence over gestures in the content, too.
    priority = .high
  }

  override func canFollow(_ distance: CGSize) -> Bool {
    let axis: Axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
    return hasStopped || container.canFollow(distance) || container.bounces(along: axis) && !hasOuter(along: axis)
  }

  /// Returns a Boolean value that indicates whether an enclosing scroll view scrolls along an axis.
  private func hasOuter(along axis: Axis) -> Bool {
    sequence(first: node, next: \.parent).dropFirst().contains { $0.ownScrollContainer?.scrolls(along: axis) == true }
  }

  override func commit() {
    if current == .possible, !isHeld { container.hold() }
    isHeld = true
    guard current == .active || current == .ended else { return }
    if current == .active || isDragging {
      moveSurface()
      container.drag(by: CGSize(width: location.x - origin.x, height: location.y - origin.y - passedOn))
      isDragging = true
      keyboard?.follow(location, node.environment.scrollDismissesKeyboardMode)
    }
    if current == .ended {
      let velocity = velocity.value(at: time)
      endDrag(velocity: velocity)
      keyboard?.release(velocity: velocity.height)
    }
  }

  override func cancel() {
    // The same touch may have stopped an enclosing scroll view, which then takes it.
    if hasStopped, !isHeld, !isRemoved {
      container.hold()
      isHeld = true
    }
    hasStopped = false
    current = .failed
    endDrag(velocity: .zero)
    keyboard?.release(velocity: nil)
  }

  /// Dismisses the keyboard by scrolling, or nil after the scroll view has left the tree.
  private var keyboard: KeyboardDismissal? { isRemoved ? nil : node.tree[KeyboardDismissal.companion] }

  /// Moves the surface by the part of the last movement that it takes from the content.
  private func moveSurface() {
    guard let surface, container.scrolls(along: .vertical) else { return }
    let distance = location.y - (followed ?? origin).y
    followed = location
    if distance == 0 { return }
    let hidden = max(container.offset.y - container.least.y, 0)
    passedOn += surface.take(distance, before: distance > 0 ? min(hidden, distance) : distance)
  }

  private func endDrag(velocity: CGSize) {
    var velocity = velocity
    if let surface, surface.isDragged {
      surface.endDrag(velocity: velocity.height)
      velocity.height = 0
    }
    // A container that has left the tree no longer has an element.
    if !isRemoved { if isDragging { container.endDrag(velocity: velocity) } else if isHeld { container.release() } }
    (isDragging, isHeld) = (false, false)
  }
}
