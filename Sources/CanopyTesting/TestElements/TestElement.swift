internal import CanopyAccessibility
internal import CanopyPresentation
public import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// An element on a `TestScreen`.
///
/// The properties of an element are read from the current views, so don't use an element after the views have changed.
@MainActor
public struct TestElement {
  let screen: TestScreen
  let index: ElementIndex
  /// The text that is disappearing, and its index among those that disappear together, or nil for an element in the tree.
  private var leaving: (string: String, number: Int)?

  init(screen: TestScreen, index: ElementIndex) { (self.screen, self.index) = (screen, index) }

  init(_ found: ScreenLayer.Found, on screen: TestScreen) {
    self.screen = screen
    switch found {
    case .element(let element): index = element
    case .leaving(let text): (index, leaving) = (text.departure, (text.string, text.number))
    }
  }

  /// A Boolean value that indicates whether the element wraps a single other element, for example for a modifier.
  var isWrapper: Bool { ViewRuntime.elements.wrapped(by: index) != nil }

  /// The innermost element that this element wraps, or this element if it isn't a wrapper.
  var subject: ElementIndex { ViewRuntime.elements.subject(of: index) }

  /// A copy of the current environment of the element, which doesn't change when the views change.
  public var environment: EnvironmentValues { ViewRuntime.elements.environment(of: subject).captured }

  /// The frame on the screen in which a person currently sees the element, in points.
  ///
  /// While the element or its presentation moves, the frame moves along. See ``finalFrame``.
  public var frame: CGRect {
    if let text = leavingText { return text.frame }
    return screen.frame.shownRectangle(LayoutNode(index).seenFrame, of: index)
  }

  /// The frame that layout assigned to the element, in points: its position on the screen after all motion has ended.
  public var finalFrame: CGRect { leavingText?.frame ?? LayoutNode(index).frame }

  /// A Boolean value that indicates whether the element's view has been removed, and is still visible in its transition.
  ///
  /// ```swift
  /// try screen.find("Undo").touch().lift()
  /// screen.advance(by: 0.1)
  /// #expect(try screen.find("Saved").isLeaving)
  /// ```
  ///
  /// The view can no longer be used. Only its texts can be found.
  public var isLeaving: Bool { leaving != nil }

  /// A Boolean value that indicates whether a person can see the element or anything inside it.
  ///
  /// An element isn't visible if it draws nothing, or if everything that it draws is transparent, scrolled away, outside the
  /// window, or behind an opaque view. Content behind a presentation counts as if the presentation didn't exist.
  public var isVisible: Bool { isLeaving ? leavingText != nil : screen.layer(of: index)?.shows(index) ?? false }

  /// The element to explain. For a disappearing view, this is the element from which it was removed.
  var explained: ElementIndex {
    isLeaving ? screen.layer(of: index)?.group(ofDeparture: index) ?? index : index
  }

  private var leavingText: ScreenLayer.LeavingText? {
    guard let leaving else { return nil }
    return screen.layer(of: index)?.texts(of: index).first { $0.number == leaving.number }
  }

  /// The accessibility role of the element, such as `text`, `heading`, `button`, `toggle`, or `image`. Elements that aren't
  /// exposed to assistive technologies have the role `group` or `leaf`.
  public var role: String { isLeaving ? "text" : ownAccessibleNode?.role.rawValue ?? kind }

  private var kind: String {
    switch ViewRuntime.elements[subject].kind {
    case .text: "text"
    case .button: "button"
    case .leaf: "leaf"
    case .group, .root, .container, .layered, .wrapper: "group"
    }
  }

  /// A Boolean value that indicates whether the element is enabled, according to its environment.
  public var isEnabled: Bool { environment.isEnabled }

  /// The string that a text or a text field displays, or nil for other elements.
  var text: String? { leaving?.string ?? screen.shownString(of: subject) }

  /// The text of the element, or the texts of all elements inside it, separated by spaces.
  var name: String {
    if let text { return text }
    var parts: [String] = []
    ViewRuntime.elements.forEachChild(of: subject) { parts.append(TestElement(screen: screen, index: $0).name) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  var identifier: String? {
    var identifier: String?
    ViewRuntime.elements.forEachHandler(of: index) { (handler: AccessibilityHandler) in
      identifier = handler.identifiers.last ?? identifier
    }
    return identifier
  }

  /// Scrolls a scroll view by a distance to the right and downward: a positive height shows content further down, so the
  /// content moves up. A touch with the same effect is dragged in the opposite direction.
  ///
  /// The scroll view is the element itself, the nearest scroll view inside it, or else the nearest one around it. Scroll views
  /// that don't scroll in the direction are skipped if another one does. None is scrolled beyond its content. Even a scroll
  /// view behind a presentation can be scrolled, because apps can do that, too.
  public func scroll(by distance: CGSize) throws {
    let scrolled = scrollViews
    guard let view = scrolled.first(where: { $0.scrolls(by: distance) }) ?? scrolled.first else {
      throw TestError.notScrollable(self)
    }
    guard view.isEnabled else { throw TestError.scrollingDisabled(self) }
    UpdateCause("scrolling").run { turnWheel(over: view, by: distance) }
    screen.settle()
  }

  /// Scrolls like a person with a trackpad, if the scroll view can be touched.
  private func turnWheel(over view: ScrolledView, by distance: CGSize) {
    let visible = view.node.seenFrame.intersection(CGRect(origin: .zero, size: screen.size))
    let center = CGPoint(x: visible.midX, y: visible.midY)
    let touched = visible.isEmpty ? nil : screen.frame.touched(at: center)
    // Otherwise, an inner scroll view would receive the scroll event.
    let receiver = touched.flatMap { LayoutNode($0).scrollContainer }
    guard receiver === view.container, view.container.canScroll(by: distance) else {
      return view.container.scrollPrecisely(by: distance)
    }
    let isMirrored = view.node.environment.layoutDirection == .rightToLeft
    let physical = CGSize(width: isMirrored ? -distance.width : distance.width, height: distance.height)
    screen.receive(.wheel(WheelEvent(.moved, by: physical, at: center)))
    screen.update()
  }

  /// The element itself if it is a scroll view, followed by the scroll views inside it and around it, each nearest first.
  private var scrollViews: [ScrolledView] {
    var (found, level) = ([ScrolledView](), [index])
    while !level.isEmpty {
      level.removeAll { LayoutNode($0).isHidden }
      found += level.compactMap { ScrolledView(LayoutNode($0)) }
      level = level.flatMap { element in
        var children: [ElementIndex] = []
        ViewRuntime.elements.forEachChild(of: element) { children.append($0) }
        return children
      }
    }
    let around = sequence(first: LayoutNode(index)) { $0.parent }.dropFirst()
    return found + around.compactMap { ScrolledView($0) }
  }

  var enclosingButton: TestElement? {
    let path = sequence(first: subject) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }
    return path.first { ViewRuntime.elements[$0].kind == .button }.map { TestElement(screen: screen, index: $0) }
  }
}

/// A scroll view on the screen.
@MainActor
private struct ScrolledView {
  let node: LayoutNode
  let container: ScrollContainer
  /// A Boolean value that indicates whether people can scroll the scroll view.
  let isEnabled: Bool

  /// Creates a scroll view from its element, or returns nil if the element isn't a scroll view.
  init?(_ node: LayoutNode) {
    guard let container = node.ownScrollContainer else { return nil }
    (self.node, self.container) = (node, container)
    isEnabled = node.environment.isScrollEnabled
  }

  func scrolls(by distance: CGSize) -> Bool {
    distance.width != 0 && container.scrolls(along: .horizontal)
      || distance.height != 0 && container.scrolls(along: .vertical)
  }
}
