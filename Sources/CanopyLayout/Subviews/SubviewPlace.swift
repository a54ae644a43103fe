internal import CanopyCore

/// A place where a subview is shown: an element that encloses the view, which is moved there from its listing.
final class SubviewPlace: ElementWrapper {
  /// The subview that is shown here, unless another place shows it.
  private var item: SubviewItem?
  /// The element that encloses the view; 0 while no view is shown.
  private var element: ElementIndex = 0

  override var label: String { "subview" }

  /// Shows a view.
  func show(_ new: SubviewItem) {
    if item === new, element != 0 { return }
    if element != 0, let item { hide(item) }
    item = new
    guard new.element != 0 else { return }
    if let other = new.place {
      other.lose(new)
      reportIfKept(by: other)
    }
    // Safe because the place removes the element before it ends.
    element = makeElement(.wrapper, context, payload: Unmanaged.passUnretained(self as ElementLayout).toOpaque())
    new.move(to: self, in: element)
    didMountElement(element)
    ElementGroup.changed(context.parent)
  }

  /// Releases the view, because it leaves the tree or is shown elsewhere.
  func lose(_ item: SubviewItem) {
    guard self.item === item, element != 0 else { return }
    hide(item)
  }

  /// Returns the view to its listing when the place leaves the tree with its parent.
  func end() {
    if element != 0, let item { giveBack(item) }
    item = nil
  }

  private func hide(_ item: SubviewItem) {
    giveBack(item)
    ElementGroup.clear(context.parent)
    ElementGroup.changed(context.parent)
  }

  private func giveBack(_ item: SubviewItem) {
    willRemoveElement(element)
    item.moveBack()
    removeElement(element)
    element = 0
  }

  /// While an update runs, a subview that moves can have two places. Afterward, it must have only one.
  private func reportIfKept(by other: SubviewPlace) {
    Actions.add(in: context.tree) { [weak self, weak other] in
      guard let self, let other, let item = self.item, item === other.item else { return }
      RuntimeIssue.record(.subviewInTwoPlaces(), in: self.context.tree)
    }
  }
}

extension RuntimeIssue {
  fileprivate static func subviewInTwoPlaces() -> RuntimeIssue {
    layout(
      """
      A subview is shown in two places at once. Each subview is a single view with a single state, so only the most \
      recent place shows it.
      """)
  }
}
