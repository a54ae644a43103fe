internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import Foundation

/// The events of a window, until they are delivered to its gestures.
@MainActor
final class FrameInput {
  unowned let tree: ViewTree
  let size: CGSize
  private var events: [(event: InputEvent, time: TimeInterval)] = []

  init(of tree: ViewTree, in size: CGSize) {
    self.tree = tree
    self.size = size
    input.performer = { element in
      let presenter = ViewRuntime.elements.presenter(around: element)
      let context = LayoutNode(element).tree
      return { actions in Acting.run(in: presenter) { context.perform(actions) } }
    }
    input.press = { press, element in ViewRuntime.elements.press(press, at: element) }
    connectFocus()
    connectDrag()
  }

  /// Runs the actions of an element in its window or presentation.
  static func perform(at element: ElementIndex, _ actions: @MainActor () -> Void) {
    let elements = ViewRuntime.elements
    Acting.run(in: elements.presenter(around: element)) {
      elements[element].scope.takeUnretainedValue().tree.perform(actions)
    }
  }

  var input: WindowInput { tree.context[WindowInput.companion] }
  private var now: TimeInterval { tree.context.clock.now.timeIntervalSinceReferenceDate }

  /// A Boolean value that indicates whether nothing is touched and no gesture goes on.
  var isIdle: Bool { input.isIdle }

  func receive(_ event: InputEvent) { events.append((event, now)) }

  /// The date at which a gesture changes without events; nil if none does.
  var deadline: Date? { input.deadline.map(Date.init(timeIntervalSinceReferenceDate:)) }

  /// Delivers all events to the gestures, and the time to those that wait for it.
  func deliver() {
    advanceDrag()
    if events.isEmpty, input.isIdle { return }
    let events = events
    self.events = []
    for (event, time) in events {
      // An action of the event before may have changed what is there.
      ViewRuntime.update()
      deliver(event, at: time)
    }
    input.advance(to: now)
  }

  private func deliver(_ event: InputEvent, at time: TimeInterval) {
    switch event {
    case .pointer(let event):
      focus.receive(event) { touched(at: $0) }
      input.receive(event, at: time) { touched(at: $0) }
      followDrag(event)
      followMouse(event)
    case .hover(let event): deliver(event, at: time)
    case .wheel(let event): deliver(event, at: time)
    case .key(let event): if !cancelsDrag(event) { deliver(event, at: time) }
    case .composition(let event): deliver(event, at: time)
    case .drop(let event): deliver(event, at: time)
    }
  }

  /// Returns the element that people touch at a location: in the topmost presentation there, or in the window.
  func touched(at location: CGPoint) -> ElementIndex? {
    for presentation in tree.presenter.presentations.reversed() where !presentation.isGoing {
      for element in presentation.elements.reversed() {
        if let touched = LayoutNode(element).touched(at: location) { return touched }
      }
      if presentation.area?.contains(location) == true { return nil }
      if !presentation.allowsInteractionBehind(upTo: size.height) { return nil }
    }
    return LayoutNode(tree.element).touched(at: location)
  }
}
