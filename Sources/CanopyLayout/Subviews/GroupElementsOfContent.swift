public import CanopyCore

/// A view created from the subviews of another view: the content of `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  fileprivate var subviews: Subviews
  fileprivate let transform: (SubviewsCollection) -> Content
}

extension Group {
  /// Creates a group of the views that `transform` creates from the subviews of a view.
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

/// The result for the subviews, as a view with its own body, so that changes of the subviews update only this body.
struct SubviewsResult<Content: View>: View, ClosureView {
  let listing: SubviewListing
  let transform: (SubviewsCollection) -> Content

  var body: Content { transform(SubviewsCollection(listing.subviews)) }
  var caller: String { "Group(subviews:)" }
}

/// The view of `Group(sections:transform:)`, which is created from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  fileprivate var sections: Sections
  fileprivate let transform: (SectionCollection) -> Content
}

extension Group {
  /// Creates a group of the views that `transform` creates from the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}

@MainActor
extension GroupSectionsOfContent: View, ListingView {
  typealias Listed = Sections
  typealias Result = SectionsResult<Content>

  var listed: Sections {
    get { sections }
    set { sections = newValue }
  }

  func result(_ listing: SubviewListing) -> SectionsResult<Content> {
    SectionsResult(listing: listing, transform: transform)
  }
}

/// The result for the sections, as a view with its own body, so that changes of the sections update only this body.
struct SectionsResult<Content: View>: View, ClosureView {
  let listing: SubviewListing
  let transform: (SectionCollection) -> Content

  var body: Content { transform(SectionCollection(listing.sections)) }
  var caller: String { "Group(sections:)" }
}
