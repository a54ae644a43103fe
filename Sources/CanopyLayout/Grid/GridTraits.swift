public import CanopyCore
public import CanopyStyle

/// How many columns a cell spans.
enum GridColumnsKey: LayoutTraitKey {
  static var defaultValue: Int { 1 }
}

/// Where in its cell a view is.
enum GridAnchorKey: LayoutTraitKey {
  static var defaultValue: UnitPoint? { nil }
}

/// In which directions a cell takes no part in the sizes of its column and row.
enum GridUnsizedKey: LayoutTraitKey {
  static var defaultValue: Axis.Set { [] }
}

/// How the views of a column are lined up.
enum GridColumnAlignmentKey: LayoutTraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  /// Has the view span several columns of the grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(key: GridColumnsKey.self, value: max(count, 1)))
  }

  /// Puts the view somewhere in its cell of the grid, whatever its row and column say.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(key: GridAnchorKey.self, value: anchor))
  }

  /// Has the view take the room that its row and column have anyway, and ask for none.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(key: GridUnsizedKey.self, value: axes))
  }

  /// Lines up all views in the view's column of the grid.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(key: GridColumnAlignmentKey.self, value: guide))
  }
}
