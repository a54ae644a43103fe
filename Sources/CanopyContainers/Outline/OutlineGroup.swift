public import CanopyControls
public import CanopyCore
internal import CanopyLayout

/// Views for the elements of a tree, which people expand to see the elements inside.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.folders) { folder in
///     Label(folder.name, systemImage: "folder")
///   }
/// }
/// ```
///
/// An element whose children are nil has none, and can't be expanded.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf
}

/// The views of the elements inside an element of an ``OutlineGroup``.
public struct OutlineSubgroupChildren: View {
  let view: AnyView

  /// The views.
  public var body: some View { view }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates views for the elements of a collection of trees, identified by a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    (self.data, self.id, self.children, self.content) = (data, id, children, content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable,
  ID == Data.Element.ID
{
  /// Creates views for the elements of a collection of trees.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

@MainActor
extension OutlineGroup: View
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// A view for each element, with those inside in a disclosure group.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inside = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            view: AnyView(OutlineGroup(inside, id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
