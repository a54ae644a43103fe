package import Foundation

/// The distances between the headers, rows and footers of a list.
package struct ListDistances: Equatable {
  /// The distances of a header, or of the first row of a section without one, from what is before it.
  package struct Starts: Equatable {
    /// From the upper edge of the list.
    package var atTop: CGFloat
    /// From the last row of a section.
    package var afterRow: CGFloat
    /// From the footer of a section.
    package var afterFooter: CGFloat

    package init(atTop: CGFloat, afterRow: CGFloat, afterFooter: CGFloat) {
      (self.atTop, self.afterRow, self.afterFooter) = (atTop, afterRow, afterFooter)
    }
  }

  /// The distances before a header.
  package var header: Starts
  /// The distances before the first row of a section without a header.
  package var rows: Starts
  /// The distance from a header to the first row.
  package var afterHeader: CGFloat
  /// The distance from the last row to the footer.
  package var beforeFooter: CGFloat
  /// The distance between two rows of a section.
  package var betweenRows: CGFloat
  /// The distance from the last view to the lower edge of the list.
  package var atBottom: CGFloat
  /// A Boolean value that indicates whether the list tells every other row apart.
  package var alternatesRows = false

  package init(
    header: Starts, rows: Starts, afterHeader: CGFloat, beforeFooter: CGFloat, betweenRows: CGFloat, atBottom: CGFloat
  ) {
    (self.header, self.rows) = (header, rows)
    (self.afterHeader, self.beforeFooter) = (afterHeader, beforeFooter)
    (self.betweenRows, self.atBottom) = (betweenRows, atBottom)
  }

  /// No distances at all, for parts that touch each other.
  package static var zero: ListDistances {
    let starts = Starts(atTop: 0, afterRow: 0, afterFooter: 0)
    return ListDistances(
      header: starts, rows: starts, afterHeader: 0, beforeFooter: 0, betweenRows: 0, atBottom: 0)
  }
}

/// The way through the parts of a list, from top to bottom.
struct ListFlow {
  private let distances: ListDistances
  /// The previous part; nil at the upper edge of the list.
  private(set) var previous: ListPart?
  /// A Boolean value that indicates whether the next part begins a section.
  private var isNewSection = true
  /// A Boolean value that indicates whether the next row is the first one of its section.
  private var startsRows = true
  /// The number of rows so far.
  private var count = 0
  /// The index of the previous row among the items of the flow, if it is in the tree and in the current section.
  private var lastRow: Int?
  /// The margins of the current section that the app set.
  private var margins = ListMargins()

  init(_ distances: ListDistances) { self.distances = distances }

  /// The distance from the last part to the lower edge of the list.
  var distanceAtEnd: CGFloat { previous == nil ? 0 : margins.bottom ?? distances.atBottom }

  /// A Boolean value that indicates whether the next part begins a section after another one.
  var isAfterSection: Bool { isNewSection && previous != nil }

  /// Returns the distance before a part, which begins a section with margins if it is the first one of a section.
  mutating func distance(before part: ListPart, _ own: @autoclosure () -> ListMargins) -> CGFloat {
    let starts = part == .header ? distances.header : distances.rows
    guard isNewSection else { return distance(inSectionBefore: part) }
    let last = margins
    margins = own()
    guard let previous else { return margins.top ?? starts.atTop }
    let usual = previous == .footer ? starts.afterFooter : starts.afterRow
    // Each of the two sections has its half of the usual distance.
    if last.bottom == nil, margins.top == nil { return usual }
    return (last.bottom ?? usual / 2) + (margins.top ?? usual / 2)
  }

  private func distance(inSectionBefore part: ListPart) -> CGFloat {
    switch (previous, part) {
    case (.row, .row): distances.betweenRows
    case (.header, .row): distances.afterHeader
    case (.header, .footer), (.row, _): distances.beforeFooter
    default: 0
    }
  }

  /// Moves on behind a part.
  mutating func pass(_ part: ListPart) {
    (previous, isNewSection) = (part, false)
    if part == .header { startsRows = true }
  }

  /// Returns the position of a row, which is an item of the flow and has been passed.
  mutating func position(ofRowAt item: Int) -> ListPosition {
    var position: ListPosition = startsRows ? .first : []
    if distances.alternatesRows, count % 2 == 1 { position.insert(.alternate) }
    (startsRows, lastRow) = (false, item)
    count += 1
    return position
  }

  /// Moves on behind rows that aren't in the tree.
  mutating func pass(missingRows: Int) {
    pass(.row)
    (startsRows, lastRow) = (false, nil)
    count += missingRows
  }

  /// Ends the section: the next part begins another one.
  ///
  /// - Returns: The index of the item of its last row; nil if that row isn't in the tree.
  mutating func endSection() -> Int? {
    (isNewSection, startsRows) = (true, true)
    return lastRow.take()
  }
}
