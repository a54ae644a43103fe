/// A modifier that belongs to its content as a whole: it appears with the first element and disappears with the last. Elements
/// that replace each other in one update don't affect it.
///
/// In a lazy container, it belongs to each row. Content that stays in the tree while people can't see it, such as a covered page,
/// disappears when it is covered and appears again afterward.
@usableFromInline
package class LifecycleSource: AttachmentSource {
  /// The content that appears: all of it, or a single row.
  enum Subject: Hashable {
    case whole
    case row(ElementIndex)
  }

  private final let hasSeparateRows: Bool
  /// The elements that people can see.
  private final var elements: Set<ElementIndex> = []
  private final var isPresent = false

  override init(_ context: _MountContext) {
    hasSeparateRows = context.hasSeparateRows
    super.init(context)
  }

  /// A Boolean value that indicates whether the modifier acts even while its content has no elements.
  final var actsAsWhole: Bool { !hasSeparateRows }

  /// The subjects that have appeared and not disappeared.
  final var present: [Subject] {
    if hasSeparateRows { return elements.sorted().map { .row($0) } }
    return isPresent ? [.whole] : []
  }

  /// Returns a Boolean value that indicates whether `subject` has appeared and not disappeared.
  final func isPresent(_ subject: Subject) -> Bool {
    switch subject {
    case .whole: isPresent
    case .row(let element): elements.contains(element)
    }
  }

  override final func attached(to element: ElementIndex) {
    if !ViewRuntime.elements.isOutOfSight(element) { came(element) }
  }

  override final func detached(from element: ElementIndex) { left(element) }

  override final func sightChanged(of element: ElementIndex, isVisible: Bool) {
    if isVisible { came(element) } else { left(element) }
  }

  private func came(_ element: ElementIndex) {
    guard elements.insert(element).inserted else { return }
    if hasSeparateRows { return appeared(.row(element)) }
    guard !isPresent else { return }
    isPresent = true
    appeared(.whole)
  }

  private func left(_ element: ElementIndex) {
    guard elements.remove(element) != nil else { return }
    if hasSeparateRows { return disappeared(.row(element)) }
    guard elements.isEmpty else { return }
    // Another element may be added in the same update.
    Actions.addDisappearance(in: tree) { [self] in
      guard elements.isEmpty, isPresent else { return }
      isPresent = false
      disappeared(.whole)
    }
  }

  /// Called while views are mounted, when `subject` and everything inside it are in the tree.
  func appeared(_ subject: Subject) {}

  /// Called when `subject` has left the tree: for a row, during the update; for the whole content, among the actions after it.
  func disappeared(_ subject: Subject) {}
}
