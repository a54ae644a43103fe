public import CanopyCore
public import CanopyStyle

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
