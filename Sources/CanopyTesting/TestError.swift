internal import CanopyAccessibility
internal import CanopyPresentation
internal import CanopyCore
internal import CanopyInput
internal import CanopyScene
internal import Foundation

/// An error of a test action. Its message names the missing element and the elements that exist instead.
public struct TestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One or more sentences that say what failed, and why.
  public let message: String

  /// The message, for test reports.
  public var description: String { message }
}

@MainActor
extension TestError {
  static func noPicture(_ size: CGSize, _ scale: Double) -> TestError {
    TestError(
      message: """
        Can't draw a picture of \(size.width) by \(size.height) points with \(scale) pixels to a point: it needs \
        from 1 to 32,767 pixels in each direction.
        """)
  }

  static func nothingCalled(_ text: String, on screen: TestScreen) -> TestError {
    let labelled = screen.accessibilityNodes.first { $0.label == text }
    let hint = labelled.map {
      "The \($0.role.rawValue) with this accessibility label is found by find(role: \"\($0.role.rawValue)\", name: \"\(text)\"). "
    }
    return TestError(message: "Nothing on the screen shows “\(text)”. \(hint ?? "")\(whatIsThere(on: screen))")
  }

  /// The reason for which a text can't be seen.
  enum Invisibility {
    case redacted
    case clear
    case scrolledAway
    case clipped
    case outside(CGRect)
    case covered(TestElement)
  }

  static func notVisible(_ element: TestElement, _ reason: Invisibility) -> TestError {
    let size = element.screen.size
    let (why, cure): (String, String)
    switch reason {
    case .redacted: (why, cure) = ("it is redacted", "")
    case .clear: (why, cure) = ("it is transparent, or has no room", "")
    case .scrolledAway:
      (why, cure) = ("it is scrolled out of sight", " Scroll there with scroll(to: \"\(element.name)\").")
    case .clipped: (why, cure) = ("it is outside of the view that clips it", "")
    case .outside(let frame):
      let place = "(\(frame.midX), \(frame.midY))"
      (why, cure) = (
        "its center \(place) is outside of the window, which has \(size.width) by \(size.height) points", ""
      )
    case .covered(let cover):
      let name = cover.name.isEmpty ? "a view without text" : "“\(cover.name)”"
      (why, cure) = ("\(name) is in front of it", "")
    }
    return TestError(
      message: "The \(element.role) “\(element.name)” can't be seen: \(why).\(cure) \(whatIsThere(on: element.screen))")
  }

  static func leaving(_ element: TestElement, _ action: String) -> TestError {
    TestError(
      message: "The text “\(element.name)” cannot be \(action): its view has been removed, and is leaving the screen.")
  }

  static func nothing(ofRole role: String, called name: String, on screen: TestScreen) -> TestError {
    let known = screen.accessibilityNodes.filter { $0.role.rawValue == role }.map { "“\($0.label ?? "")”" }
    let others =
      known.isEmpty ? screen.elements.filter { !$0.isWrapper && $0.role == role }.map { "“\($0.name)”" } : known
    let there = others.isEmpty ? "There is no \(role) at all." : "Of that role there are: \(list(others))."
    return TestError(message: "There is no \(role) called “\(name)” on the screen. \(there)")
  }

  static func nothing(identifiedBy id: String, on screen: TestScreen) -> TestError {
    let others = screen.elements.compactMap(\.identifier).map { "“\($0)”" }
    let there = others.isEmpty ? "Nothing has an accessibilityIdentifier." : "There are: \(list(others))."
    return TestError(message: "Nothing on the screen has the accessibilityIdentifier “\(id)”. \(there)")
  }

  static func notAccessible(_ element: TestElement) -> TestError {
    TestError(
      message: """
        The \(element.role) “\(element.name)” has no accessibility element. The tree has:
        \(element.screen.accessibilityTree)
        """)
  }

  static func noAction(_ name: String, of node: AccessibilityNode) -> TestError {
    let actions = node.actions.map { "“\($0.testName)”" }
    let there = actions.isEmpty ? "It has no actions." : "It has: \(list(actions))."
    return TestError(message: "The \(node.role.rawValue) “\(node.label ?? "")” has no action “\(name)”. \(there)")
  }

  static func notPressable(_ element: TestElement, _ action: String) -> TestError {
    TestError(
      message: """
        The \(element.role) “\(element.name)” cannot be \(action): it is not a button, and in none, and no view around it \
        has a gesture or is focusable.
        """)
  }

  static func notTouchable(_ element: TestElement, _ action: String) -> TestError {
    let (frame, size) = (element.frame, element.screen.size)
    let isInside = CGRect(origin: .zero, size: size).contains(CGPoint(x: frame.midX, y: frame.midY))
    let reason =
      isInside
      ? "nothing can be touched at its center, because it is clear, has no size, or ignores touches"
      : "its center (\(frame.midX), \(frame.midY)) is outside of the window, which has \(size.width) by \(size.height) points"
    return TestError(message: "The \(element.role) “\(element.name)” cannot be \(action): \(reason).")
  }

  static func covered(_ element: TestElement, by other: TestElement, _ action: String) -> TestError {
    let cover = other.name.isEmpty ? "a view without text" : "“\(other.name)”"
    return TestError(message: "The \(element.role) “\(element.name)” cannot be \(action): \(cover) is in front of it.")
  }

  static func notFocusable(_ element: TestElement) -> TestError {
    let reason =
      element.isEnabled
      ? "it is no control, it isn't focusable(_:), and nothing inside is, or that is hidden or disabled"
      : "it is disabled"
    return TestError(message: "The \(element.role) “\(element.name)” cannot have the focus: \(reason).")
  }

  static func notScrollable(_ element: TestElement) -> TestError {
    TestError(message: "The \(element.role) “\(element.name)” cannot be scrolled: it is in no ScrollView.")
  }

  static func scrollingDisabled(_ element: TestElement) -> TestError {
    TestError(message: "The \(element.role) “\(element.name)” cannot be scrolled: scrolling is disabled there.")
  }

  static func disabled(_ element: TestElement) -> TestError {
    TestError(message: "The \(element.role) “\(element.name)” cannot be tapped: it is disabled.")
  }

  static func covered(_ element: TestElement, by presentation: TestPresentation) -> TestError {
    let texts = presentation.texts.map { "“\($0)”" }
    return TestError(
      message: """
        The \(element.role) “\(element.name)” cannot be tapped: it is behind \(presentation.shownAs.withArticle)\
        \(texts.isEmpty ? "" : " with \(list(texts))"). Dismiss that first, or let people use what is behind it with \
        presentationBackgroundInteraction(_:).
        """)
  }

  static func notDismissable(_ presentation: TestPresentation, _ way: String) -> TestError {
    let texts = presentation.texts.map { "“\($0)”" }
    let name = texts.isEmpty ? "The \(presentation.kind)" : "The \(presentation.kind) with \(list(texts))"
    return TestError(message: "\(name) cannot \(way): \(reasonNotDismissable(presentation)).")
  }

  private static func reasonNotDismissable(_ presentation: TestPresentation) -> String {
    if case .dismissing = presentation.phase { return "it is being dismissed already" }
    switch presentation.shownAs {
    case .window: return "it is shown as a window, which has its own button for that"
    case .fullScreenCover: return "it is shown as a full-screen cover, which only its content dismisses"
    case .alert: return "it is an alert, which only its buttons dismiss"
    case .sheet, .popover, .confirmationDialog: break
    }
    if presentation.presentation.isGestureDisabled { return "its content sets interactiveDismissDisabled()" }
    let front = presentation.screen.presentations.last { !$0.presentation.isGoing }
    if let front, front.presentation !== presentation.presentation { return "it is behind \(front.kind.withArticle)" }
    return "it is \(presentation.phase)"
  }

  private static func whatIsThere(on screen: TestScreen) -> String {
    let texts = screen.texts.map { "“\($0)”" }
    return texts.isEmpty ? "It shows no text." : "It shows: \(list(texts))."
  }

  private static func list(_ items: [String]) -> String {
    let shown = items.prefix(20).joined(separator: ", ")
    return items.count > 20 ? "\(shown) and \(items.count - 20) more" : shown
  }
}

extension PresentationContainer {
  /// The name of the kind with an article.
  fileprivate var withArticle: String { self == .alert ? "an \(self)" : "a \(self)" }
}
