public import CanopyCore

/// A view that is made from the sections of another one: what `Group(sections:transform:)` holds.
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

/// What is made from sections, as a view with a body, so that it follows them by itself.
struct SectionsResult<Content: View>: View {
  let listing: SubviewListing
  let transform: (SectionCollection) -> Content

  var body: Content { transform(SectionCollection(listing.sections)) }
}
