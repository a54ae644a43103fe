public import CanopyCore

extension ForEach {
  /// Creates a view for each subview of a view.
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

  /// Creates a view for each section of a view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    let shown = Group(sections: view) { ForEach<SectionCollection, ID, Content>($0, content: content) }
    self.init(data: ForEachSectionCollection(), content: content, showing: AnyView(shown), id: \.id)
  }
}

/// The data of a `ForEach` over subviews. It has elements only inside the view, so it is empty here.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview.
  public var endIndex: Int { 0 }

  /// Returns the subview at a position.
  public subscript(position: Int) -> Subview {
    preconditionFailure("The data of ForEach(subviews:) is empty; use the subview that its closure gets.")
  }
}

/// The data of a `ForEach` over sections. It has elements only inside the view, so it is empty here.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { 0 }

  /// Returns the section at a position.
  public subscript(position: Int) -> SectionConfiguration {
    preconditionFailure("The data of ForEach(sections:) is empty; use the section that its closure gets.")
  }
}
