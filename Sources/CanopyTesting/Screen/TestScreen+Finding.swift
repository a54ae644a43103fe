internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyScene
internal import CanopyStyle

extension TestScreen {
  /// The visible strings in reading order.
  public var texts: [String] {
    visibleElements.compactMap(shownString)
  }

  func texts(in root: ElementIndex) -> [String] {
    elements(in: root).compactMap(shownString)
  }

  /// Returns the string that a text or a text field shows; nil for other elements.
  func shownString(of element: ElementIndex) -> String? {
    if let string = ViewRuntime.elements.string(of: element) { return string }
    return ViewRuntime.elements[element].kind == .leaf
      ? LayoutNode(element).layout.string(of: LayoutNode(element)) : nil
  }

  /// Returns the first element that shows a given text, or throws an error if there is none.
  public func find(_ text: String) throws -> TestElement {
    guard let element = findAll(text).first else { throw TestError.nothingCalled(text, on: self) }
    return element
  }

  /// Returns the first element with a given role and name, or throws an error if there is none.
  ///
  /// Both are those that assistive technologies know: the name is the label of the element. An element that they don't know has
  /// the role `group` or `leaf`, and its name consists of the texts inside it, separated by spaces.
  public func find(role: String, name: String) throws -> TestElement {
    if let node = accessibilityNodes.first(where: { $0.role.rawValue == role && $0.label == name }) {
      return TestElement(screen: self, index: node.id.element)
    }
    let found = elements.first { !$0.isWrapper && $0.role == role && $0.name == name }
    guard let found else { throw TestError.nothing(ofRole: role, called: name, on: self) }
    return found
  }

  /// Returns the first element with a given accessibility identifier, or throws an error if there is none.
  public func find(id: String) throws -> TestElement {
    let found = elements.first { $0.identifier == id }
    guard let found else { throw TestError.nothing(identifiedBy: id, on: self) }
    return found
  }

  /// Returns all elements that show a given text.
  public func findAll(_ text: String) -> [TestElement] {
    elements.filter { !$0.isWrapper && $0.text == text }
  }

  var elements: [TestElement] { visibleElements.map { TestElement(screen: self, index: $0) } }

  /// The visible elements in reading order: those of the window, and then those of each presentation.
  private var visibleElements: [ElementIndex] {
    ([tree.element] + tree.presenter.presentations.flatMap(\.elements)).flatMap(elements(in:))
  }

  /// Returns the visible elements inside a root in reading order, each before its descendants.
  private func elements(in root: ElementIndex) -> [ElementIndex] {
    guard root != 0, !isClosed else { return [] }
    var result: [ElementIndex] = []
    func visit(_ element: ElementIndex) {
      if LayoutNode(element).isHidden { return }
      result.append(element)
      var children: [ElementIndex] = []
      ViewRuntime.elements.forEachChild(of: element) { children.append($0) }
      for child in children { visit(child) }
    }
    ViewRuntime.elements.forEachChild(of: root, visit)
    return result
  }
}
