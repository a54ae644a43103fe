public import CanopyCore

extension ForEach {
  /// Creates a `ForEach` with content for each subview of a view.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   subview
  ///   Divider()
  /// }
  /// ```
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let shown = Group(subviews: view) { ForEach<SubviewsCollection, ID, Content>($0, content: content) }
    self.init(data: ForEachSubviewCollection(), content: content, showing: AnyView(shown), id: \.id)
  }

  /// Creates a `ForEach` with content for each section of a view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    let shown = Group(sections: view) { ForEach<SectionCollection, ID, Content>($0, content: content) }
    self.init(data: ForEachSectionCollection(), content: content, showing: AnyView(shown), id: \.id)
  }
}

/// The data of a `ForEach` over subviews.
///
/// The collection is always empty, because a view has subviews only once it is in the view tree.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The position of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The position after the last subview: 0.
  public var endIndex: Int { 0 }

  /// Returns the subview at a position.
  public subscript(position: Int) -> Subview {
    preconditionFailure("The data of ForEach(subviews:) is empty; use the subview that its closure receives.")
  }
}

/// The data of a `ForEach` over sections.
///
/// The collection is always empty, because a view has sections only once it is in the view tree.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The position of the first section: 0.
  public var startIndex: Int { 0 }
  /// The position after the last section: 0.
  public var endIndex: Int { 0 }

  /// Returns the section at a position.
  public subscript(position: Int) -> SectionConfiguration {
    preconditionFailure("The data of ForEach(sections:) is empty; use the section that its closure receives.")
  }
}
