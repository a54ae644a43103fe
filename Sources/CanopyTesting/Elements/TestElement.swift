public import CanopyCore
internal import CanopyLayout
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// Something on a `TestScreen`.
///
/// An element is found anew for each question: keep it no longer than the views stay as they are.
@MainActor
public struct TestElement {
  let screen: TestScreen
  let index: ElementIndex

  /// A Boolean value that indicates whether the element is only what a modifier put around another one.
  var isWrapper: Bool { subject != index }

  /// The element inside all that modifiers put around it. Its frame is the outermost one.
  private var subject: ElementIndex { ViewRuntime.elements.subject(of: index) }

  /// The environment as the element sees it now. It is a value, and doesn't change with the views.
  public var environment: EnvironmentValues { ViewRuntime.elements.environment(of: subject).captured }

  /// Where it is on the screen, in points.
  public var frame: CGRect { LayoutNode(index).frame }

  /// What kind of thing it is: `text`, `button`, `group`.
  public var role: String {
    switch ViewRuntime.elements[subject].kind {
    case .text: "text"
    case .button: "button"
    case .leaf: "leaf"
    case .group, .root, .container, .layered, .wrapper: "group"
    }
  }

  /// Whether it can be used.
  public var isEnabled: Bool { environment.isEnabled }

  /// The string it shows, if it is a text.
  var text: String? { ViewRuntime.elements.string(of: subject) }

  /// What it is called: its text, or that of all that is inside it.
  var name: String {
    if let text { return text }
    var parts: [String] = []
    ViewRuntime.elements.forEachChild(of: subject) { parts.append(TestElement(screen: screen, index: $0).name) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  var identifier: String? { ViewRuntime.elements.trait(AccessibilityIdentifierKey.self, of: index) }

  /// Presses it, as a tap or a click does: what is pressed is the button that it is, or is in.
  public func tap() throws {
    guard let button = enclosingButton, let press = ViewRuntime.elements.press(of: button.index) else {
      throw TestError.notPressable(self)
    }
    guard button.isEnabled else { throw TestError.disabled(button) }
    UpdateCause("tapping “\(button.name)”").run { ViewRuntime.elements.press(press, at: button.index) }
    screen.settle()
  }

  /// Scrolls what it is in, to the right and down. Nothing is scrolled further than there is anything to be seen.
  public func scroll(by distance: CGSize) throws {
    guard let container = LayoutNode(index).scrollContainer else { throw TestError.notScrollable(self) }
    guard LayoutNode(index).isScrollEnabled else { throw TestError.scrollingDisabled(self) }
    UpdateCause("scrolling").run { container.scroll(by: distance) }
    screen.settle()
  }

  private var enclosingButton: TestElement? {
    let path = sequence(first: subject) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }
    return path.first { ViewRuntime.elements[$0].kind == .button }.map { TestElement(screen: screen, index: $0) }
  }
}
