public import CanopyCore
internal import CanopyLayout
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// An element on a `TestScreen`.
///
/// Properties are read from the current views, so an element is valid until the views change.
@MainActor
public struct TestElement {
  let screen: TestScreen
  let index: ElementIndex

  /// A Boolean value that indicates whether the element is the wrapper of a modifier.
  var isWrapper: Bool { ViewRuntime.elements.wrapped(by: index) != nil }

  /// The element inside of all wrappers. Its frame is that of the outermost wrapper.
  private var subject: ElementIndex { ViewRuntime.elements.subject(of: index) }

  /// The current environment of the element. It is a value, and doesn't change with the views.
  public var environment: EnvironmentValues { ViewRuntime.elements.environment(of: subject).captured }

  /// The frame on the screen, in points.
  public var frame: CGRect { LayoutNode(index).frame }

  /// The kind of the element: `text`, `button`, `group`, …
  public var role: String {
    switch ViewRuntime.elements[subject].kind {
    case .text: "text"
    case .button: "button"
    case .leaf: "leaf"
    case .group, .root, .container, .layered, .wrapper: "group"
    }
  }

  /// A Boolean value that indicates whether the element is enabled.
  public var isEnabled: Bool { environment.isEnabled }

  /// The string of a text element; nil for other elements.
  var text: String? { ViewRuntime.elements.string(of: subject) }

  /// The text of the element, or the texts of all elements inside it.
  var name: String {
    if let text { return text }
    var parts: [String] = []
    ViewRuntime.elements.forEachChild(of: subject) { parts.append(TestElement(screen: screen, index: $0).name) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  var identifier: String? { ViewRuntime.elements.trait(AccessibilityIdentifierKey.self, of: index) }

  /// Taps or clicks the element. If it isn't a button, the enclosing button is pressed.
  ///
  /// Elements behind a presentation can't be pressed, unless `presentationBackgroundInteraction(_:)` allows it.
  public func tap() throws {
    guard let button = enclosingButton, let press = ViewRuntime.elements.press(of: button.index) else {
      throw TestError.notPressable(self)
    }
    guard button.isEnabled else { throw TestError.disabled(button) }
    if let cover = screen.presentation(inFrontOf: button.index) { throw TestError.covered(button, by: cover) }
    UpdateCause("tapping “\(button.name)”").run { ViewRuntime.elements.press(press, at: button.index) }
    screen.settle()
  }

  /// Scrolls by a distance to the right and down: the element if it is a scroll view, the nearest one inside it, or the nearest
  /// one around it.
  ///
  /// Scroll views that don't scroll in the direction are skipped. No scroll view is scrolled beyond its content. This works
  /// behind presentations, too, because programs can scroll there.
  public func scroll(by distance: CGSize) throws {
    let scrolled = scrollViews
    guard let view = scrolled.first(where: { $0.scrolls(by: distance) }) ?? scrolled.first else {
      throw TestError.notScrollable(self)
    }
    guard view.isEnabled else { throw TestError.scrollingDisabled(self) }
    UpdateCause("scrolling").run { view.container.scroll(by: distance) }
    screen.settle()
  }

  /// The scroll views at and inside the element, nearest first, and then those around it.
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

  private var enclosingButton: TestElement? {
    let path = sequence(first: subject) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }
    return path.first { ViewRuntime.elements[$0].kind == .button }.map { TestElement(screen: screen, index: $0) }
  }
}

/// A scroll view on the screen.
@MainActor
private struct ScrolledView {
  let container: ScrollContainer
  /// A Boolean value that indicates whether people can scroll it.
  let isEnabled: Bool

  /// Creates a scroll view from an element; nil for other elements.
  init?(_ node: LayoutNode) {
    guard let container = node.ownScrollContainer else { return nil }
    self.container = container
    isEnabled = node.environment.isScrollEnabled
  }

  func scrolls(by distance: CGSize) -> Bool {
    distance.width != 0 && container.scrolls(along: .horizontal)
      || distance.height != 0 && container.scrolls(along: .vertical)
  }
}
