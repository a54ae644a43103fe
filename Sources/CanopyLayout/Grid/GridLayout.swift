internal import CanopyAnimation
public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// A layout that arranges views in rows and columns, as `Grid` does, for use with `AnyLayout`.
@frozen public struct GridLayout: Layout {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns; nil to use the preferred distances of the views.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil to use the preferred distances of the views.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(self) { TypedLayout($0, isSteady: true) } }

  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(TypedLayout<Self>.self, with: self) { $0.update($1, isSteady: true, of: element) }
  }

  /// Returns the size of the grid for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor(with: (self, subviews)) { GridArrangement($0, $1.nodes, proposal).size }
  }

  /// Places each view in its cell.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    onMainActor(with: (self, subviews)) { GridArrangement($0, $1.nodes, proposal).place(in: bounds) }
  }
}

extension GridLayout: SteadyLayout, _ContainerArrangement {}

/// The number of columns that a cell spans.
enum GridColumnsKey: LayoutTraitKey {
  static var defaultValue: Int { 1 }
}

/// The anchor of a view in its cell.
enum GridAnchorKey: LayoutTraitKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The axes on which a cell doesn't affect the size of its column or row.
enum GridUnsizedKey: LayoutTraitKey {
  static var defaultValue: Axis.Set { [] }
}

/// The alignment of the views in a column.
enum GridColumnAlignmentKey: LayoutTraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  /// Makes this view span several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(key: GridColumnsKey.self, value: max(count, 1)))
  }

  /// Sets the anchor of this view in its cell, overriding the alignment of its row and column.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(key: GridAnchorKey.self, value: anchor))
  }

  /// Excludes this view from the size of its row or column. It takes the size that results from other cells.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(key: GridUnsizedKey.self, value: axes))
  }

  /// Sets the alignment of all views in this view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(key: GridColumnAlignmentKey.self, value: guide))
  }
}
