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

  /// Lets the drag of the window find elements and draw previews.
  func connectDrag() {
    drag.connect(to: input) { [weak self] in
      self?.touched(at: $0)
    } draw: { view, element in
      ViewTree.picture(of: view, inside: element)
    }
  }

  /// Follows the pointer that drags a view, which doesn't hover meanwhile.
  func followDrag(_ event: PointerEvent) {
    if drag.isLocal { drag.receive(event, at: date) }
    hover.isSuspended = drag.isLocal
  }

  func deliver(_ event: DropEvent, at time: TimeInterval) { drag.receive(event, at: date) }

  /// Cancels the drag of a view if Escape is pressed. Returns false if no view is dragged, or the key is another one.
  func cancelsDrag(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.key == .escape, drag.isLocal else { return false }
    drag.cancel(at: date)
    hover.isSuspended = false
    return true
  }

  /// Ends the drag of a view in this window, because it goes on outside. Returns nil if no view is dragged.
  func handOverDrag() -> HandedDrag? {
    let handed = drag.handOver()
    hover.isSuspended = drag.isLocal
    return handed
  }

  /// Passes the time to the drag, and finds the view under the pointer again.
  func advanceDrag() {
    guard drag.isActive || drag.preview != nil else { return }
    drag.advance(to: date)
    hover.isSuspended = drag.isLocal
  }

  /// Finds the view under the pointer again, after changes of the layout.
  func testDrag() { if drag.isActive { drag.findTarget() } }

  /// A Boolean value that indicates whether the picture of a dragged view moves by itself.
  var isDragMoving: Bool { drag.preview?.isMoving(at: date) == true }

  /// The picture of a dragged view; nil if there is none.
  var dragPicture: DisplayList? { drag.preview?.list(at: date) }
}

extension ViewTree {
  /// Returns a picture of a view in its ideal size, as it looks inside an element, and the size.
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
