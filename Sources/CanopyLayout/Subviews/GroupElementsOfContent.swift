public import CanopyCore

/// A view that is made from the subviews of another one: what `Group(subviews:transform:)` holds.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  fileprivate var subviews: Subviews
  fileprivate let transform: (SubviewsCollection) -> Content
}

extension Group {
  /// Creates a group that `transform` makes from the subviews of a view.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder let content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { FeatureCard { first } }
  ///       HStack { subviews.dropFirst() }
  ///     }
  ///   }
  /// }
  /// ```
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }
}

@MainActor
extension GroupElementsOfContent: View, ListingView {
  typealias Listed = Subviews
  typealias Result = SubviewsResult<Content>

  var listed: Subviews {
    get { subviews }
    set { subviews = newValue }
  }

  func result(_ listing: SubviewListing) -> SubviewsResult<Content> {
    SubviewsResult(listing: listing, transform: transform)
  }
}

/// The result for the subviews, as a view with a body, so that changes of the subviews update only this body.
struct SubviewsResult<Content: View>: View {
  let listing: SubviewListing
  let transform: (SubviewsCollection) -> Content

  var body: Content { transform(SubviewsCollection(listing.subviews)) }
}
