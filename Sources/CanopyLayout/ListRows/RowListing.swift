package import CanopyCore
internal import Foundation

/// A modifier that makes each element of a view the row of a list, or a header or a footer.
///
/// Each row is framed by a view of its own, which shows the element inside of it. See `ListedRow`.
package struct RowModifier<Frame: View> {
  /// Creates the view that frames a row.
  let frame: @MainActor (ListedRow) -> Frame
  /// The rows, for the view around the list.
  let rows: ListedRows
}

@MainActor
extension RowModifier: WrappingModifier {
  package func makeWrapper(_ context: _MountContext) -> RowListing<Frame> { RowListing(self, context) }
  package func update(_ wrapper: RowListing<Frame>) { wrapper.update(self) }
}

/// The wrapper of the rows of a list.
///
/// The holder of a row stays where the row is created, so that a lazy container finds it in its groups. The view that frames the row is
/// mounted inside, and moves the element of the row to where it shows it, as any view does with a `Subview`.
package final class RowListing<Frame: View>: ElementListing {
  private var modifier: RowModifier<Frame>
  // A stack, because a wrapper contains elements and no groups.
  private var frames = LayerSlots<LayerStack<Frame>>()

  init(_ modifier: RowModifier<Frame>, _ context: _MountContext) {
    self.modifier = modifier
    var inside = context
    inside.attachments = nil
    super.init(context, inside: inside)
  }

  override var label: String { "row" }

  func update(_ new: RowModifier<Frame>) {
    endDeparted()
    modifier = new
    frames.update(context) { [rows = modifier.rows] in rows[$0].map(frame(around:)) }
  }

  private func frame(around row: ListedRow) -> LayerStack<Frame> {
    LayerStack(alignment: .center) { modifier.frame(row) }
  }

  // MARK: Coming and going

  override func makeSource() -> OwnedSource { OwnedSource("values of a row") }

  override func came(_ item: SubviewItem) {
    endDeparted()
    modifier.rows.add(item)
  }

  override func left(_ item: SubviewItem) { modifier.rows.remove(item) }

  override func valuesChanged() {
    for item in items.values {
      item.valuesChanged()
      guard let row = modifier.rows[item.holder], row.marginsChanged(), let list = row.node.parent else { continue }
      LayoutChanges.childrenChanged(of: list)
    }
  }

  override func didWrap(in wrapping: ElementIndex) {
    guard let row = modifier.rows[wrapping] else { return }
    var frame = frame(around: row)
    frames.mount(&frame, in: wrapping, context)
  }

  override func willUnwrap(in wrapping: ElementIndex) { frames.unmount(in: wrapping) }

  // MARK: Layout

  override func rowPlaced(at position: ListPosition, before next: LayoutNode?, of node: LayoutNode) {
    modifier.rows[node.element]?.move(to: position, before: next.flatMap { modifier.rows[$0.element] })
  }

  override func listedPart(of node: LayoutNode) -> ListPart? { modifier.rows[node.element]?.part }

  override func listMargins(of node: LayoutNode) -> ListMargins {
    modifier.rows[node.element]?.margins ?? ListMargins()
  }
}
