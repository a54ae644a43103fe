package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

// Moves the focus with the keyboard or a touch.
extension WindowFocus {
  /// Moves the focus to the first focusable element inside an element. Returns false if there is none.
  @discardableResult
  package func focusFirst(in element: ElementIndex, by cause: Cause = .program) -> Bool {
    guard let first = FocusCandidates(in: LayoutNode(element)).first else { return false }
    return focus(first.element, by: cause)
  }

  /// Moves the focus to the next or previous element in reading order. After the last element comes the first, unless the focus
  /// leaves the window there.
  @discardableResult
  package func focusNext(backwards: Bool = false) -> Bool {
    var order = nodesInReadingOrder
    if backwards { order.reverse() }
    order.first?.tree[LinkFocus.companion].entersBackwards = backwards
    defer { order.first?.tree[LinkFocus.companion].entersBackwards = false }
    guard !order.isEmpty else { return false }
    let current = focused.flatMap { focused in order.firstIndex { $0.element == focused.element } }
    let next = current.map { $0 + 1 } ?? 0
    if next < order.count { return enter(order[next]) }
    return leavesAtEnds ? false : enter(order[0])
  }

  /// Moves the focus to an element as the Tab key does. Returns false if the element can't currently have the focus.
  @discardableResult
  package func focusByKeyboard(_ element: ElementIndex) -> Bool { enter(LayoutNode(element)) }

  /// The elements that the Tab key visits, in order.
  ///
  /// - Complexity: O(*n*) in the number of elements of the window.
  package var elementsInReadingOrder: [ElementIndex] { nodesInReadingOrder.map(\.element) }

  private var nodesInReadingOrder: [LayoutNode] {
    roots.flatMap { FocusCandidates(in: LayoutNode($0)).inReadingOrder }
  }

  /// Moves the focus to the nearest element in the direction of an arrow key.
  func move(_ direction: MoveCommandDirection) -> Bool {
    guard let focused else { return false }
    let node = LayoutNode(focused.element)
    guard let next = FocusCandidates(in: LayoutNode(focused.root)).nearest(to: node, direction) else { return false }
    return enter(next)
  }

  /// The roots that people can use, from front to back.
  var roots: [ElementIndex] { usableRoots?() ?? [] }

  /// Moves the focus to an element with the keyboard, or to the default of an enclosing view that the focus enters.
  private func enter(_ node: LayoutNode) -> Bool {
    let old = focused.map { Array(ViewRuntime.elements.path(from: $0.element)) } ?? []
    guard focus(node.element, by: .keyboard) else { return false }
    for element in ViewRuntime.elements.path(from: node.element) where !old.contains(element) {
      guard ViewRuntime.elements[element].kind == .wrapper,
        let handler = LayoutNode(element).layout.inputHandler as? any DefaultFocusProviding,
        handler.isUsedByPeople
      else { continue }
      if handler.focusDefault(in: self) { break }
    }
    focused.map { LayoutNode($0.element) }?.scrollToVisible()
    return true
  }

  /// Scrolls to make the focused view visible if it accepts text. Called when it receives the focus, and when the keyboard
  /// appears.
  package func showTextInput() {
    guard let focused, focused.target.takesText else { return }
    LayoutNode(focused.element).scrollToVisible()
  }

  // MARK: Touches

  /// Moves the focus to a touched view that receives input over time. A click moves the focus when it begins, and a tap when it
  /// ends.
  package func receive(_ event: PointerEvent, touched: (CGPoint) -> ElementIndex?) {
    isKeyboardUsed = false
    switch event.phase {
    case .began:
      touch = nil
      guard let place = touched(event.location).flatMap(touchFocus(at:)) else { return }
      if event.device == .mouse {
        focus(place.element, by: .touch)
      } else {
        touch = Touch(id: event.id, start: event.location, place: place)
      }
    case .moved: if let touch, touch.id == event.id, event.location._distance(to: touch.start) > 10 { self.touch = nil }
    case .cancelled: if touch?.id == event.id { touch = nil }
    case .ended:
      guard let touch, touch.id == event.id else { return }
      self.touch = nil
      if touch.place.canKeepFocus { focus(touch.place.element, by: .touch) }
    }
  }

  /// Keeps the focus unchanged when the touch ends.
  package func ignoreTouch() { touch = nil }

  /// Returns a Boolean value that indicates whether touching an element moves the focus.
  package func isMoved(byTouching element: ElementIndex) -> Bool { touchFocus(at: element) != nil }

  /// Returns the innermost element that receives the focus when an element is touched, or nil if there is none.
  private func touchFocus(at element: ElementIndex) -> FocusedElement? {
    for element in ViewRuntime.elements.path(from: element) {
      let node = LayoutNode(element)
      if let target = node.ownFocusTarget, target.focusInteractions.contains(.edit), node.isUsable {
        return FocusedElement(element, target)
      }
      if ViewRuntime.elements[element].kind == .button { return nil }
    }
    return nil
  }
}

@MainActor
extension LayoutNode {
  /// Scrolls the element, or else an enclosing scroll view that can scroll by the distance, or else one inside it.
  @MainActor
  package func scrollContent(by distance: CGSize) {
    for node in sequence(first: self, next: \.parent) {
      guard let container = node.ownScrollContainer, container.canScroll(by: distance) else { continue }
      return container.scroll(by: distance)
    }
    _ = scrollInside(by: distance)
  }

  @MainActor
  private func scrollInside(by distance: CGSize) -> Bool {
    if isHidden { return false }
    if let container = ownScrollContainer, container.canScroll(by: distance) {
      container.scroll(by: distance)
      return true
    }
    return children.contains { $0.scrollInside(by: distance) }
  }

  /// Scrolls the enclosing scroll views to make the element visible.
  @MainActor
  package func scrollToVisible() {
    for around in sequence(first: self, next: \.parent).dropFirst() {
      guard let container = around.ownScrollContainer else { continue }
      let (frame, visible) = (frame, around.frame)
      func distance(_ start: CGFloat, _ end: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        if start < least || end - start > most - least { return start - least }
        return max(end - most, 0)
      }
      let needed = CGSize(
        width: distance(frame.minX, frame.maxX, visible.minX, visible.maxX),
        height: distance(frame.minY, frame.maxY, visible.minY, visible.maxY))
      if needed != .zero { container.scroll(by: needed) }
    }
  }
}
