extension AccessibleContent {
  /// Changes each element.
  ///
  /// - Parameter makesElement: A Boolean value that indicates whether a view without elements becomes one.
  mutating func changeEach(
    at place: AccessibilityPlace, makesElement: Bool, _ change: (AccessibleElement, AccessibilityPlace) -> Void
  ) {
    if elements.isEmpty, makesElement, !isHidden { add(AccessibleElement(madeRole, at: place)) }
    elements = elements.map { element in
      let copy = element.copy()
      change(copy, place)
      return copy
    }
  }

  /// Adds an element that was made at the place of this content.
  mutating func add(_ element: AccessibleElement) {
    elements.append(element)
    level += 1
  }

  /// Replaces all elements with one that was made at the place of this content.
  mutating func replace(with element: AccessibleElement) {
    elements = [element]
    level += 1
  }
}

extension AccessibleContent {
  /// Puts all elements into one.
  mutating func contain(in role: AccessibilityRole, at place: AccessibilityPlace) {
    let element = AccessibleElement(role, at: place)
    element.children = elements._inReadingOrder
    replace(with: element)
  }
}

extension AccessibleElement {
  /// Returns a container with the properties of this element, and other children.
  func containing(_ elements: [AccessibleElement]) -> AccessibleElement {
    let container = copy()
    container.node.traits.subtract([.isStaticText, .isImage])
    if !node.role.isContainer { container.node.role = .group }
    container.children = elements._inReadingOrder
    return container
  }
}
