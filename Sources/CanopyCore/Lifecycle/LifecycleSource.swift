/// A modifier that belongs to its content as a whole: it appears with the first element and disappears with the last. Elements
/// that replace each other in one update don't affect it.
///
/// In a lazy container, it belongs to each row.
@usableFromInline
package class LifecycleSource: AttachmentSource {
  /// The content that appears: all of it, or a single row.
  enum Subject: Hashable {
    case whole
    case row(ElementIndex)
  }

  private final let hasSeparateRows: Bool
  private final var rows: Set<ElementIndex> = []
  private final var elementCount = 0
  private final var isPresent = false

  override init(_ context: _MountContext) {
    hasSeparateRows = context.hasSeparateRows
    super.init(context)
  }

  /// A Boolean value that indicates whether the modifier acts even while its content has no elements.
  final var actsAsWhole: Bool { !hasSeparateRows }

  /// The subjects that have appeared and not disappeared.
  final var present: [Subject] {
    if hasSeparateRows { return rows.sorted().map { .row($0) } }
    return isPresent ? [.whole] : []
  }

  /// Returns a Boolean value that indicates whether `subject` has appeared and not disappeared.
  final func isPresent(_ subject: Subject) -> Bool {
    switch subject {
    case .whole: isPresent
    case .row(let element): rows.contains(element)
    }
  }

  override final func attached(to element: ElementIndex) {
    if hasSeparateRows {
      rows.insert(element)
      return appeared(.row(element))
    }
    elementCount += 1
    guard !isPresent else { return }
    isPresent = true
    appeared(.whole)
  }

  override final func detached(from element: ElementIndex) {
    if hasSeparateRows {
      rows.remove(element)
      return disappeared(.row(element))
    }
    elementCount -= 1
    guard elementCount == 0 else { return }
    // Another element may be added in the same update.
    Actions.addDisappearance(in: tree) { [self] in
      guard elementCount == 0, isPresent else { return }
      isPresent = false
      disappeared(.whole)
    }
  }

  /// Called while views are mounted, when `subject` and everything inside it are in the tree.
  func appeared(_ subject: Subject) {}

  /// Called when `subject` has left the tree: for a row, during the update; for the whole content, among the actions after it.
  func disappeared(_ subject: Subject) {}
}
