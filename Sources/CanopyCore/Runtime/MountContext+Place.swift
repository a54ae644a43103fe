/// The arrangement of several views that share a place for one.
@usableFromInline
package enum PlaceKind: BitwiseCopyable {
  /// One below the other, as at the root of a window.
  case vertical
  /// One in front of the other, as in a background.
  case depth
}

// A place is where one view is expected: the root of a window or presentation, a background, an overlay. Modifiers there
// act once on all of the content, even while the content is empty.
extension _MountContext {
  @usableFromInline static var verticalPlaceBit: UInt32 { 1 << 29 }
  @usableFromInline static var depthPlaceBit: UInt32 { 1 << 28 }
  @usableFromInline static var placeBits: UInt32 { verticalPlaceBit | depthPlaceBit }

  /// Returns the context as that of a place for one view.
  @inlinable
  package func asPlace(_ kind: PlaceKind) -> _MountContext {
    var context = self
    context.depthAndBits &= ~Self.placeBits
    context.depthAndBits |= kind == .vertical ? Self.verticalPlaceBit : Self.depthPlaceBit
    return context
  }

  /// A Boolean value that indicates whether a view that isn't exactly one element has to make one here: modifiers wait
  /// for an element to act on, and this is a place.
  @inlinable
  package var needsPlaceElement: Bool {
    depthAndBits & Self.placeBits != 0 && (attachments != nil || wrapper != nil)
  }

  /// The arrangement of several views that share this place.
  var placeKind: PlaceKind { depthAndBits & Self.depthPlaceBit != 0 ? .depth : .vertical }
}
