/// Elements of a diagnosed tree that are written elsewhere than the elements around them.
@MainActor
struct WrittenPlaces {
  /// The groups with the content of modifiers.
  private var contents: Set<ElementIndex> = []
  /// The places of the modifiers that present, by the roots of what they present.
  private var presenters: [ElementIndex: ElementIndex] = [:]
  /// The histories of closures that make the elements of a group.
  private(set) var closures: [ElementIndex: ReadingHistory] = [:]

  var isEmpty: Bool { contents.isEmpty && presenters.isEmpty }

  mutating func addContent(_ group: ElementIndex) { contents.insert(group) }
  mutating func removeContent(_ group: ElementIndex) { contents.remove(group) }
  mutating func setPresenter(_ element: ElementIndex?, of root: ElementIndex) { presenters[root] = element }
  mutating func setClosure(_ history: ReadingHistory?, of group: ElementIndex) { closures[group] = history }

  func isContent(_ group: ElementIndex, of modifier: _BodyRecord.Address) -> Bool {
    contents.contains(group) && ViewRuntime.elements[group].owner == modifier
  }

  /// The parent of an element; for the root of a presentation, the place of the modifier that presents it.
  func parent(of element: ElementIndex) -> ElementIndex {
    let parent = ViewRuntime.elements[element].parent
    return parent == 0 ? presenters[element] ?? 0 : parent
  }
}
