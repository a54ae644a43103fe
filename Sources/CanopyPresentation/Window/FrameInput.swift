internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import Foundation

/// Keeps the events of a window until they are delivered to its gestures.
@MainActor
final class FrameInput {
  unowned let tree: ViewTree
  /// The size of the window.
  var size: CGSize
  private var events: [(event: InputEvent, time: TimeInterval)] = []
  private var touches = TouchedLayers()
  private var outside = OutsideTouches()
  /// A closure called with a key press that nothing handles.
  var didIgnoreKey: (KeyEvent) -> Void = { _ in }

  init(of tree: ViewTree, in size: CGSize) {
    self.tree = tree
    self.size = size
    input.performer = { element in
      let presenter = ViewRuntime.elements.presenter(around: element)
      let context = LayoutNode(element).tree
      return { actions in ActionContext.run(in: presenter) { context.perform(actions) } }
    }
    input.press = { press, element in ViewRuntime.elements.press(press, at: element) }
    input.surface = { [unowned tree] root in tree.presenter.presentations.first { $0.element == root }?.staging }
    connectFocus()
    connectDrag()
  }

  /// Runs the actions of an element in its window or presentation.
  static func perform(at element: ElementIndex, _ actions: @MainActor () -> Void) {
    let elements = ViewRuntime.elements
    ActionContext.run(in: elements.presenter(around: element)) {
      elements[element].scope.takeUnretainedValue().tree.perform(actions)
    }
  }

  var input: WindowInput { tree.context[WindowInput.companion] }
  private var now: TimeInterval { tree.context.clock.now.timeIntervalSinceReferenceDate }

  /// A Boolean value that indicates whether there are no touches and no gestures in progress.
  var isIdle: Bool { input.isIdle }

  /// A Boolean value that indicates whether events wait for the next update.
  var hasEvents: Bool { !events.isEmpty }

  func receive(_ event: InputEvent) { events.append((event, now)) }

  /// The date at which a gesture will change without any event, or nil if none will.
  var deadline: Date? { input.deadline.map(Date.init(timeIntervalSinceReferenceDate:)) }

  /// Delivers all events to the gestures, and the current time to gestures that wait for it.
  func deliver() {
    advanceDrag()
    if events.isEmpty, input.isIdle { return }
    let events = events
    self.events = []
    for (event, time) in events {
      // An action of the previous event may have changed the views and the focus.
      ViewRuntime.update()
      settleFocus()
      deliver(event, at: time)
    }
    input.advance(to: now)
  }

  private func deliver(_ event: InputEvent, at time: TimeInterval) {
    tree.context[HeldModifiers.companion].receive(event)
    switch event {
    case .pointer(let event):
      let inside = touches.location(of: event, in: self)
      focus.receive(inside) { _ in touched(at: event.location) }
      tree.context[SelectedText.companion].receiveTouch(isBeginning: event.phase == .began) {
        input.receive(inside, at: time) { _ in touched(at: event.location) ?? root(at: event.location) }
      }
      if event.phase == .began, input.stopsContent(event.id) { focus.ignoreTouch() }
      followDrag(event)
      followMouse(event)
      outside.receive(event, in: self)
    case .hover(let event): deliver(event, at: time)
    case .wheel(let event): deliver(event, at: time)
    case .key(let event): if !cancelsDrag(event) { deliver(event, at: time) }
    case .modifiers: break
    case .composition(let event): deliver(event, at: time)
    case .contextMenu(let location): openContextMenu(at: location)
    case .drop(let event): deliver(event, at: time)
    }
  }

  /// Returns the element that receives touches at a location: in the topmost presentation there, or in the window.
  func touched(at location: CGPoint) -> ElementIndex? {
    switch layer(at: location) {
    case .presentation(let presentation):
      let location = presentation.contentLocation(location)
      for element in presentation.elements.reversed() {
        if let touched = LayoutNode(element).touched(at: location) { return touched }
      }
      return nil
    case .window: return LayoutNode(tree.element).touched(at: location)
    case nil: return nil
    }
  }

  /// Returns the root of the presentation at a location. People can drag the presentation by its empty areas, too.
  private func root(at location: CGPoint) -> ElementIndex? {
    if case .presentation(let presentation) = layer(at: location) { presentation.element } else { nil }
  }

  /// The window or presentation found at a location.
  enum Layer {
    case presentation(Presentation)
    case window
  }

  /// Returns the layer that receives touches at a location, or nil if a presentation blocks them.
  func layer(at location: CGPoint) -> Layer? {
    for presentation in tree.presenter.presentations.reversed() where !presentation.isGoing {
      if presentation.isTouched(at: presentation.contentLocation(location)) { return .presentation(presentation) }
      if !presentation.allowsInteractionBehind { return nil }
    }
    return .window
  }
}

extension Presentation {
  /// Converts a location from the window to the content, which may be moving.
  func contentLocation(_ location: CGPoint) -> CGPoint { staging?.pose.content(at: location) ?? location }

  /// Returns a Boolean value that indicates whether touches at a location in the content reach it and nothing behind it.
  fileprivate func isTouched(at location: CGPoint) -> Bool {
    if let area = shownArea, form == .popover ? outline(in: area).contains(location) : area.contains(location) {
      return true
    }
    return elements.contains { LayoutNode($0).touched(at: location) != nil }
  }
}
