internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyScene
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension TestScreen {
  /// The strings that a person can see, in reading order: those of the window, followed by those of each presentation.
  ///
  /// A text that is transparent, redacted, scrolled away, outside the window, or behind an opaque view isn't included. A text
  /// that appears or disappears in a transition is. Content behind a presentation counts as if the presentation didn't exist.
  public var texts: [String] { layers.flatMap(texts) }

  func texts(in layer: ScreenLayer) -> [String] {
    layer.elements.compactMap { found in
      switch found {
      case .element(let element): shownString(of: element).flatMap { layer.shows($0, of: element) ? $0 : nil }
      case .leaving(let text): text.string
      }
    }
  }

  /// Returns the string that a text or a text field displays, or nil for other elements.
  func shownString(of element: ElementIndex) -> String? {
    if let string = ViewRuntime.elements.string(of: element) { return string }
    return ViewRuntime.elements[element].kind == .leaf
      ? LayoutNode(element).layout.string(of: LayoutNode(element)) : nil
  }

  /// Returns the first element that displays a given text, or throws an error if none is visible.
  ///
  /// The error says why an existing text isn't visible. To find a text in the part of a scroll view that is out of sight, use
  /// ``scroll(to:)``.
  public func find(_ text: String) throws -> TestElement {
    if let element = findAll(text).first { return element }
    throw invisible(text).first.map { TestError.notVisible($0, reasonNotVisible($0)) }
      ?? TestError.nothingCalled(text, on: self)
  }

  /// Returns the first element with a given role and name, or throws an error if there is none.
  ///
  /// Role and name are those exposed to assistive technologies: the name is the label of the element. An element that isn't
  /// exposed has the role `group` or `leaf`, and its name consists of the texts inside it, separated by spaces. Elements that
  /// are scrolled out of sight or covered are also exposed: see ``TestElement/isVisible``.
  public func find(role: String, name: String) throws -> TestElement {
    if let node = accessibilityNodes.first(where: { $0.role.rawValue == role && $0.label == name }) {
      return TestElement(screen: self, index: node.id.element)
    }
    let found = elements.first { !$0.isWrapper && $0.role == role && $0.name == name }
    guard let found else { throw TestError.nothing(ofRole: role, called: name, on: self) }
    return found
  }

  /// Returns the first element with a given accessibility identifier, or throws an error if there is none.
  ///
  /// The element might not be visible: see ``TestElement/isVisible``.
  public func find(id: String) throws -> TestElement {
    let found = elements.first { $0.identifier == id }
    guard let found else { throw TestError.nothing(identifiedBy: id, on: self) }
    return found
  }

  /// Returns all visible elements that display a given text.
  public func findAll(_ text: String) -> [TestElement] {
    layers.flatMap { layer in
      layer.elements.compactMap { found -> TestElement? in
        let element = TestElement(found, on: self)
        guard !element.isWrapper, element.text == text else { return nil }
        if case .element(let index) = found, !layer.shows(text, of: index) { return nil }
        return element
      }
    }
  }

  /// The elements in the tree in reading order, including invisible ones.
  var elements: [TestElement] {
    layers.flatMap(\.elements).compactMap { found in
      if case .element(let index) = found { TestElement(screen: self, index: index) } else { nil }
    }
  }

  // MARK: Out of sight

  /// Returns the smallest view around an element that has a name and doesn't contain another given element, or the element
  /// itself if there is none.
  private func named(_ element: ElementIndex, besides other: LayoutNode) -> TestElement {
    let around = Set(sequence(first: other) { $0.parent })
    let own = sequence(first: LayoutNode(element)) { $0.parent }.prefix { !around.contains($0) }
    let found = own.map { TestElement(screen: self, index: $0.element) }.first { !$0.name.isEmpty }
    return found ?? TestElement(screen: self, index: element)
  }

  /// Returns the elements with a text that isn't visible.
  private func invisible(_ text: String) -> [TestElement] {
    elements.filter { !$0.isWrapper && $0.text == text }
  }

  /// Returns the reason that a text isn't visible.
  private func reasonNotVisible(_ element: TestElement) -> TestError.Invisibility {
    let node = LayoutNode(element.index)
    let around = Array(sequence(first: node) { $0.parent })
    if node.environment.showsPlaceholders { return .redacted }
    if around.contains(where: { ViewRuntime.elements[$0.element].kind == .wrapper && $0.layout.isClear($0) }) {
      return .clear
    }
    if let layer = layer(of: element.index) {
      for (index, item) in layer.content.items.enumerated() where item.id == element.index && item.departure == 0 {
        switch layer.content.sight(of: index) {
        case .covered(let cover): return .covered(named(cover, besides: node))
        case .clear: return .clear
        case .visible, .clipped, .outside: break
        }
      }
    }
    if around.dropFirst().contains(where: { $0.hasScrolledAway(node) }) { return .scrolledAway }
    let frame = node.seenFrame
    if frame.isEmpty { return .clear }
    let isOutside = !frame.intersects(CGRect(origin: .zero, size: size))
    return isOutside ? .outside(frame) : .clipped
  }
}

@MainActor
extension LayoutNode {
  /// Returns a Boolean value that indicates whether the element is a scroll view in which a descendant is out of sight.
  fileprivate func hasScrolledAway(_ node: LayoutNode) -> Bool {
    guard ownScrollContainer != nil else { return false }
    let visible = seenFrame.intersection(node.seenFrame)
    return visible.width * visible.height < 0.2 * node.seenFrame.width * node.seenFrame.height
  }
}
