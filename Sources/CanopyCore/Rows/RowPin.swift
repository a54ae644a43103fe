/// Something in a row of a lazy container that keeps the row mounted out of sight as well: a presentation, say.
@MainActor
package final class RowPin {
  /// The element that the pin is in.
  private let element: ElementIndex
  /// The slots of the row, if no element of the row is around the pin.
  private let row: UnsafeMutablePointer<UInt>?
  private let tree: TreeContext

  /// Makes a pin, which doesn't hold anything yet, for a view that is mounted in `context`.
  package init(in context: _MountContext) {
    element = context.parent
    row = ElementGroup.hasWindow(context.parent) ? RowWindow.slotsOfNewRow : nil
    tree = context.tree
  }

  /// A Boolean value that indicates whether the row stays.
  package var isHolding = false {
    didSet {
      guard isHolding != oldValue else { return }
      if isHolding { return Self.holding.append(self) }
      Self.holding.removeAll { $0 === self }
      Actions.add(in: tree) { Self.releaseRows() }
    }
  }

  /// The pins in all trees that hold their rows.
  private static var holding: [RowPin] = []

  /// Returns a Boolean value that indicates whether anything holds a row of a lazy container.
  static func hold(_ element: ElementIndex, _ slots: _Slots) -> Bool {
    holding.contains { pin in
      if pin.row == slots.words { return true }
      var around = pin.element
      while around != 0, around != element { around = ViewRuntime.elements[around].parent }
      return around != 0
    }
  }

  // MARK: Rows out of sight

  /// The windows with rows outside that are held.
  private static var windows: [RowWindow] = []

  /// Notes that a row outside of a window is held.
  static func holdsRow(of window: RowWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  /// Has the rows leave that are out of sight and no longer held.
  private static func releaseRows() {
    guard !windows.isEmpty else { return }
    let before = windows
    windows = before.filter { $0.rows != nil }
    ViewRuntime.change {
      for window in before where window.rows?.releasePinnedRows() == false { windows.removeAll { $0 === window } }
    }
  }
}
