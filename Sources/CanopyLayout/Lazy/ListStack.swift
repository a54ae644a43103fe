package import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The rows of a list, with their headers and footers, in a vertical line. Only those that can be seen are created.
package struct ListStack<Content: View, Frame: View> {
  var layout: LazyArrangement
  var content: ModifiedContent<Content, RowModifier<Frame>>

  /// - Parameters:
  ///   - distances: The distances between rows, headers and footers.
  ///   - pinsHeaders: A Boolean value that indicates whether headers stay visible while their rows scroll.
  ///   - rows: An object that keeps the rows, for the view around the list.
  ///   - content: The rows.
  ///   - frame: A closure that creates the view that frames a row.
  package init(
    _ distances: ListDistances, pinsHeaders: Bool, rows: ListedRows, content: Content,
    frame: @escaping @MainActor (ListedRow) -> Frame
  ) {
    layout = LazyArrangement(
      axis: .vertical, alignment: .topLeading, spacing: distances.betweenRows,
      pinnedViews: pinsHeaders ? .sectionHeaders : [], items: nil, list: distances)
    self.content = content.modifier(RowModifier(frame: frame, rows: rows))
  }
}

@MainActor
extension ListStack: View, ContainerView {}
