public import CanopyCore

/// The parts of a section of a view.
///
/// Subviews outside of sections form sections without a header and a footer.
public struct SectionConfiguration: Identifiable {
  /// The identifier of a section, which persists while the section is in the tree.
  public struct ID: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case section(UInt32)
      case subview(Subview.ID)
    }

    let value: Value
  }

  /// The unique identifier of the section.
  public let id: ID
  /// The container values of the section.
  public let containerValues: ContainerValues
  /// The subviews of the header.
  public internal(set) var header = SubviewsCollection()
  /// The subviews of the footer.
  public internal(set) var footer = SubviewsCollection()
  /// The subviews of the content.
  public internal(set) var content = SubviewsCollection()

  init(id: ID, containerValues: ContainerValues = ContainerValues(), content: [Subview] = []) {
    self.id = id
    self.containerValues = containerValues
    self.content = SubviewsCollection(content)
  }
}

/// A collection of the sections of a view.
///
/// As a view, it shows the headers, contents and footers of all sections.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The position of the first section.
  nonisolated public var startIndex: Int { 0 }
  /// The position after the last section.
  nonisolated public var endIndex: Int { sections.count }

  /// Returns the section at a position.
  nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: View {
  /// A view that shows all sections, one after another.
  public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }
}
