package import CanopyCore
package import Foundation

/// The margins of a section of a list that the app set, for each edge.
package struct ListMargins: Equatable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?
}

extension ContainerValues {
  /// The margins of the section that the view is in.
  package var listSectionMargins: ListMargins {
    get { self[ListMarginsKey.self] }
    set { self[ListMarginsKey.self] = newValue }
  }
}

private enum ListMarginsKey: ContainerValueKey {
  static var defaultValue: ListMargins { ListMargins() }
}

/// The parts of a list.
package enum ListPart {
  case header, row, footer
}

/// The position of a part of a list in its section.
package struct ListPosition: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The row is the first one of its section.
  package static let first = ListPosition(rawValue: 1 << 0)
  /// The row is the last one of its section.
  package static let last = ListPosition(rawValue: 1 << 1)
  /// The row is one of every other row, in a list that tells them apart.
  package static let alternate = ListPosition(rawValue: 1 << 2)
  /// The row, header or footer begins a section that isn't the first one of the list.
  package static let afterSection = ListPosition(rawValue: 1 << 3)
}
