package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The focus of a window: the element that receives keys.
///
/// The focus changes automatically when its element leaves the tree or becomes disabled or hidden, or when a presentation
/// covers it. A presentation restores the previous focus when it disappears.
@MainActor
package final class WindowFocus {
  package static let companion = TreeCompanion { WindowFocus() }

  /// The cause of a focus movement.
  package enum Cause {
    /// The app, or a rule of the window.
    case program
    /// A touch or a click.
    case touch
    /// Tab or an arrow key.
    case keyboard
  }

  /// Returns the root of the frontmost presentation that blocks everything behind it, or the root of the window. The window
  /// sets it.
  package var frontRoot: (() -> ElementIndex)?
  /// Returns the roots that people can use, from front to back: several if a presentation allows interaction behind it.
  package var usableRoots: (() -> [ElementIndex])?
  /// Runs actions of an element in its window or presentation.
  package var perform: (_ element: ElementIndex, _ actions: @MainActor () -> Void) -> Void = { $1() }
  /// Scrolls with a key that no view handled. Returns false if it doesn't scroll. The window's scroll views set it.
  package var scroll: (_ event: KeyEvent, _ focused: ElementIndex?) -> Bool = { _, _ in false }
  /// Dismisses the frontmost presentation because of Escape. Returns false if there is none that people can dismiss.
  package var dismiss: () -> Bool = { false }

  /// A Boolean value that indicates whether the Tab key at the last element is left to the host, which moves the focus out of
  /// the window. The host sets it.
  package var leavesAtEnds = false

  /// The element that has the focus.
  package var focused: FocusedElement? { held.flatMap { $0.isInTree ? $0 : nil } }
  /// The element that had the focus after the last update. It may have left the tree.
  private var held: FocusedElement?
  /// A Boolean value that indicates whether people are using the keyboard, so that the focus has to be visible.
  package internal(set) var isKeyboardUsed = false
  /// The last focus in each tree behind a presentation, keyed by root.
  private var memories: [ElementIndex: FocusedElement] = [:]
  private var lastFront: ElementIndex = 0

  /// A Boolean value that indicates whether the last key press was handled.
  package internal(set) var hasHandledKey = false
  /// The number of views that have a default focus.
  fileprivate(set) var defaultCount = 0
  /// A Boolean value that indicates whether the focus stays in a submitted view.
  var isKept = false
  /// A touch that moves the focus when it ends.
  var touch: Touch?

  struct Touch {
    let id: Int
    let start: CGPoint
    let place: FocusedElement
  }

  private init() {}

  // MARK: Moving

  /// Moves the focus to an element. Returns false if the element can't currently have the focus.
  ///
  /// If a presentation covers the element, it receives the focus when the presentation disappears.
  @discardableResult
  package func focus(_ element: ElementIndex, by cause: Cause = .program) -> Bool {
    guard let target = LayoutNode(element).ownFocusTarget else { return false }
    let new = FocusedElement(element, target)
    guard new.canKeepFocus else { return false }
    guard isReachable(new) else {
      // The presentation may have appeared in this update, before the focus could follow.
      if held?.root == new.root { move(to: nil, by: .program) }
      memories[new.root] = new
      return false
    }
    move(to: new, by: cause)
    return true
  }

  /// Removes the focus, for example to dismiss the keyboard of a text field.
  package func resign() { move(to: nil, by: .program) }

  /// Removes the focus from a view that accepts text, for example because people scroll.
  package func endTextInput() { if focused?.target.takesText == true { resign() } }

  /// Returns a Boolean value that indicates whether an element has the focus.
  package func isFocused(_ element: ElementIndex) -> Bool { focused?.element == element }

  private func isReachable(_ candidate: FocusedElement) -> Bool {
    // Views can request the focus before their window is shown.
    guard let frontRoot, let usableRoots else { return true }
    return candidate.root == frontRoot() || usableRoots().contains(candidate.root)
  }

  private func move(to new: FocusedElement?, by cause: Cause) {
    if cause != .program { isKeyboardUsed = cause == .keyboard }
    let old = held
    if let old, let new, old == new { return }
    if old == nil, new == nil { return }
    // A view in a presentation can take the focus before the window's view has lost it.
    if let old, let new, old.root != new.root { memories[old.root] = old }
    held = new
    notify(from: old, to: new)
    if let new, new.target.takesText {
      // Scrolls afterward, because the view may have been added in this update.
      Actions.add(in: LayoutNode(new.element).tree) { [weak self] in self?.showTextInput() }
    }
  }

  /// Notifies the targets, and those ancestors whose part of the focus has changed. The innermost view is notified last that it
  /// has the focus. Views that lost it are notified after views that have it now.
  private func notify(from old: FocusedElement?, to new: FocusedElement?) {
    if let old { perform(old) { old.target.focusDidChange(false, at: old.element) } }
    if let new { perform(new) { new.target.focusDidChange(true, at: new.element) } }
    let before = observers
    let after = new.map(observers(around:)) ?? []
    observers = after
    for observer in after.reversed() where !before.contains(where: { $0 == observer }) {
      observer.handler.focusDidMove(inside: true, at: observer.element)
    }
    for observer in before where !after.contains(where: { $0 == observer }) {
      observer.handler.focusDidMove(inside: false, at: observer.element)
    }
  }

  private func perform(_ place: FocusedElement, _ action: @MainActor () -> Void) {
    if place.isInTree { perform(place.element, action) } else { action() }
  }

  // MARK: Observers

  private struct Observer {
    let handler: any FocusObserver
    let element: ElementIndex

    static func == (first: Self, second: Self) -> Bool {
      first.handler === second.handler && first.element == second.element
    }
  }

  /// The observers whose element contains the focus.
  private var observers: [Observer] = []

  private func observers(around place: FocusedElement) -> [Observer] {
    ViewRuntime.elements.path(from: place.element).compactMap { element in
      guard ViewRuntime.elements[element].kind == .wrapper,
        let handler = LayoutNode(element).layout.inputHandler as? any FocusObserver
      else { return nil }
      return Observer(handler: handler, element: element)
    }
  }

  // MARK: After each update

  /// Called after each update. Removes the focus from an element that can no longer have it, and moves it into a presentation
  /// that has appeared, and back.
  ///
  /// - Returns: A Boolean value that indicates whether the focus has changed, so that views may have changed, too.
  package func settle() -> Bool {
    guard let front = frontRoot?() else { return false }
    if front == lastFront, held == nil { return false }
    let old = held
    if let held, !held.canKeepFocus { move(to: nil, by: .program) }
    if front != lastFront { frontChanged(to: front) }
    switch (old, held) {
    case (nil, nil): return false
    case (let old?, let new?): return !(old == new)
    default: return true
    }
  }

  private func frontChanged(to front: ElementIndex) {
    lastFront = front
    // The window has closed.
    if front == 0 { return memories = [:] }
    if let held, !isReachable(held) {
      memories[held.root] = held
      move(to: nil, by: .program)
    }
    if held == nil {
      if let memory = memories[front], memory.canKeepFocus {
        move(to: memory, by: .program)
      } else {
        focusDefault(of: front)
      }
    }
    memories[front] = nil
    memories = memories.filter { $0.value.isInTree }
  }
}

/// Counts a view with a default focus for as long as it lives.
@MainActor
final class DefaultFocusCount {
  private weak let focus: WindowFocus?

  init(_ focus: WindowFocus) {
    self.focus = focus
    focus.defaultCount += 1
  }

  isolated deinit { focus?.defaultCount -= 1 }
}
