internal import CanopyCore

/// The columns of a split view: a stack of pages for each.
///
/// Where there is no room for columns, one of them is shown, and the pages of the columns before it are below.
@MainActor
final class SplitModel {
  private(set) var stacks: [PageStack] = []
  /// The values that links have added to each column.
  private var values: [[AnyHashable]] = []
  private let changes = OwnedSource("the columns of NavigationSplitView")
  /// The column that is shown where there is room for one.
  private var current = 0
  private var isCollapsed = false
  /// A Boolean value that indicates whether the app says which column is shown where there is room for one.
  private(set) var prefersColumn = false
  /// Shows or hides the columns before the last one.
  var toggle: () -> Void = {}
  /// The first column that is shown beside the others.
  private var first = 0
  /// Called when people change the column that is shown.
  var currentChanged: (Int) -> Void = { _ in }

  nonisolated init() {}

  /// Updates the pages of all columns, while the body of the split view runs.
  func follow(count: Int, isCollapsed: Bool, preferred: Int?, in tree: TreeContext?) {
    changes.track()
    while stacks.count < count {
      stacks.append(PageStack(column: stacks.count, of: self))
      values.append([])
    }
    if isCollapsed != self.isCollapsed {
      self.isCollapsed = isCollapsed
      changes.changed(inUpdate: ())
    }
    prefersColumn = preferred != nil
    if let preferred, preferred < count { current = preferred }
    for (column, stack) in stacks.enumerated() { stack.follow(access(to: column), in: tree) }
  }

  private func access(to column: Int) -> PathAccess {
    PathAccess(
      values: { [weak self] in self?.values[column] ?? [] },
      append: { [weak self] value in
        self?.values[column].append(value)
        self?.changes.valueChanged()
        return self != nil
      },
      removeLast: { [weak self] count in
        guard let self else { return }
        values[column].removeLast(min(count, values[column].count))
        changes.valueChanged()
      })
  }

  /// The column that is shown where there is room for one, which becomes a dependency of the running body.
  var shownColumn: Int {
    changes.track()
    return current
  }

  /// Records the first column that is shown beside the others, while a body runs.
  func noteFirst(_ column: Int) {
    guard column != first else { return }
    first = column
    changes.changed(inUpdate: ())
  }

  /// Returns a Boolean value that indicates whether a column has the button that shows and hides columns, which becomes a dependency of
  /// the running body.
  func hasToggle(in column: Int) -> Bool {
    changes.track()
    return !isCollapsed && column == first
  }

  // MARK: For the stacks

  func stack(after column: Int) -> PageStack? { column + 1 < stacks.count ? stacks[column + 1] : nil }

  func stacks(before column: Int) -> ArraySlice<PageStack> { stacks.prefix(column) }

  /// The pages of the columns before one, if people can go back to them.
  func pages(before column: Int) -> [Page] { isCollapsed ? stacks.prefix(column).flatMap(\.pages) : [] }

  /// Returns a Boolean value that indicates whether people can go back from a column, which becomes a dependency of the running body.
  func canGoBack(from column: Int) -> Bool {
    changes.track()
    return isCollapsed && column > 0
  }

  func showsPagesBeside(_ column: Int) -> Bool {
    changes.track()
    return !isCollapsed && column + 1 < stacks.count
  }

  func goBack(from column: Int) {
    guard isCollapsed, column > 0 else { return }
    show(column - 1)
    stacks[column - 1].pages.last?.clearSelection()
  }

  /// Shows a column if one after it is shown.
  func showIfBeyond(_ column: Int) { if current > column { show(column) } }

  func show(_ column: Int) {
    guard column != current, column < stacks.count else { return }
    current = column
    changes.valueChanged()
    currentChanged(column)
  }

  func show(_ column: Int, inUpdate _: Void) {
    guard column != current else { return }
    current = column
    changes.changed(inUpdate: ())
  }
}

extension PathAccess {
  init(
    values: @escaping () -> [AnyHashable], append: @escaping (AnyHashable) -> Bool, removeLast: @escaping (Int) -> Void
  ) {
    (self.values, self.append, self.removeLast) = (values, append, removeLast)
  }
}
