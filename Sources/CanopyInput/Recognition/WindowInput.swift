package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The touches of a window and the gestures that go on.
///
/// A touch belongs to the gestures of the element where it began and of all views around it. Each gesture follows its touches by
/// itself. ``settle()`` decides which of them run their actions.
@MainActor
package final class WindowInput {
  package static let companion = TreeCompanion { onMainActor { WindowInput() } }

  /// Runs the actions of an element in its window or presentation.
  package var perform: (_ element: ElementIndex, _ actions: @MainActor () -> Void) -> Void = { $1() }
  /// Runs the action of a button.
  package var press: (_ press: Press, _ element: ElementIndex) -> Void = { press, _ in press.action() }

  private var touches: [GestureInput.Touch] = []
  private var recognitions: [GestureRecognition] = []

  private init() {}

  /// A Boolean value that indicates whether no gesture goes on and nothing is touched.
  package var isIdle: Bool { touches.isEmpty && recognitions.isEmpty }

  /// The time at which a gesture changes without further touches, in seconds since the reference date; nil if none does.
  package var deadline: TimeInterval? { recognitions.compactMap(\.deadline).min() }

  // MARK: Input

  /// Delivers an event to the gestures of its touch.
  ///
  /// - Parameter touched: A closure that returns the element at a location; nil if there is none.
  package func receive(_ event: PointerEvent, at time: TimeInterval, touched: (CGPoint) -> ElementIndex?) {
    advance(to: time)
    if event.phase == .began {
      guard !touches.contains(where: { $0.id == event.id }) else { return }
      touches.append(event.touch)
      if let element = touched(event.location) { begin(event.id, at: element) }
    } else {
      guard let place = touches.firstIndex(where: { $0.id == event.id }) else { return }
      touches[place] = event.touch
    }
    for recognition in recognitions where recognition.touches.contains(event.id) { deliver(to: recognition, at: time) }
    settle()
    if event.phase == .ended || event.phase == .cancelled {
      touches.removeAll { $0.id == event.id }
      for recognition in recognitions { recognition.touches.remove(event.id) }
    } else {
      for place in touches.indices { touches[place].change = nil }
    }
    clean()
  }

  /// Passes the time to gestures that wait for it.
  package func advance(to time: TimeInterval) {
    while let deadline, deadline <= time {
      for recognition in recognitions {
        guard let own = recognition.deadline, own <= deadline else { continue }
        deliver(to: recognition, at: deadline)
        // A gesture that doesn't use its time would wait forever.
        if recognition.deadline == own { recognition.cancel() }
      }
      settle()
      clean()
    }
  }

  /// Ends all touches without recognizing anything.
  package func cancel(at time: TimeInterval) {
    for touch in touches {
      receive(
        PointerEvent(id: touch.id, .cancelled, at: touch.location, device: touch.device, modifiers: touch.modifiers),
        at: time
      ) { _ in nil }
    }
  }

  private func deliver(to recognition: GestureRecognition, at time: TimeInterval) {
    let touches = touches.filter { recognition.touches.contains($0.id) }
    recognition.receive(GestureInput(time: time, touches: touches, node: LayoutNode(recognition.element)))
  }

  // MARK: Gestures that begin

  /// Adds a touch to the gestures of an element and of all elements around it.
  private func begin(_ touch: Int, at element: ElementIndex) {
    var found: [FoundGesture] = []
    var next = element
    while next != 0 {
      addGesture(of: next, to: &found)
      next = ViewRuntime.elements[next].parent
    }
    for gesture in found { recognition(of: gesture).touches.insert(touch) }
  }

  /// A gesture in the way of a touch.
  private struct FoundGesture {
    enum Kind {
      case view(GestureSource)
      case press(Press)
      case scroll(ScrollContainer)
    }

    let kind: Kind
    let element: ElementIndex

    /// Returns a Boolean value that indicates whether a recognition is that of this gesture.
    @MainActor
    func isKnown(as recognition: GestureRecognition) -> Bool {
      guard recognition.element == element, !recognition.stage.isOver else { return false }
      return switch kind {
      case .view(let source): recognition.source === source
      case .press: recognition is PressRecognition
      case .scroll: recognition is ScrollRecognition
      }
    }
  }

  private func recognition(of gesture: FoundGesture) -> GestureRecognition {
    if let known = recognitions.first(where: gesture.isKnown) { return known }
    let element = gesture.element
    let recognition: GestureRecognition =
      switch gesture.kind {
      case .view(let source): source.makeRecognition(at: element)
      case .press(let press):
        PressRecognition(press, at: element) { [weak self] in self?.press(press, element) }
      case .scroll(let container): ScrollRecognition(container, at: element)
      }
    recognitions.append(recognition)
    return recognition
  }

  private func addGesture(of element: ElementIndex, to found: inout [FoundGesture]) {
    let node = LayoutNode(element)
    switch ViewRuntime.elements[element].kind {
    case .button:
      guard let press = ViewRuntime.elements.press(of: element), node.environment.isEnabled else { return }
      found.append(FoundGesture(kind: .press(press), element: element))
    case .container:
      guard let container = node.ownScrollContainer, node.environment.isScrollEnabled else { return }
      found.append(FoundGesture(kind: .scroll(container), element: element))
    case .wrapper:
      guard let source = (node.layout.inputHandler as? any GestureHandling)?.source, source.isEnabled,
        node.environment.isEnabled
      else { return }
      if !source.mask.contains(.subviews) { found = [] }
      if source.mask.contains(.gesture) { found.append(FoundGesture(kind: .view(source), element: element)) }
    case .group, .root, .text, .layered, .leaf: break
    }
  }

  // MARK: Wheels

  /// Scrolls the nearest scroll view at an element that can scroll in the direction of a wheel.
  ///
  /// - Parameter distance: The distance by which the content moves, to the right and down.
  package func scroll(by distance: CGSize, at element: ElementIndex) {
    for node in sequence(first: LayoutNode(element), next: \.parent) {
      guard let container = node.ownScrollContainer, node.environment.isScrollEnabled, container.canFollow(distance)
      else { continue }
      container.hold()
      let x = node.surroundings.mirrors ? distance.width : -distance.width
      return container.scroll(by: CGSize(width: x, height: -distance.height))
    }
  }

  // MARK: Gestures that exclude each other

  /// Runs the actions of the gestures that no other one can exclude any more, and ends those that are excluded.
  private func settle() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for recognition in recognitions where !recognition.isOver && !recognition.isGranted {
        if recognitions.contains(where: { $0.isGranted && excludes($0, recognition) }) {
          cancel(recognition)
          hasChanged = true
        } else if recognition.stage.isRecognized, !recognitions.contains(where: { isWaiting(recognition, for: $0) }) {
          recognition.isGranted = true
          hasChanged = true
        }
      }
    }
    for recognition in recognitions {
      if recognition.stage == .failed {
        cancel(recognition)
      } else if recognition.isGranted || recognition.stage == .possible {
        perform(recognition.element) { recognition.commit() }
      }
    }
  }

  private func cancel(_ recognition: GestureRecognition) { perform(recognition.element) { recognition.cancel() } }

  /// Returns a Boolean value that indicates whether a gesture can't be recognized because another one was.
  private func excludes(_ granted: GestureRecognition, _ other: GestureRecognition) -> Bool {
    granted !== other && (hasPrecedence(granted, over: other) || hasPrecedence(other, over: granted))
  }

  /// Returns a Boolean value that indicates whether a recognized gesture waits until another one fails.
  private func isWaiting(_ recognition: GestureRecognition, for other: GestureRecognition) -> Bool {
    if other === recognition || other.stage == .failed || !hasPrecedence(other, over: recognition) { return false }
    return !(other.yieldsToMovement && recognition.isMovement && other.stage == .possible)
  }

  private func hasPrecedence(_ one: GestureRecognition, over other: GestureRecognition) -> Bool {
    switch (isInside(one.element, other.element), isInside(other.element, one.element)) {
    case (true, _): other.priority == .normal
    case (_, true): one.priority == .high
    default: false
    }
  }

  private func isInside(_ element: ElementIndex, _ other: ElementIndex) -> Bool {
    var next = ViewRuntime.elements[element].parent
    while next != 0, next != other { next = ViewRuntime.elements[next].parent }
    return next != 0
  }

  // MARK: Gestures that end

  private func clean() {
    for recognition in recognitions where recognition.touches.isEmpty && recognition.deadline == nil {
      // Nothing can change it any more.
      if recognition.stage == .possible || recognition.stage == .active { cancel(recognition) }
    }
    settleIfNeeded()
    recognitions.removeAll { $0.touches.isEmpty && $0.isOver }
  }

  private func settleIfNeeded() {
    if recognitions.contains(where: { $0.stage == .ended && !$0.isGranted }) { settle() }
  }

  /// Called before an element with gestures leaves the tree.
  func willRemove(_ element: ElementIndex) {
    for recognition in recognitions where recognition.element == element && !recognition.isOver { cancel(recognition) }
    recognitions.removeAll { $0.element == element }
    settleIfNeeded()
  }
}

extension PointerEvent {
  fileprivate var touch: GestureInput.Touch {
    GestureInput.Touch(id: id, change: phase, location: location, device: device, modifiers: modifiers)
  }
}
