internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension FrameInput {
  /// The drag of the window.
  var drag: WindowDrag { tree.context[WindowDrag.companion] }

  private var date: Date { tree.context.clock.now }

  /// Gives the window's drag access to elements and to previews.
  func connectDrag() {
    drag.connect(to: input) { [weak self] in
      self?.touched(at: $0)
    } draw: { view, element in
      ViewTree.picture(of: view, inside: element)
    }
  }

  /// Follows the pointer that drags a view. It doesn't hover over views in the meantime.
  func followDrag(_ event: PointerEvent) {
    if drag.isLocal { drag.receive(event, at: date) }
    hover.isSuspended = drag.isLocal
  }

  func deliver(_ event: DropEvent, at time: TimeInterval) { drag.receive(event, at: date) }

  /// Cancels the drag of a view if Escape is pressed. Returns false if no view is dragged, or a different key is pressed.
  func cancelsDrag(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.key == .escape, drag.isLocal else { return false }
    drag.cancel(at: date)
    hover.isSuspended = false
    return true
  }

  /// Ends a view's drag in this window, because it continues outside. Returns nil if no view is being dragged.
  func handOverDrag() -> HandedDrag? {
    let handed = drag.handOver()
    hover.isSuspended = drag.isLocal
    return handed
  }

  /// Advances the drag to the current time, and updates the view under the pointer.
  func advanceDrag() {
    guard drag.isActive || drag.preview != nil else { return }
    drag.advance(to: date)
    hover.isSuspended = drag.isLocal
  }

  /// Updates the view under the pointer after changes of the layout.
  func testDrag() { if drag.isActive { drag.findTarget() } }

  /// A Boolean value that indicates whether the picture of a dragged view is animating.
  var isDragMoving: Bool { drag.preview?.isMoving(at: date) == true }

  /// The picture of a dragged view, or nil if there is none.
  var dragPicture: DisplayList? { drag.preview?.list(at: date) }
}

extension ViewTree {
  /// Returns a picture of a view at its ideal size, and the size. The view inherits the environment of an element.
  static func picture(of view: AnyView, inside element: ElementIndex) -> (list: DisplayList, size: CGSize)? {
    let outer = ViewRuntime.elements[element].scope.takeUnretainedValue()
    let tree = ViewTree(picture: view, seeing: outer)
    let size = tree.size(.unspecified)
    tree.layOut(in: CGRect(origin: .zero, size: size))
    let list = tree.displayList(scale: LayoutNode(element).surroundings.displayScale)
    tree.end()
    return list.isEmpty ? nil : (list, size)
  }
}
