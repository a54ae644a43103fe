package import Foundation

/// The distances between the headers, rows and footers of a list.
package struct ListDistances: Equatable {
  /// The distances of a header, or of the first row of a section without one, from what is before it.
  package struct Starts: Equatable {
    /// From the upper edge of the list.
    package let atTop: CGFloat
    /// From the last row of a section.
    package let afterRow: CGFloat
    /// From the footer of a section.
    package let afterFooter: CGFloat

    package init(atTop: CGFloat, afterRow: CGFloat, afterFooter: CGFloat) {
      (self.atTop, self.afterRow, self.afterFooter) = (atTop, afterRow, afterFooter)
    }
  }

  /// The distances before a header.
  package let header: Starts
  /// The distances before the first row of a section without a header.
  package let rows: Starts
  /// The distance from a header to the first row.
  package let afterHeader: CGFloat
  /// The distance from the last row to the footer.
  package let beforeFooter: CGFloat
  /// The distance between two rows of a section.
  package let betweenRows: CGFloat
  /// The distance from the last view to the lower edge of the list.
  package let atBottom: CGFloat
  /// A Boolean value that indicates whether the list tells every other row apart.
  package var alternatesRows = false

  package init(
    header: Starts, rows: Starts, afterHeader: CGFloat, beforeFooter: CGFloat, betweenRows: CGFloat, atBottom: CGFloat
  ) {
    (self.header, self.rows) = (header, rows)
    (self.afterHeader, self.beforeFooter) = (afterHeader, beforeFooter)
    (self.betweenRows, self.atBottom) = (betweenRows, atBottom)
  }

  /// The parts before a view.
  struct Before {
    /// The part before it; nil at the upper edge of the list.
    var part: ListPart?
    /// A Boolean value that indicates whether the view begins a section.
    var isNewSection = true
  }

  func distance(from before: Before, to part: ListPart) -> CGFloat {
    guard let previous = before.part else { return part == .header ? header.atTop : rows.atTop }
    guard before.isNewSection else {
      switch (previous, part) {
      case (.row, .row): return betweenRows
      case (.header, .row): return afterHeader
      case (.header, .footer), (.row, _): return beforeFooter
      default: return 0
      }
    }
    let starts = part == .header ? header : rows
    return previous == .footer ? starts.afterFooter : starts.afterRow
  }

  func end(after before: Before) -> CGFloat { before.part == nil ? 0 : atBottom }
}
