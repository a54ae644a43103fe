internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The wrapper of a view whose geometry matches the geometry of other views.
///
/// A source is laid out as it would be without the modifier. The content of any other view is placed at the source's final frame.
/// The wrapper keeps the size of the content, so that the enclosing layout isn't affected.
final class MatchedWrapper: ElementWrapper {
  private(set) var matching: Matching
  /// For each element that follows a source, the place of the source when the content was placed; nil without a source.
  private var followers: [ElementIndex: SharedPlace?] = [:]
  /// The updates in which the elements were first placed.
  private var firstUpdates: [ElementIndex: UInt64] = [:]

  init(_ matching: Matching, _ context: _MountContext) {
    self.matching = matching
    super.init(context)
  }

  override var label: String { "matchedGeometryEffect" }

  private var groups: MatchedGroups { context.tree[MatchedGroups.companion] }

  func update(_ new: Matching) {
    guard matching != new else { return }
    let old = matching
    for element in elements where old.key != new.key || old.isSource != new.isSource {
      groups.remove(element)
    }
    matching = new
    for element in elements {
      if old.key != new.key || old.isSource != new.isSource { add(element, isNew: false) }
      LayoutChanges.needsPlacing(LayoutNode(element))
    }
    if new.isSource { followers = [:] }
  }

  private func add(_ element: ElementIndex, isNew: Bool) {
    groups.add(
      element, of: self, to: matching.key,
      arrivingIn: isNew ? ViewRuntime.elements.transaction(of: element) : nil)
  }

  override func didWrap(in wrapping: ElementIndex) { add(wrapping, isNew: true) }

  override func willUnwrap(in wrapping: ElementIndex) {
    groups.remove(wrapping)
    followers[wrapping] = nil
    firstUpdates[wrapping] = nil
  }

  // MARK: Layout

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let firstUpdate = firstUpdates[node.element] ?? ViewRuntime.updates
    firstUpdates[node.element] = firstUpdate
    if matching.isSource { return placeSource(node, in: size, proposal) }
    let place = sharedPlace(of: node)
    followers[node.element] = .some(place)
    guard let place else { return Placing.place(node.wrapped, at: .zero, proposal) }
    // In the first update, the position of the source may become known after the position of the element.
    let isAgain = firstUpdate == ViewRuntime.updates && node.wrapped.record.pointee.flags.contains(.isPlaced)
    FrameChanges.show(isAgain ? .plain : FrameChanges.current) {
      self.place(node.wrapped, at: place, in: size, proposal)
    }
  }

  /// Places the content of a source. If it is shown in a different size, content that isn't resized keeps its anchor in place.
  private func placeSource(_ node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let inner = node.wrapped.size(proposal)
    let origin = CGPoint(
      x: (size.width - inner.width) * matching.anchor.x, y: (size.height - inner.height) * matching.anchor.y)
    Placing.place(node.wrapped, at: origin, proposal)
  }

  private func place(
    _ child: LayoutNode, at place: SharedPlace, in size: CGSize, _ proposal: ProposedViewSize
  ) {
    let proposal = matching.properties.contains(.size) ? ProposedViewSize(place.size) : proposal
    let inner = child.size(proposal)
    let anchor = matching.anchor
    let point =
      matching.properties.contains(.position)
      ? place.point : CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    Placing.place(
      child, at: CGPoint(x: point.x - inner.width * anchor.x, y: point.y - inner.height * anchor.y), proposal)
  }

  /// Returns the place of the source in the coordinates of an element, in its reading direction, or nil without a source.
  private func sharedPlace(of node: LayoutNode) -> SharedPlace? {
    guard let source = groups.source(of: matching.key), source.node != node,
      source.node.record.pointee.flags.contains(.isPlaced), !source.node.isHidden
    else { return nil }
    let record = source.node.record.pointee
    let frame = CGRect(origin: record.origin, size: record.size)
      ._matched(through: source.node.transformToWindow(seesMotion: false))
      ._matched(through: node.contentTransformToWindow(seesMotion: false).undone)
    var point = source.anchorPoint(in: frame)
    if node.surroundings.mirrors { point.x = node.record.pointee.size.width - point.x }
    return SharedPlace(point: point, size: frame.size)
  }

  /// Places the elements again whose source has moved.
  func sourceMayHaveMoved() {
    for (element, known) in followers {
      let node = LayoutNode(element)
      guard node.record.pointee.flags.contains(.isPlaced) else { continue }
      let place = sharedPlace(of: node)
      if place.map({ !($0 ~= known) }) ?? (known != nil) { LayoutChanges.needsPlacing(node) }
    }
  }

  // MARK: Drawing

  override func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _: ElementDrawing
  ) -> DisplayList? {
    guard let picture = groups.pictured[node.element] else { return nil }
    picture.frame = frame
    // The transform is a marker that helps the picture find the items.
    return DisplayList([
      DisplayItem(id: node.element, .group(DisplayGroup(.transform(.identity), DisplayList(parts: [inside]))))
    ])
  }
}

/// The position and the size of a source for its followers.
struct SharedPlace {
  /// The position of the source's anchor.
  var point: CGPoint
  var size: CGSize

  /// Returns a Boolean value that indicates whether two places are the same, except for invisible differences.
  static func ~= (one: SharedPlace, other: SharedPlace?) -> Bool {
    guard let other else { return false }
    let distance = max(
      abs(one.point.x - other.point.x), abs(one.point.y - other.point.y), abs(one.size.width - other.size.width),
      abs(one.size.height - other.size.height))
    return distance < 1e-3
  }
}
