internal import CanopyCore

/// A view that is created from the subviews of another view.
@MainActor
protocol ListingView: PrimitiveView {
  associatedtype Listed: View
  associatedtype Result: View

  /// The view whose subviews are listed.
  var listed: Listed { get set }

  /// A Boolean value that indicates whether a subview appears only while it is shown.
  static var appearsWhenShown: Bool { get }

  /// Returns the view for the subviews.
  func result(_ listing: SubviewListing) -> Result
}

// Slots: the group of the result and the listing, followed by the slots of the result and of the listed view.

extension Slot where Kept == SubviewListing {
  fileprivate static var listing: Self { Slot(1) }
}

@MainActor
extension ListingView {
  static var appearsWhenShown: Bool { false }

  public static var _words: Int { 2 + Result._words + Listed._words }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementGroup.makeShared(in: context)
    slots[0] = UInt(group)
    let inside = context.inside(group: group)
    let listing = SubviewListing(in: inside, appearsWhenShown: appearsWhenShown)
    slots.keep(listing, in: .listing)
    Listed._mount(&view.pointee.listed, listedSlots(slots), listing.listed(seeing: context.scope))
    var result = view.pointee.result(listing)
    Result._mount(&result, slots.dropFirst(2), inside)
    if context.needsPlaceElement { ElementGroup.didMount(group) }
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let listing = slots[.listing]
    Listed._update(&view.pointee.listed, listedSlots(slots), listing.listed(seeing: context.scope))
    var result = view.pointee.result(listing)
    Result._update(&result, slots.dropFirst(2), context.inside(group: ElementIndex(slots[0])))
  }

  public static func _unmount(_ slots: _Slots) {
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    Result._unmount(slots.dropFirst(2))
    Listed._unmount(listedSlots(slots))
    slots[.listing].end()
    slots.release(.listing)
    ElementGroup.remove(ElementIndex(slots[0]))
  }

  private static func listedSlots(_ slots: _Slots) -> _Slots { slots.dropFirst(2 + Result._words) }
}
