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

  /// A Boolean value that indicates whether the element wraps a single other element, for example for a modifier.
  var isWrapper: Bool { ViewRuntime.elements.wrapped(by: index) != nil }

  /// The innermost element that this element wraps, or this element if it isn't a wrapper.
  var subject: ElementIndex { ViewRuntime.elements.subject(of: index) }

  /// A copy of the current environment of the element, which doesn't change when the views change.
  public var environment: EnvironmentValues { ViewRuntime.elements.environment(of: subject).captured }

  /// The frame on the screen, in points.
  public var frame: CGRect { LayoutNode(index).frame }

  /// The role of the element for assistive technologies: `text`, `heading`, `button`, `toggle`, `image`, … Elements that they
  /// don't know have the role `group` or `leaf`.
  public var role: String { ownAccessibleNode?.role.rawValue ?? kind }

  private var kind: String {
    switch ViewRuntime.elements[subject].kind {
    case .text: "text"
    case .button: "button"
    case .leaf: "leaf"
    case .group, .root, .container, .layered, .wrapper: "group"
    }
  }

  /// A Boolean value that indicates whether the element is enabled.
  public var isEnabled: Bool { environment.isEnabled }

  /// The string that a text or a text field shows; nil for other elements.
  var text: String? { screen.shownString(of: subject) }

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

  /// Scrolls a scroll view by a distance to the right and down: a positive height shows what is further down, so the content
  /// moves up. A touch that does the same is dragged in the opposite direction.
  ///
  /// The scroll view is the element itself, the nearest scroll view inside it, or else the nearest one around it. A
  /// scroll view that doesn't scroll in the direction is skipped if there is another one that does. None is scrolled
  /// beyond its content. A scroll view behind a presentation can be scrolled, too, because programs can also do that.
  public func scroll(by distance: CGSize) throws {
    let scrolled = scrollViews
    guard let view = scrolled.first(where: { $0.scrolls(by: distance) }) ?? scrolled.first else {
      throw TestError.notScrollable(self)
    }
    guard view.isEnabled else { throw TestError.scrollingDisabled(self) }
    UpdateCause("scrolling").run { turnWheel(over: view, by: distance) }
    screen.settle()
  }

  /// Scrolls like a person with a trackpad, if the scroll view is there to be touched.
  private func turnWheel(over view: ScrolledView, by distance: CGSize) {
    let visible = view.node.frame.intersection(CGRect(origin: .zero, size: screen.size))
    let center = CGPoint(x: visible.midX, y: visible.midY)
    let touched = visible.isEmpty ? nil : screen.frame.touched(at: center)
    // An inner scroll view would take the distance.
    let receiver = touched.flatMap { LayoutNode($0).scrollContainer }
    guard receiver === view.container, view.container.canScroll(by: distance) else {
      return view.container.scrollPrecisely(by: distance)
    }
    let isMirrored = view.node.environment.layoutDirection == .rightToLeft
    let physical = CGSize(width: isMirrored ? -distance.width : distance.width, height: distance.height)
    screen.frame.receive(.wheel(WheelEvent(.moved, by: physical, at: center)))
    screen.update()
  }

  /// The element itself if it is a scroll view, then the scroll views inside it, and then those around it, each nearest
  /// first.
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

  /// Creates a scroll view from its element; nil if the element isn't a scroll view.
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
