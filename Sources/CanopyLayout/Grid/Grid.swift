public import CanopyCore
public import Foundation

/// A container that arranges views in rows and columns.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Name")
///     Text("Ann")
///   }
///   Divider()
///   GridRow {
///     Text("Age")
///     Text("34")
///   }
/// }
/// ```
///
/// A view outside of a `GridRow` spans a row of its own.
public struct Grid<Content: View> {
  @usableFromInline var layout: GridLayout
  @usableFromInline var content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns; nil for the default.
  ///   - verticalSpacing: The distance between rows; nil for the default.
  ///   - content: Builds the rows.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

@MainActor
extension Grid: View, ContainerView {}

/// A row of a grid. Each of its views is a cell.
public struct GridRow<Content: View> {
  @usableFromInline var layout: GridRowLayout
  @usableFromInline var content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the row; nil for that of the grid.
  ///   - content: Builds the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    layout = GridRowLayout(alignment: alignment)
    self.content = content()
  }
}

@MainActor
extension GridRow: View, ContainerView {}

@usableFromInline
struct GridRowLayout: _ContainerArrangement, Equatable {
  let alignment: VerticalAlignment?

  @usableFromInline
  func _makeContainer() -> _LayoutContainer { _LayoutContainer(layout: GridRowContainer(self)) }

  @usableFromInline
  func _update(_ container: _LayoutContainer, of element: UInt32) {
    unsafeDowncast(container.layout, to: GridRowContainer.self).update(self, of: element)
  }
}

/// The layout of a row, whose cells are arranged by the grid. Outside of a grid, its views are side by side.
final class GridRowContainer: ContainerLayout {
  private(set) var row: GridRowLayout
  /// The cells as the grid has arranged them.
  private var places: [Cell] = []

  /// The place of a view in the row.
  struct Cell: Equatable {
    let node: LayoutNode
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  init(_ row: GridRowLayout) { self.row = row }

  override var label: String { "GridRow" }

  /// Changes of its views concern the grid.
  override var isTransparent: Bool { true }

  func update(_ new: GridRowLayout, of element: ElementIndex) {
    guard row != new else { return }
    row = new
    LayoutChanges.childrenChanged(of: LayoutNode(element))
  }

  /// Called by the grid with the places of the cells.
  func arrange(_ places: [Cell], of node: LayoutNode) {
    guard self.places != places else { return }
    self.places = places
    node.record.pointee.flags.insert(.needsPlacing)
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    if places.isEmpty { return ButtonLayout.shared.placeChildren(of: node, in: size, proposal) }
    for cell in places { Placing.place(cell.node, at: cell.origin, cell.proposal) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.report(.rowOutsideGrid(node))
    return ButtonLayout.shared.sizeThatFits(proposal, node)
  }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing { ButtonLayout.shared.spacing(of: node) }
}

extension RuntimeIssue {
  fileprivate static func rowOutsideGrid(_ node: LayoutNode) -> RuntimeIssue {
    layout("A GridRow\(place(of: node)) isn't in a Grid. Its views are placed side by side.")
  }
}
