internal import CanopyCore

/// A wrapper that keeps the elements of a view as items, so that they can be shown elsewhere.
///
/// Each element that the view creates gets a holder, which keeps its place in the order. Together with its descendants, it is one item.
package class ElementListing: ElementWrapper {
  /// The items by their holders, followed by the holders by the elements of the items.
  private(set) final var items: [ElementIndex: SubviewItem] = [:]
  private final var holders: [ElementIndex: ElementIndex] = [:]
  /// Items whose elements may still be in the tree.
  private final var departed: [SubviewItem] = []
  /// The scopes of the item that is being mounted.
  private final var relays: [EnvironmentScope] = []
  private final let source: HandledAttachment<ElementListingSource>

  /// - Parameter inside: The context of the items.
  init(_ context: _MountContext, inside: _MountContext) {
    source = HandledAttachment(ElementListingSource(), inside)
    super.init(context)
    source.handler.listing = self
  }

  override final func inside(_ context: _MountContext) -> _MountContext {
    var inside = context.wrapping(self).attaching(source)
    inside.listsSubviews = true
    return inside
  }

  /// Releases the scopes of items that have left. Called while no element is being removed.
  final func endDeparted() {
    for item in departed { item.endRelays() }
    departed = []
  }

  // MARK: Coming and going

  /// Called when an item and all its descendants are in the tree.
  fileprivate final func attached(to element: ElementIndex) {
    let holder = ViewRuntime.elements[element].parent
    let item = SubviewItem(element, relays: relays, makeSource(), appearsWhenShown: appearsWhenShown)
    items[holder] = item
    holders[element] = holder
    relays = []
    came(item)
  }

  /// Called before an item leaves the tree.
  fileprivate final func detached(from element: ElementIndex) {
    guard let holder = holders.removeValue(forKey: element), let item = items.removeValue(forKey: holder) else {
      return
    }
    item.willLeave()
    departed.append(item)
    left(item)
  }

  /// Returns a scope for an element of the item that is being mounted. It inherits from `scope` up to the listing, and beyond that from
  /// the place where the item is shown.
  // Safe because the item keeps its scopes until its elements have left.
  override final func relay(_ scope: Unmanaged<EnvironmentScope>) -> Unmanaged<EnvironmentScope> {
    let relay = EnvironmentScope(relaying: scope.takeUnretainedValue(), upTo: context.scope.takeUnretainedValue())
    relays.append(relay)
    return .passUnretained(relay)
  }

  // MARK: For subclasses

  /// A Boolean value that indicates whether an item appears only while it is shown, and not when it is mounted.
  var appearsWhenShown: Bool { false }

  /// Returns the source for bodies that read the container values of a new item.
  func makeSource() -> OwnedSource { OwnedSource("subviews") }

  /// Called when an item is in the tree.
  func came(_ item: SubviewItem) {}

  /// Called when an item leaves the tree.
  func left(_ item: SubviewItem) {}

  /// Called when container values of items may have changed.
  func valuesChanged() {}
}

/// The handler that reports the elements of the view to their listing.
final class ElementListingSource: AttachmentHandler {
  fileprivate(set) unowned var listing: ElementListing?

  func attached(to element: ElementIndex) { listing?.attached(to: element) }
  func detached(from element: ElementIndex) { listing?.detached(from: element) }
  func containerValuesChanged() { listing?.valuesChanged() }
}
