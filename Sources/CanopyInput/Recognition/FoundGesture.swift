internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// A gesture at a touched element or one of its ancestors.
struct FoundGesture {
  enum Kind {
    case view(GestureSource)
    case press(Press)
    case scroll(ScrollContainer)
    /// A link in a text, if the touch is at one.
    case link
    case lift(any LiftHandling)
    case surface(any DragSurface)
  }

  let kind: Kind
  let element: ElementIndex

  /// Returns the enabled gestures of an element and its ancestors, innermost first.
  @MainActor
  static func all(at element: ElementIndex) -> [FoundGesture] {
    var found: [FoundGesture] = []
    for node in path(from: element) {
      guard let gesture = FoundGesture(at: node), gesture.isEnabled(in: node) else { continue }
      // If draggable views are nested, only the innermost one is lifted.
      if gesture.isDrag, found.contains(where: \.isDrag) { continue }
      guard case .view(let source) = gesture.kind else {
        found.append(gesture)
        continue
      }
      if !source.mask.contains(.subviews) { found = [] }
      if source.mask.contains(.gesture) { found.append(gesture) }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether an element or an ancestor has a gesture, even a disabled one.
  @MainActor
  static func exists(at element: ElementIndex) -> Bool { path(from: element).contains { FoundGesture(at: $0) != nil } }

  /// Returns a Boolean value that indicates whether an element or an ancestor can be dragged and is enabled.
  @MainActor
  static func isDraggable(_ element: ElementIndex) -> Bool {
    path(from: element).contains { FoundGesture(at: $0)?.isDrag == true }
  }

  @MainActor
  private static func path(from element: ElementIndex) -> some Sequence<LayoutNode> {
    sequence(first: element) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }.lazy.map(LayoutNode.init)
  }

  init(kind: Kind, element: ElementIndex) { (self.kind, self.element) = (kind, element) }

  /// Creates the gesture of an element itself, or returns nil if it has none.
  @MainActor
  private init?(at node: LayoutNode) {
    if let press = ViewRuntime.elements.press(of: node.element) {
      self.init(kind: .press(press), element: node.element)
    } else if let container = node.ownScrollContainer {
      self.init(kind: .scroll(container), element: node.element)
    } else if ViewRuntime.elements[node.element].kind == .wrapper, let handler = node.layout.inputHandler {
      if let handler = handler as? any LiftHandling {
        self.init(kind: .lift(handler), element: node.element)
      } else if let handler = handler as? any GestureHandling {
        self.init(kind: .view(handler.source), element: node.element)
      } else {
        return nil
      }
    } else if !node.textLinks.isEmpty {
      self.init(kind: .link, element: node.element)
    } else {
      return nil
    }
  }

  @MainActor
  private func isEnabled(in node: LayoutNode) -> Bool {
    switch kind {
    case .press, .lift, .link: node.environment.isEnabled
    case .scroll: node.environment.isScrollEnabled
    case .view(let source): source.isEnabled && node.environment.isEnabled
    case .surface: true
    }
  }

  /// A Boolean value that indicates whether the gesture drags the view.
  private var isDrag: Bool { if case .lift = kind { true } else { false } }

  /// Returns a Boolean value that indicates whether a recognition belongs to this gesture.
  @MainActor
  func isKnown(as recognition: GestureRecognition) -> Bool {
    guard recognition.element == element, !recognition.stage.isOver else { return false }
    return switch kind {
    case .view(let source): recognition.source === source
    case .press: recognition is PressRecognition
    case .scroll: recognition is ScrollRecognition
    case .link: recognition is LinkRecognition
    case .lift: recognition.lifts
    case .surface: recognition is SurfaceRecognition
    }
  }
}

/// An input handler of a view that people can lift in order to drag it.
@MainActor
protocol LiftHandling: InputHandler {
  /// Creates an object that tracks touches of an element until the view is lifted.
  func makeRecognition(at element: ElementIndex) -> GestureRecognition
}
