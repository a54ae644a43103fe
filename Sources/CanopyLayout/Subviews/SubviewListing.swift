internal import CanopyCore

/// A view that is mounted but not shown, so that the views in it can be shown elsewhere.
///
/// The view is mounted in an element that is linked to its parent but isn't one of its children. Each element that the view
/// creates there gets a holder and, together with its descendants, is one subview.
final class SubviewListing: ElementWrapper {
  private let root: ElementIndex
  /// The source for bodies that read the subviews.
  private let changes = OwnedSource("subviews")
  /// The context in which the view is mounted.
  private var listedContext: _MountContext
  private let source: HandledAttachment<SubviewListingSource>
  /// The subviews by their holders, followed by the holders by the elements of the subviews.
  private var items: [ElementIndex: SubviewItem] = [:]
  private var holders: [ElementIndex: ElementIndex] = [:]
  /// Subviews whose elements may still be in the tree.
  private var departed: [SubviewItem] = []
  /// The scopes of the subview that is being mounted.
  private var relays: [EnvironmentScope] = []

  init(in context: _MountContext) {
    root = ViewRuntime.elements.append(
      Element(parent: 0, kind: .container, scope: context.scope, owner: context.owner))
    ViewRuntime.elements[root].parent = context.parent
    ViewRuntime.elements[root].flags.insert(.listsSubviews)
    let inside = context.inside(root)
    source = HandledAttachment(SubviewListingSource(), inside)
    listedContext = inside
    super.init(inside)
    // Safe because the element is released before the listing is.
    ViewRuntime.elements[root].payload = Unmanaged.passUnretained(self as ElementLayout).toOpaque()
    listedContext = inside.wrapping(self).attaching(source)
    listedContext.listsSubviews = true
    source.handler.listing = self
  }

  override var label: String { "subviews" }

  /// The context in which the view is updated.
  // Safe because the scope belongs to a view that encloses the listing.
  func listed(seeing scope: Unmanaged<EnvironmentScope>) -> _MountContext {
    var context = listedContext
    context.scope = scope
    return context
  }

  /// Releases the listing's elements after the view has been unmounted.
  func end() {
    endDeparted()
    ViewRuntime.elements.remove(root)
  }

  private func endDeparted() {
    for item in departed { item.endRelays() }
    departed = []
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

  /// Called when a subview and all its descendants are in the tree.
  fileprivate func attached(to element: ElementIndex) {
    let holder = ViewRuntime.elements[element].parent
    items[holder] = SubviewItem(element, relays: relays, changes)
    holders[element] = holder
    relays = []
    changed()
  }

  /// Called before a subview leaves the tree.
  fileprivate func detached(from element: ElementIndex) {
    guard let holder = holders.removeValue(forKey: element), let item = items.removeValue(forKey: holder) else {
      return
    }
    item.willLeave()
    departed.append(item)
    changed()
  }

  // MARK: Scopes

  /// Returns a scope for an element of the subview that is being mounted. The scope inherits from `scope` up to the listing and,
  /// beyond the listing, from the place where the subview is shown.
  // Safe because the listing keeps the scopes that it creates.
  override func relay(_ scope: Unmanaged<EnvironmentScope>) -> Unmanaged<EnvironmentScope> {
    let relay = EnvironmentScope(
      relaying: scope.takeUnretainedValue(), upTo: listedContext.scope.takeUnretainedValue())
    relays.append(relay)
    return .passUnretained(relay)
  }
}

/// The handler that reports the elements of the view to the listing.
final class SubviewListingSource: AttachmentHandler {
  fileprivate(set) unowned var listing: SubviewListing?

  func attached(to element: ElementIndex) { listing?.attached(to: element) }
  func detached(from element: ElementIndex) { listing?.detached(from: element) }
  func containerValuesChanged() { listing?.listedElementsChanged() }
}
