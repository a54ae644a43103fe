/// Keeps a row of a lazy container mounted while the row is out of sight, for example because it presents a sheet.
@MainActor
package final class RowPin {
  /// The element that contains the pin.
  private let element: ElementIndex
  /// The slots of the row; nil if an element of the row encloses the pin.
  private let row: UnsafeMutablePointer<UInt>?
  private let tree: TreeContext

  /// Creates a pin for a view that is mounted in `context`. It doesn't hold the row until you set ``isHolding``.
  package init(in context: _MountContext) {
    element = context.parent
    row = ElementGroup.hasWindow(context.parent) ? RowWindow.slotsOfNewRow : nil
    tree = context.tree
  }

  /// A Boolean value that indicates whether the pin holds its row.
  package var isHolding = false {
    didSet {
      guard isHolding != oldValue else { return }
      if isHolding { return Self.holding.append(self) }
      Self.holding.removeAll { $0 === self }
      Actions.add(in: tree) { Self.releaseRows() }
    }
  }

  /// The pins of all trees that hold their rows.
  private static var holding: [RowPin] = []

  /// Returns a Boolean value that indicates whether a pin holds a row of a lazy container.
  static func hold(_ element: ElementIndex, _ slots: _Slots) -> Bool {
    holding.contains { pin in
      if pin.row == slots.words { return true }
      var around = pin.element
      while around != 0, around != element { around = ViewRuntime.elements[around].parent }
      return around != 0
    }
  }

  // MARK: Rows out of sight

  /// The row windows that have held rows out of sight.
  private static var windows: [RowWindow] = []

  /// Records that a row out of sight is held.
  static func holdsRow(of window: RowWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  /// Unmounts the rows that are out of sight and no longer held.
  private static func releaseRows() {
    guard !windows.isEmpty else { return }
    let before = windows
    windows = before.filter { $0.rows != nil }
    ViewRuntime.change {
      for window in before where window.rows?.releasePinnedRows() == false { windows.removeAll { $0 === window } }
    }
  }
}
