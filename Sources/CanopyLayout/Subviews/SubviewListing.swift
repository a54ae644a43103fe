internal import CanopyCore

/// A view that is mounted but not shown, so that the views in it can be shown elsewhere.
///
/// The view is mounted in an element that is linked to its parent but isn't one of its children. Each element that the view
/// creates there gets a holder and, together with its descendants, is one subview.
final class SubviewListing: ElementListing {
  private let root: ElementIndex
  /// The source for bodies that read the subviews.
  private let changes = OwnedSource("subviews")

  private let isQuiet: Bool

  /// - Parameter appearsWhenShown: A Boolean value that indicates whether a subview appears only while it is shown.
  init(in context: _MountContext, appearsWhenShown: Bool) {
    isQuiet = appearsWhenShown
    root = ViewRuntime.elements.append(
      Element(parent: 0, kind: .container, scope: context.scope, owner: context.owner))
    ViewRuntime.elements[root].parent = context.parent
    ViewRuntime.elements[root].flags.insert(.listsSubviews)
    let inside = context.inside(root)
    super.init(inside, inside: inside)
    // Safe because the element is released before the listing is.
    ViewRuntime.elements[root].payload = Unmanaged.passUnretained(self as ElementLayout).toOpaque()
    if isQuiet { ViewRuntime.elements.setAppearsWhenShown(listing: root) }
  }

  override var label: String { "subviews" }
  override var appearsWhenShown: Bool { isQuiet }

  /// The context in which the view is updated.
  // Safe because the scope belongs to a view that encloses the listing.
  func listed(seeing scope: Unmanaged<EnvironmentScope>) -> _MountContext {
    var listed = inside(context)
    listed.scope = scope
    return listed
  }

  /// Releases the listing's elements after the view has been unmounted.
  func end() {
    endDeparted()
    if isQuiet { ViewRuntime.elements.forgetAppearing(listing: root) }
    ViewRuntime.elements.remove(root)
  }

  // MARK: Subviews

  /// The subviews, which become a dependency of the running body.
  var subviews: [Subview] {
    follow()
    return subviews(in: root)
  }

  /// The sections, which become a dependency of the running body. Subviews outside of sections form sections, too.
  var sections: [SectionConfiguration] {
    follow()
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func endLoose() {
      guard let first = loose.first else { return }
      sections.append(SectionConfiguration(id: .init(value: .subview(first.id)), content: loose))
      loose = []
    }
    func add(childrenOf parent: ElementIndex) {
      for child in ViewRuntime.elements.children(of: parent) {
        let element = ViewRuntime.elements[child]
        if element.kind != .group {
          if let item = items[child] { loose.append(Subview(item: item)) }
        } else if element.flags.contains(.isSection) {
          endLoose()
          sections.append(section(child))
        } else {
          add(childrenOf: child)
        }
      }
    }
    add(childrenOf: root)
    endLoose()
    return sections
  }

  private func section(_ group: ElementIndex) -> SectionConfiguration {
    var section = SectionConfiguration(
      id: .init(value: .section(group)), containerValues: ViewRuntime.elements.containerValues(of: group))
    var content: [Subview] = []
    for child in ViewRuntime.elements.children(of: group) {
      let flags = ViewRuntime.elements[child].flags
      if flags.contains(.isHeader) {
        section.header = SubviewsCollection(subviews(in: child))
      } else if flags.contains(.isFooter) {
        section.footer = SubviewsCollection(subviews(in: child))
      } else {
        content += subviews(at: child)
      }
    }
    section.content = SubviewsCollection(content)
    return section
  }

  private func subviews(in parent: ElementIndex) -> [Subview] {
    ViewRuntime.elements.children(of: parent).flatMap { subviews(at: $0) }
  }

  private func subviews(at element: ElementIndex) -> [Subview] {
    if ViewRuntime.elements[element].kind == .group { return subviews(in: element) }
    return items[element].map { [Subview(item: $0)] } ?? []
  }

  private func follow() {
    // While a body runs, no element is being removed.
    endDeparted()
    changes.track()
  }

  // MARK: Changes

  /// Called when the subviews, their order or their container values have changed.
  private func changed() { changes.changed(inUpdate: ()) }

  override func listedElementsChanged() { changed() }
  override func makeSource() -> OwnedSource { changes }
  override func came(_: SubviewItem) { changed() }
  override func left(_: SubviewItem) { changed() }
  override func valuesChanged() { changed() }
}
