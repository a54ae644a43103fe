package import CanopyCore
internal import Foundation

/// A modifier that makes each element of a view the row of a list, or a header or a footer.
///
/// Each row is framed by a view of its own, which shows the element inside of it. See `ListedRow`.
package struct RowModifier<Frame: View> {
  /// Creates the view that frames a row.
  let frame: @MainActor (ListedRow) -> Frame
  /// The object through which the view around the list finds its rows.
  let rows: ListedRows
}

// Slots: the listing, followed by the slots of the content.

@MainActor
extension RowModifier: WrappingModifier {
  private static var slot: Slot<RowListing<Frame>> { Slot(0) }

  package func makeWrapper(_ context: _MountContext) -> RowListing<Frame> { RowListing(self, context) }
  package func update(_ wrapper: RowListing<Frame>) { wrapper.update(self) }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let listing = modifier.pointee.makeWrapper(context)
    slots.keep(listing, in: slot)
    V._mount(content, slots.dropFirst(1), listing.listed(context))
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let listing = slots[slot]
    V._update(content, slots.dropFirst(1), listing.listed(context))
    listing.update(modifier.pointee)
  }
}

/// The wrapper of the rows of a list.
///
/// The wrapping element of a row stays where the row is created, so that a lazy container finds it in its groups. The view that
/// frames the row is mounted inside, and moves the wrapped element to where it shows it, as any view does with a `Subview`.
package final class RowListing<Frame: View>: ElementWrapper {
  private var modifier: RowModifier<Frame>
  // A stack, because a wrapper contains elements and no groups.
  private var frames = LayerSlots<LayerStack<Frame>>()
  private let source: HandledAttachment<RowListingSource>
  /// The rows by their wrapping elements, followed by the wrapping elements by the wrapped ones.
  private var rows: [ElementIndex: ListedRow] = [:]
  private var holders: [ElementIndex: ElementIndex] = [:]
  /// Rows whose elements may still be in the tree.
  private var departed: [ListedRow] = []
  /// The scopes of the row that is being mounted.
  private var relays: [EnvironmentScope] = []

  init(_ modifier: RowModifier<Frame>, _ context: _MountContext) {
    self.modifier = modifier
    var inside = context
    inside.attachments = nil
    source = HandledAttachment(RowListingSource(), inside)
    super.init(context)
    source.handler.listing = self
    modifier.rows.list = self
  }

  override var label: String { "row" }

  /// Returns the context of the rows.
  func listed(_ context: _MountContext) -> _MountContext {
    var inside = context.wrapping(self).attaching(source)
    inside.listsSubviews = true
    return inside
  }

  func update(_ new: RowModifier<Frame>) {
    endDeparted()
    modifier = new
    modifier.rows.list = self
    frames.update(context) { [rows] in rows[$0].map(frame(around:)) }
  }

  // MARK: Coming and going

  override func didWrap(in wrapping: ElementIndex) {
    guard let row = rows[wrapping] else { return }
    var frame = frame(around: row)
    frames.mount(&frame, in: wrapping, context)
  }

  private func frame(around row: ListedRow) -> LayerStack<Frame> {
    LayerStack(alignment: .center) { modifier.frame(row) }
  }

  override func willUnwrap(in wrapping: ElementIndex) { frames.unmount(in: wrapping) }

  private func endDeparted() {
    for row in departed { row.endRelays() }
    departed = []
  }

  // MARK: Layout

  override func rowPlaced(at position: ListPosition, before next: LayoutNode?, of node: LayoutNode) {
    rows[node.element]?.move(to: position, before: next.flatMap { rows[$0.element] })
  }

  override func listedPart(of node: LayoutNode) -> ListPart? { rows[node.element]?.part }

  // MARK: Scopes

  /// Returns a scope for an element of the row that is being mounted. It inherits from `scope` up to the list, and beyond that from
  /// the view that frames the row.
  // Safe because the row keeps its scopes until its elements have left.
  override func relay(_ scope: Unmanaged<EnvironmentScope>) -> Unmanaged<EnvironmentScope> {
    let relay = EnvironmentScope(relaying: scope.takeUnretainedValue(), upTo: context.scope.takeUnretainedValue())
    relays.append(relay)
    return .passUnretained(relay)
  }
}

extension RowListing: RowKeeping {
  func attached(to element: ElementIndex) {
    endDeparted()
    let holder = ViewRuntime.elements[element].parent
    rows[holder] = ListedRow(element, relays: relays, in: self)
    holders[element] = holder
    relays = []
  }

  func detached(from element: ElementIndex) {
    guard let holder = holders.removeValue(forKey: element), let row = rows.removeValue(forKey: holder) else { return }
    row.willLeave()
    departed.append(row)
  }

  var allRows: [ListedRow] { Array(rows.values) }

  func valuesChanged() { for row in rows.values { row.valuesChanged() } }
}

/// A type that keeps the rows of a list.
@MainActor
protocol RowKeeping: AnyObject {
  /// Called when the element of a row and everything inside it are in the tree.
  func attached(to element: ElementIndex)
  /// Called before the element of a row leaves the tree.
  func detached(from element: ElementIndex)
  /// The rows in the tree, in no order.
  var allRows: [ListedRow] { get }
  /// Called when container values of rows may have changed.
  func valuesChanged()
}

/// The handler that reports the elements of rows to their list.
final class RowListingSource: AttachmentHandler {
  fileprivate(set) weak var listing: (any RowKeeping)?

  func attached(to element: ElementIndex) { listing?.attached(to: element) }
  func detached(from element: ElementIndex) { listing?.detached(from: element) }
  func containerValuesChanged() { listing?.valuesChanged() }
}
