/// Elements of a diagnosed tree that are written in a body other than the one around them.
@MainActor
struct WrittenPlaces {
  /// The groups with the content of modifiers.
  private var contents: Set<ElementIndex> = []
  /// The elements of the modifiers that present content, by the roots of that content.
  private var presenters: [ElementIndex: ElementIndex] = [:]

  var isEmpty: Bool { contents.isEmpty && presenters.isEmpty }

  mutating func addContent(_ group: ElementIndex) { contents.insert(group) }
  mutating func removeContent(_ group: ElementIndex) { contents.remove(group) }
  mutating func setPresenter(_ element: ElementIndex?, of root: ElementIndex) { presenters[root] = element }

  func isContent(_ group: ElementIndex, of modifier: _BodyRecord.Address) -> Bool {
    contents.contains(group) && ViewRuntime.elements[group].owner == modifier
  }

  /// Returns the parent of an element or, for the root of a presentation, the element of the modifier that presents it.
  func parent(of element: ElementIndex) -> ElementIndex {
    let parent = ViewRuntime.elements[element].parent
    return parent == 0 ? presenters[element] ?? 0 : parent
  }
}
