internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The arrangement of a lazy container: lines along an axis, and tracks across it.
@usableFromInline
struct LazyArrangement: _ContainerArrangement {
  let axis: Axis
  /// The alignment across the axis, for tracks without their own alignment.
  let alignment: Alignment
  /// The distance between lines; nil to use the preferred distances of the views.
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// The tracks of a grid; nil in a stack.
  let items: [GridItem]?
  /// The distances between the parts of a list; nil in other containers.
  let list: ListDistances?

  init(
    axis: Axis, alignment: Alignment, spacing: CGFloat?, pinnedViews: PinnedScrollableViews, items: [GridItem]?,
    list: ListDistances? = nil
  ) {
    self.list = list
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    self.pinnedViews = pinnedViews
    self.items = items
    for item in items ?? [] where !item.size.isSize { RuntimeIssue.record(.invalidGridItem(item.size)) }
  }

  @usableFromInline static var _isLazy: Bool { true }

  @usableFromInline
  func _makeContainer() -> _LayoutContainer { _LayoutContainer(self) { LazyContainer($0) } }

  @usableFromInline
  func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(LazyContainer.self, with: self) { $0.update($1, of: element) }
  }

  var label: String {
    list != nil ? "List" : (axis == .vertical ? "LazyV" : "LazyH") + (items == nil ? "Stack" : "Grid")
  }

  func tracks(in room: CGFloat?) -> LazyTracks {
    if let items { LazyTracks(items, in: room) } else { LazyTracks(room) }
  }

  // MARK: Along and across

  func length(of size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  func breadth(of size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
  func breadth(of proposal: ProposedViewSize) -> CGFloat? { axis == .vertical ? proposal.width : proposal.height }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// Returns the proposal for a view: the breadth of its track, and an unspecified length along the axis.
  func proposal(breadth: CGFloat?) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
  }
}

extension RuntimeIssue {
  fileprivate static func invalidGridItem(_ size: GridItem.Size) -> RuntimeIssue {
    layout(
      """
      A grid item of \(size)\(place()): lengths must be finite and at least 0, and a minimum must not exceed its \
      maximum. Nonfinite lengths are replaced with 0, and the minimum takes precedence.
      """)
  }
}
