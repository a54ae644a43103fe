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
