package import CanopyAccessibility
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The accessibility tree of a window, for hosts with an assistive technology and for tests.
///
/// It costs nothing until it is used. Without a listener, each query builds the tree from scratch.
@MainActor
package final class WindowAccessibility {
  private unowned let tree: ViewTree
  private var listener: Listener?
  /// Sends a tap to the window.
  var tap: (CGPoint) -> Void = { _ in }

  init(of tree: ViewTree) { self.tree = tree }

  /// A listener, and the version of the tree that it has received.
  @MainActor
  private final class Listener {
    let memory = AccessibilityMemory()
    let comparison = AccessibilityComparison()
    let events: AccessibilityEvents.Queue
    let report: (AccessibilityDiff) -> Void

    init(in scope: EnvironmentScope, _ report: @escaping (AccessibilityDiff) -> Void) {
      events = AccessibilityEvents.Queue { [weak scope] in
        scope.map(EnvironmentValues.init(seenFrom:)) ?? EnvironmentValues()
      }
      self.report = report
    }
  }

  // MARK: Reading

  /// Returns the current tree.
  package func snapshot() -> AccessibilityTree { AccessibilityTree(root(nil)) }

  /// Returns the elements of the window that people can reach, which excludes those behind a modal presentation.
  private func root(_ memory: AccessibilityMemory?) -> AccessibleElement {
    func elements(_ root: ElementIndex) -> [AccessibleElement] {
      memory?.elements(ofRoot: root) ?? AccessibilityBuilder.elements(of: root)
    }
    followPoses()
    var content = elements(tree.element)
    for presentation in tree.presenter.presentations where !presentation.isGoing {
      if !presentation.allowsInteractionBehind { content = [] }
      content.append(presentation.accessible(around: presentation.elements.flatMap(elements)))
    }
    return AccessibleElement(.window, of: tree.element, content)
  }

  /// Updates the positions of presentations. Returns their transforms, keyed by their root elements.
  @discardableResult
  private func followPoses() -> [ElementIndex: CGAffineTransform] {
    var transforms: [ElementIndex: CGAffineTransform] = [:]
    for presentation in tree.presenter.presentations where !presentation.isGoing {
      guard let transform = presentation.staging?.pose.transform, transform != .identity else { continue }
      for root in presentation.elements { transforms[root] = transform }
    }
    tree.context[ShownRoots.companion].transforms = transforms
    return transforms
  }

  // MARK: Listening

  /// A Boolean value that indicates whether changes are reported.
  package var isListening: Bool { listener != nil }

  /// Reports changes after each frame, starting with a report of all nodes.
  package func listen(_ report: @escaping (AccessibilityDiff) -> Void) {
    stopListening()
    let listener = Listener(in: tree.scope, report)
    self.listener = listener
    AccessibilityReaders.add(listener.memory, for: tree.context)
    AccessibilityEvents.add(listener.events)
    reportChanges()
  }

  /// A Boolean value that indicates whether there are changes to report.
  var hasChanges: Bool { listener?.memory.hasChanges ?? false }

  /// Stops reporting changes.
  package func stopListening() {
    guard let listener else { return }
    AccessibilityReaders.remove(listener.memory)
    self.listener = nil
  }

  /// Reports the changes since the last report. Does nothing without a listener.
  func reportChanges() {
    guard let listener else { return }
    let events = listener.events.take()
    var diff = AccessibilityDiff()
    let focused = focus.flatMap(listener.comparison.element)
    let (earlier, moved) = (focusOfPresentations(), movedRoots())
    if listener.memory.hasChanges || earlier.haveChanged || !moved.isEmpty {
      let changes = listener.memory.beginReport()
      let new = root(listener.memory)
      let shifted = new.children.filter { moved.contains($0.node.id.element) }
      diff = listener.comparison.update(to: new, moved: listener.memory.movedElements + shifted)
      listener.memory.endReport(knowing: changes)
    }
    diff.add(events)
    let before = focus
    follow(focused, earlier.focus, for: listener)
    if let focus, focus != before, focus == earlier.focus { diff.move(focusTo: focus) }
    if let requested = listener.comparison.requestedFocus(of: .voiceOver), requested != focus {
      focus = requested
      diff.move(focusTo: requested)
    }
    if !diff.isEmpty { listener.report(diff) }
  }

  /// Removes the focus from an element that is gone, and moves it to where the app requests it.
  ///
  /// If the element's presentation is gone, too, the focus returns to where it was when that presentation appeared.
  private func follow(_ focused: AccessibleElement?, _ earlier: AccessibilityID?, for listener: Listener) {
    if let focused, listener.comparison.element(focused.node.id) == nil {
      focused.setFocused(false, by: .voiceOver)
      focus = nil
    }
    if focus == nil, let earlier, let element = listener.comparison.element(earlier) {
      focus = earlier
      element.setFocused(true, by: .voiceOver)
    }
    if focus == nil, listener.comparison.requestedFocus(of: .voiceOver) == nil { listener.comparison.beginFocus?() }
  }

  private var poses: [ElementIndex: CGAffineTransform] = [:]

  /// Returns the roots of presentations whose position has changed since the last report.
  private func movedRoots() -> Set<ElementIndex> {
    let (old, new) = (poses, followPoses())
    poses = new
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }

  /// The presentations at the last report, each with the focus before it appeared.
  private var presented: [(element: ElementIndex, focusBefore: AccessibilityID?)] = []

  /// Updates the list of presentations. Returns whether it has changed since the last report, and the focus before the first
  /// presentation that is gone.
  private func focusOfPresentations() -> (haveChanged: Bool, focus: AccessibilityID?) {
    let now = tree.presenter.presentations.filter { !$0.isGoing }.map(\.element)
    let old = presented
    if now == old.map(\.element) { return (false, nil) }
    presented = now.map { element in old.first { $0.element == element } ?? (element, focus) }
    return (true, old.first { !now.contains($0.element) }?.focusBefore)
  }

  // MARK: Acting

  /// Performs an action of a node. Returns false if the node doesn't exist or doesn't have the action.
  ///
  /// If an element doesn't have its own activation action, a tap at its activation point activates it.
  ///
  /// - Parameter text: The new text, for `setValue`.
  @discardableResult
  package func perform(_ action: AccessibilityNodeAction, at id: AccessibilityID, text: String = "") -> Bool {
    guard let element = root(nil).descendant(id), element.node.isEnabled else { return false }
    guard let effect = element.effect(of: action) else {
      guard action.kind == .default else { return false }
      tap(element.placed.activationPoint)
      return true
    }
    switch effect {
    case .press(let press, let place): ViewRuntime.elements.press(press, at: place)
    case .run(let action): run(at: id.element, action)
    case .setValue(let set): run(at: id.element) { set(text) }
    }
    return true
  }

  private func run(at element: ElementIndex, _ action: @escaping () -> Void) {
    let elements = ViewRuntime.elements
    ActionContext.run(in: elements.presenter(around: element)) {
      elements[element].scope.takeUnretainedValue().tree.perform { action() }
    }
  }

  /// Moves the focus to an entry of a rotor on behalf of a person who browses it. Returns the focused node, or nil if the entry
  /// doesn't exist or its view isn't in the tree.
  @discardableResult
  package func visit(entry index: Int, ofRotor label: String, at id: AccessibilityID) -> AccessibilityID? {
    guard let element = root(nil).descendant(id), let entry = element.rotorEntry(index, of: label) else { return nil }
    if let prepare = element.rotorPreparation(index, of: label) {
      run(at: id.element, prepare)
      ViewRuntime.update()
    }
    let target = entry.target.map { root(nil).target($0, ofRotorAt: element)?.node.id } ?? id
    if let target { setFocus(target) }
    return target
  }

  /// Notifies the app that the focus of an assistive technology is at a node, or at none.
  package func setFocus(_ id: AccessibilityID?, by technology: AccessibilityTechnologies = .voiceOver) {
    if id == nil, focus == nil { return }
    let root = root(nil)
    if let old = focus, old != id { root.descendant(old)?.setFocused(false, by: technology) }
    focus = id
    if let id { root.descendant(id)?.setFocused(true, by: technology) }
  }

  /// The focused node, as set by the assistive technology or the app.
  package private(set) var focus: AccessibilityID?

  isolated deinit { stopListening() }
}

// The keyboard focus, which assistive technologies observe.
extension WindowAccessibility {
  private var windowFocus: WindowFocus { tree.context[WindowFocus.companion] }

  /// The node of the view with the keyboard focus, for a listener, or nil if no view has the focus or the view has no node.
  package var keyboardFocus: AccessibilityID? {
    guard let focused = windowFocus.focused, focused.isInTree else { return nil }
    return knownNode(of: focused.element)
  }

  /// The position of the keyboard focus in the order of the Tab key.
  package struct KeyboardOrder: Equatable {
    /// The nodes of the first and the last view that can have the focus, or nil if no view can.
    package var first, last: AccessibilityID?
    /// Boolean values that indicate whether the first or the last view has the focus.
    package var isAtFirst = false, isAtLast = false
  }

  /// The ends of the Tab key's order, for a listener. A view without a node uses the node of the window.
  ///
  /// - Complexity: O(*n*) in the number of elements of the window.
  package var keyboardOrder: KeyboardOrder {
    let elements = windowFocus.elementsInReadingOrder
    guard let first = elements.first, let last = elements.last else { return KeyboardOrder() }
    let (focused, link) = (windowFocus.focused?.element, windowFocus.focusedLink)
    return KeyboardOrder(
      first: knownNode(of: first) ?? rootNode, last: knownNode(of: last) ?? rootNode,
      isAtFirst: focused == first && (link?.index ?? 0) == 0, isAtLast: focused == last && link?.isLast ?? true)
  }

  /// The nodes of the views that can have the keyboard focus, for a listener.
  ///
  /// - Complexity: O(*n*) in the number of elements of the window.
  package var focusableNodes: Set<AccessibilityID> { Set(windowFocus.elementsInReadingOrder.compactMap(knownNode)) }

  /// The index of the link with the keyboard focus among the links of its text, or nil if no link has it.
  package var keyboardFocusLink: Int? { windowFocus.focusedLink?.index }

  /// Moves the keyboard focus to the view of a node, for a listener. Returns false if the view can't take the focus.
  ///
  /// - Parameter link: The index of a link in the text. Pass nil for the first link, or if the view isn't a text.
  @discardableResult
  package func moveKeyboardFocus(to id: AccessibilityID, link: Int? = nil) -> Bool {
    if keyboardFocus != id {
      let elements = windowFocus.elementsInReadingOrder
      let found = elements.first { knownNode(of: $0) == id } ?? (id == rootNode ? elements.first : nil)
      guard let found, windowFocus.focusByKeyboard(found) else { return false }
    }
    if let link { windowFocus.focus(link: link) }
    return true
  }

  /// Removes the keyboard focus, because it has left the window.
  package func endKeyboardFocus() { windowFocus.resign() }

  private var rootNode: AccessibilityID? { listener?.comparison.known?.node.id }

  /// Returns the listener's node for an element, or for its nearest ancestor that has one.
  private func knownNode(of element: ElementIndex) -> AccessibilityID? {
    guard let listener else { return nil }
    var element = element
    while element != 0 {
      // A control such as a toggle represents its children, which aren't in the tree then.
      let known = listener.memory.elements(of: element).filter { listener.comparison.element($0.node.id) != nil }
      if known.count > 1 { return nil }
      if let id = known.first?.node.id { return id }
      element = ViewRuntime.elements[element].parent
    }
    return nil
  }

  /// Scrolls a node's view, or the innermost scroll view around it, by a distance.
  package func scroll(_ id: AccessibilityID, by distance: CGSize) {
    guard let element = root(nil).descendant(id) else { return }
    run(at: id.element) { LayoutNode(element.anchor).scrollContent(by: distance) }
  }
}

extension AccessibleElement {
  /// Returns the element with an identifier: this element or one of its descendants.
  package func descendant(_ id: AccessibilityID) -> AccessibleElement? {
    if node.id == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }
}
