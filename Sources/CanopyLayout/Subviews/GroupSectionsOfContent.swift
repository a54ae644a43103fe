public import CanopyCore

/// The view of `Group(sections:transform:)`, which is created from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  fileprivate var sections: Sections
  fileprivate let transform: (SectionCollection) -> Content
}

extension Group {
  /// Creates a group that `transform` makes from the sections of a view.
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

/// The result for the sections, as a view with a body, so that changes of the sections update only this body.
struct SectionsResult<Content: View>: View {
  let listing: SubviewListing
  let transform: (SectionCollection) -> Content

  var body: Content { transform(SectionCollection(listing.sections)) }
}
