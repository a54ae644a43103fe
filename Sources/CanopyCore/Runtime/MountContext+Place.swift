/// The arrangement of several views that share a place for one.
@usableFromInline
package enum PlaceKind: BitwiseCopyable {
  /// The views are stacked vertically, as at the root of a window.
  case vertical
  /// The views are on top of each other, as in a background.
  case depth
}

// A place is where a single view is expected: the root of a window or presentation, a background, an overlay. Modifiers there act
// once on all of the content, even while the content is empty.
extension _MountContext {
  @usableFromInline static var verticalPlaceBit: UInt32 { 1 << 29 }
  @usableFromInline static var depthPlaceBit: UInt32 { 1 << 28 }
  @usableFromInline static var placeBits: UInt32 { verticalPlaceBit | depthPlaceBit }

  /// Returns the context for a place where a single view is expected.
  @inlinable
  package func asPlace(_ kind: PlaceKind) -> _MountContext {
    var context = self
    context.depthAndBits &= ~Self.placeBits
    context.depthAndBits |= kind == .vertical ? Self.verticalPlaceBit : Self.depthPlaceBit
    return context
  }

  /// A Boolean value that indicates whether a view that isn't exactly one element has to create one here, because this is a
  /// place, and modifiers need an element to act on.
  @inlinable
  package var needsPlaceElement: Bool {
    depthAndBits & Self.placeBits != 0 && (attachments != nil || wrapper != nil)
  }

  /// The arrangement of several views that share this place.
  var placeKind: PlaceKind { depthAndBits & Self.depthPlaceBit != 0 ? .depth : .vertical }
}
