package import CanopyCore

/// A view that shows some of the subviews of another view, and keeps the others in the tree out of sight.
///
/// Unlike in `Group(subviews:transform:)`, a subview appears only while it is shown: it disappears when another one takes its place,
/// and appears with its state when it is shown again.
package struct KeptSubviews<Kept: View, Shown: View> {
  fileprivate var kept: Kept
  fileprivate let transform: (SubviewsCollection) -> Shown

  /// - Parameters:
  ///   - kept: The view whose subviews are kept.
  ///   - shown: Returns the view that shows some of them.
  package init(of kept: Kept, @ViewBuilder shown: @escaping (SubviewsCollection) -> Shown) {
    (self.kept, transform) = (kept, shown)
  }
}

@MainActor
extension KeptSubviews: View, ListingView {
  typealias Listed = Kept
  typealias Result = SubviewsResult<Shown>
  static var appearsWhenShown: Bool { true }

  var listed: Kept {
    get { kept }
    set { kept = newValue }
  }

  func result(_ listing: SubviewListing) -> SubviewsResult<Shown> {
    SubviewsResult(listing: listing, transform: transform)
  }
}
