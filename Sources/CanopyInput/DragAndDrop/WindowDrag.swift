package import CanopyCore
package import CanopyDrawing
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
package import CoreTransferable
package import Foundation

/// A drag in a window: its items, the view that they are over, and the picture that follows the pointer.
///
/// A drag begins when a view is lifted, or when another program drags items over the window. The target is the innermost view
/// under the pointer that accepts the items. It is updated when the pointer moves, and once per frame, because views can
/// appear, disappear and move under the pointer.
@MainActor
package final class WindowDrag {
  package static let companion = TreeCompanion { WindowDrag() }

  private var input: WindowInput?
  private var touched: (CGPoint) -> ElementIndex? = { _ in nil }
  private var draw: (_ view: AnyView, _ element: ElementIndex) -> (list: DisplayList, size: CGSize)? = { _, _ in nil }

  private struct Drag {
    let items: [NSItemProvider]
    /// The identifier of the pointer, or nil for a drag from another program.
    let pointer: Int?
    var location: CGPoint
  }

  private var drag: Drag?
  private var target: DropPlace?
  /// The targets under the pointer that rejected the items. They are asked again when the pointer returns.
  private var refused: [DropPlace] = []
  private var proposal = DropProposal(operation: .copy)
  /// The picture of the dragged view. It can return to its original position after the drag.
  package private(set) var preview: DragPreview?
  private var edges = EdgeScrolling()
  /// The number of drops whose items are being loaded.
  package private(set) var loading = 0

  private init() {}

  /// Connects the drag to its window.
  ///
  /// - Parameters:
  ///   - input: The input of the window, which runs the actions of views.
  ///   - touched: A closure that returns the element at a location, or nil if there is none.
  ///   - draw: A closure that returns a picture of a view in the environment of an element, and its size.
  package func connect(
    to input: WindowInput, touched: @escaping (CGPoint) -> ElementIndex?,
    draw: @escaping (_ view: AnyView, _ element: ElementIndex) -> (list: DisplayList, size: CGSize)?
  ) {
    (self.input, self.touched, self.draw) = (input, touched, draw)
  }

  /// Runs the actions of an element in its window or presentation.
  func perform(_ element: ElementIndex, _ actions: @MainActor () -> Void) { input?.performer(element)(actions) }

  /// A Boolean value that indicates whether items are dragged over the window.
  package var isActive: Bool { drag != nil }

  /// A Boolean value that indicates whether a view of the window is dragged.
  package var isLocal: Bool { drag?.pointer != nil }

  /// The dragged items, for hosts that pass them on to other programs.
  package var items: [NSItemProvider] { drag?.items ?? [] }

  /// The operation that the view under the pointer proposes, or nil if no view accepts the items.
  package var operation: DropOperation? { target == nil ? nil : proposal.operation }

  // MARK: Beginning

  /// Lifts a view that people have held or moved, which starts the drag.
  func lift(_ lift: DragRecognition.Lift) {
    guard drag == nil else { return }
    let node = LayoutNode(lift.element)
    var item: NSItemProvider?
    perform(lift.element) { item = lift.handler.modifier.item() }
    guard let item else { return }
    let custom = lift.handler.modifier.preview.flatMap { draw($0(), lift.element) }
    preview = DragPreview(of: node, lift, at: node.tree.clock.now, custom: custom)
    drag = Drag(items: [item], pointer: lift.pointer, location: lift.location)
    move(to: lift.location)
  }

  /// Begins a drag from another program.
  private func enter(_ items: [NSItemProvider], at location: CGPoint) {
    if isLocal { return }
    end()
    drag = Drag(items: items, pointer: nil, location: location)
    move(to: location)
  }

  // MARK: Events

  /// Follows the pointer that drags a view.
  package func receive(_ event: PointerEvent, at time: Date) {
    guard let pointer = drag?.pointer, event.id == pointer else { return }
    switch event.phase {
    case .began: break
    case .moved: if event.location != drag?.location { move(to: event.location) }
    case .ended: _ = drop(at: event.location, time)
    case .cancelled: cancel(at: time)
    }
  }

  package func receive(_ event: DropEvent, at time: Date) {
    if isLocal { return }
    switch event.phase {
    case .entered(let items): enter(items, at: event.location)
    case .moved: if isActive { move(to: event.location) }
    case .exited: end()
    case .performed(let end): end.run(isActive && drop(at: event.location, time))
    }
  }

  /// Ends a view's drag in this window, because it continues outside. Returns nil if no view is being dragged.
  package func handOver() -> HandedDrag? {
    guard isLocal, let drag else { return nil }
    let handed = HandedDrag(items: drag.items, preview)
    end()
    preview = nil
    return handed
  }

  /// Ends the drag without a drop. The picture returns to where the view was lifted.
  package func cancel(at time: Date) {
    guard isActive else { return }
    end()
    preview?.giveBack(at: time)
  }

  private func end() {
    guard let drag else { return }
    leave(drag)
    self.drag = nil
    refused = []
    edges = EdgeScrolling()
  }

  // MARK: Targets

  private func move(to location: CGPoint) {
    guard drag != nil else { return }
    if drag?.location != location { edges.mayBegin = true }
    drag?.location = location
    preview?.location = location
    findTarget()
    guard let drag, let target, target.isInTree else { return }
    perform(target.element) {
      if let proposal = target.handler.target.updated(target.info(drag.items, at: location)) {
        self.proposal = proposal
      }
    }
  }

  /// Updates the view that receives the items, because something may have changed.
  package func findTarget() {
    guard let drag else { return }
    let places = touched(drag.location).map(DropPlace.all) ?? []
    refused.removeAll { !places.contains($0) }
    let found = places.first { place in
      if place == target { return true }
      if refused.contains(place) { return false }
      var accepts = false
      perform(place.element) {
        accepts = place.handler.target.accepts(place.info(drag.items, at: drag.location))
      }
      if !accepts { refused.append(place) }
      return accepts
    }
    guard found != target else { return }
    leave(drag)
    // An action may have ended the drag, or removed the view.
    guard isActive, let found, found.isInTree else { return }
    target = found
    proposal = DropProposal(operation: .copy)
    perform(found.element) { found.handler.target.entered(found.info(drag.items, at: drag.location)) }
  }

  private func leave(_ drag: Drag) {
    guard let target else { return }
    self.target = nil
    guard target.isInTree else { return }
    perform(target.element) { target.handler.target.exited(target.info(drag.items, at: drag.location)) }
  }

  /// Drops the items. Returns a Boolean value that indicates whether a view accepted them.
  private func drop(at location: CGPoint, _ time: Date) -> Bool {
    if location != drag?.location { move(to: location) } else { findTarget() }
    guard let drag, let target, target.isInTree, proposal.operation.transfers else {
      cancel(at: time)
      return false
    }
    self.target = nil
    end()
    var isAccepted = false
    perform(target.element) {
      isAccepted = target.handler.target.perform(
        target.info(drag.items, at: location), DropReceiver(target, self))
    }
    if isAccepted { preview?.vanish(at: time) } else { preview?.giveBack(at: time) }
    return isAccepted
  }

  /// Called before a view that may be the target leaves the tree.
  func willRemove(_ element: ElementIndex, _ handler: DropHandler) {
    guard let target, let drag, target.element == element, target.handler === handler else { return }
    self.target = nil
    let info = target.info(drag.items, at: drag.location)
    Actions.add(in: LayoutNode(element).tree) { handler.target.exited(info) }
  }

  // MARK: Time

  /// Scrolls views while the pointer is near their edges.
  package func advance(to time: Date) {
    if let preview, preview.isOver(at: time) { self.preview = nil }
    guard let drag else { return }
    edges.scroll(at: drag.location, touched(drag.location), time.timeIntervalSinceReferenceDate)
  }

  /// A Boolean value that indicates whether a view is scrolling, so that the window needs another frame.
  package var scrolls: Bool { isActive && edges.isScrolling }

  // MARK: Loading

  /// Runs code that loads dropped items. It runs immediately until it has to wait.
  func load(_ images: (any ImageEngine)?, _ body: @escaping @MainActor () async -> Void) {
    loading += 1
    Task.immediate { @MainActor in
      await TransferEngines.$images.withValue(images) { await body() }
      loading -= 1
    }
  }
}
