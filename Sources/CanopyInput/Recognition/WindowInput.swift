package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The touches of a window, and the gestures in progress.
///
/// A touch belongs to the gestures of the element where it began and of all its ancestors. Each gesture tracks its touches
/// independently. ``settle()`` decides which of them run their actions.
@MainActor
package final class WindowInput {
  package static let companion = TreeCompanion { WindowInput() }

  /// A closure that runs the actions of an element.
  package typealias Performer = (_ actions: @MainActor () -> Void) -> Void

  /// Returns a closure that runs an element's actions in its window or presentation, even after the element has left the tree.
  package var performer: (_ element: ElementIndex) -> Performer = { _ in { $0() } }
  /// Returns the surface that a root belongs to, or nil if there is none.
  package var surface: (_ root: ElementIndex) -> (any DragSurface)? = { _ in nil }
  /// Runs the action of a button.
  package var press: (_ press: Press, _ element: ElementIndex) -> Void = { press, _ in press.action() }

  private var touches: [GestureInput.Touch] = []
  private var recognitions: [GestureRecognition] = []

  private init() {}

  /// A Boolean value that indicates whether there are no gestures in progress and no touches.
  package var isIdle: Bool { touches.isEmpty && recognitions.isEmpty }

  /// The time at which a gesture changes without further touches, in seconds since the reference date, or nil if none does.
  package var deadline: TimeInterval? { recognitions.compactMap(\.deadline).min() }

  // MARK: Input

  /// Delivers an event to the gestures of its touch.
  ///
  /// - Parameter touched: A closure that returns the element at a location, or nil if there is none.
  package func receive(_ event: PointerEvent, at time: TimeInterval, touched: (CGPoint) -> ElementIndex?) {
    forgetRemovedElements()
    endDisabledGestures()
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

  /// Passes the current time to gestures that wait for it.
  package func advance(to time: TimeInterval) {
    forgetRemovedElements()
    endDisabledGestures()
    while let deadline, deadline <= time {
      for recognition in recognitions {
        guard let own = recognition.deadline, own <= deadline else { continue }
        deliver(to: recognition, at: deadline)
        // A gesture that doesn't respond to its deadline would wait forever.
        if recognition.deadline == own { recognition.cancel() }
      }
      settle()
      clean()
    }
  }

  private func deliver(to recognition: GestureRecognition, at time: TimeInterval) {
    let touches = touches.filter { recognition.touches.contains($0.id) }
    recognition.receive(GestureInput(time: time, touches: touches, node: LayoutNode(recognition.element)))
  }

  /// Returns a Boolean value that indicates whether a touch stopped moving content.
  package func stopsContent(_ touch: Int) -> Bool {
    recognitions.contains { $0.stopsContent && $0.touches.contains(touch) }
  }

  // MARK: Gestures that begin

  /// Adds a touch to the gestures of an element and its ancestors.
  private func begin(_ touch: Int, at element: ElementIndex) {
    let root = ViewRuntime.elements.root(of: element)
    let surface = surface(root)
    for gesture in FoundGesture.all(at: element) { recognition(of: gesture, on: surface).touches.insert(touch) }
    if let surface { recognition(of: FoundGesture(kind: .surface(surface), element: root)).touches.insert(touch) }
  }

  /// Returns a Boolean value that indicates whether an element or an ancestor has a gesture, even a disabled one, or belongs to
  /// a surface that can be dragged.
  package func hasGesture(at element: ElementIndex) -> Bool {
    FoundGesture.exists(at: element) || surface(ViewRuntime.elements.root(of: element))?.canBeDragged == true
  }

  /// Returns a Boolean value that indicates whether an element or an ancestor can be dragged and is enabled.
  package static func canDrag(_ element: ElementIndex) -> Bool { FoundGesture.isDraggable(element) }

  private func recognition(of gesture: FoundGesture, on surface: (any DragSurface)? = nil) -> GestureRecognition {
    if let known = recognitions.first(where: gesture.isKnown) { return known }
    let element = gesture.element
    let recognition: GestureRecognition =
      switch gesture.kind {
      case .view(let source): source.makeRecognition(at: element)
      case .press(let press): PressRecognition(press, at: element) { [weak self] in self?.press(press, element) }
      case .scroll(let container): ScrollRecognition(container, on: surface, at: element)
      case .link: LinkRecognition(at: element)
      case .surface(let surface): SurfaceRecognition(surface, at: element)
      case .lift(let handler): handler.makeRecognition(at: element)
      }
    recognitions.append(recognition)
    return recognition
  }

  // MARK: Gestures that exclude each other

  /// Runs the actions of gestures that can no longer be excluded, and ends those that have been excluded.
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
      if recognition.stage == .failed || recognition.isRemoved {
        cancel(recognition)
      } else if recognition.isGranted || recognition.stage == .possible {
        performer(recognition.element)({ recognition.commit() })
      }
    }
  }

  private func cancel(_ recognition: GestureRecognition) {
    // The action of another gesture may have removed the view, and with it the place where actions are performed.
    if recognition.isRemoved { return recognition.cancel() }
    performer(recognition.element)({ recognition.cancel() })
  }

  /// Returns a Boolean value that indicates whether a gesture can't be recognized because another one was.
  private func excludes(_ granted: GestureRecognition, _ other: GestureRecognition) -> Bool {
    granted !== other && (hasPrecedence(granted, over: other) || hasPrecedence(other, over: granted))
  }

  /// Returns a Boolean value that indicates whether a recognized gesture waits until another one fails.
  private func isWaiting(_ recognition: GestureRecognition, for other: GestureRecognition) -> Bool {
    if other === recognition || other.stage == .failed || !hasPrecedence(other, over: recognition) { return false }
    return other.stage != .possible || !recognition.overtakes(other)
  }

  private func hasPrecedence(_ one: GestureRecognition, over other: GestureRecognition) -> Bool {
    switch (isInside(one.element, other.element), isInside(other.element, one.element)) {
    case (true, _):
      // A simultaneous gesture doesn't prevent its content from being scrolled.
      other.priority == .normal && !(one.priority == .simultaneous && other.movesSurroundings)
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
      // Neither a touch nor the passage of time can change it anymore.
      if recognition.stage == .possible || recognition.stage == .active { cancel(recognition) }
    }
    settleIfNeeded()
    recognitions.removeAll { $0.touches.isEmpty && $0.isOver }
  }

  private func settleIfNeeded() {
    if recognitions.contains(where: { $0.stage == .ended && !$0.isGranted }) { settle() }
  }

  /// Ends the gestures of views that have been disabled during their touches, without their actions.
  package func endDisabledGestures() {
    let disabled = recognitions.filter { !$0.isOver && !$0.isRemoved && !$0.isEnabled }
    if disabled.isEmpty { return }
    for recognition in disabled { cancel(recognition) }
    // Gestures around them no longer have to wait.
    settle()
    clean()
  }

  /// Ends the gestures of elements that have left the tree, such as buttons and scroll views.
  private func forgetRemovedElements() {
    for recognition in recognitions where recognition.isRemoved { recognition.cancel() }
    recognitions.removeAll(where: \.isRemoved)
  }

  /// Called before an element with gestures leaves the tree. Its gestures end after the update, because their actions and the
  /// reset of gesture states change state.
  func willRemove(_ element: ElementIndex) {
    let removed = recognitions.filter { $0.element == element && !$0.isOver }
    recognitions.removeAll { $0.element == element }
    let perform = performer(element)
    Actions.addDisappearance(in: LayoutNode(element).tree) { [self] in
      // Buttons inside have also left, and no longer have a tree in which their gestures could be settled.
      forgetRemovedElements()
      for recognition in removed { perform { recognition.cancel() } }
      settleIfNeeded()
    }
  }
}

extension PointerEvent {
  fileprivate var touch: GestureInput.Touch {
    GestureInput.Touch(
      id: id, change: phase, location: location, windowLocation: windowLocation, device: device, modifiers: modifiers)
  }
}
