internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// Views with the same identifier and namespace.
@MainActor
final class MatchedGroup {
  let key: MatchedKey
  /// The sources in the order in which they were added. The last one is the current source.
  var sources: [Member] = []
  var followers: [Member] = []
  /// The pictures of sources that have been removed and are still visible.
  var pictures: [MatchedPicture] = []
  /// The source before the running update; nil if there was none, or if the source hasn't changed.
  var previous: Previous?
  var isChanging = false

  init(_ key: MatchedKey) { self.key = key }

  var isEmpty: Bool { sources.isEmpty && followers.isEmpty && pictures.isEmpty && !isChanging }

  /// The current source, which other views follow.
  var source: Member? { sources.last }

  /// An element of a view.
  struct Member {
    let node: LayoutNode
    /// Safe because the wrapper outlives its elements.
    unowned(unsafe) let wrapper: MatchedWrapper
    /// The transaction in which the element appears, or nil after it has appeared.
    var arrival: Transaction?
    /// The motion from the frame of a previous source; nil if there was none.
    var flight: ValueMotion<FrameDifference>?

    init(_ node: LayoutNode, _ wrapper: MatchedWrapper, arrival: Transaction? = nil) {
      (self.node, self.wrapper, self.arrival) = (node, wrapper, arrival)
    }

    /// Returns the point of a frame at the anchor of the view.
    @MainActor
    func anchorPoint(in frame: CGRect) -> CGPoint {
      let anchor = wrapper.matching.anchor
      let x = node.surroundings.mirrors ? 1 - anchor.x : anchor.x
      return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * anchor.y)
    }

    /// The shown frame of the view in the window; nil if it isn't shown.
    @MainActor var shownFrame: CGRect? {
      guard node.record.pointee.flags.contains(.isPlaced), !node.isHidden else { return nil }
      // The content of a view that has followed another view moves to its own position.
      let content = node.wrapped
      let isContentMoving = content.record.pointee.flags.contains(.isMoving)
      return isContentMoving && flight?.isAtRest ?? true ? content.matchedFrame : node.matchedFrame
    }

    @MainActor var identity: MatchedPicture.Source {
      MatchedPicture.Source(node: node, stamp: node.record.pointee.stamp)
    }
  }

  /// A source as it was before an update.
  struct Previous {
    let identity: MatchedPicture.Source
    let frame: CGRect?
    let flight: ValueMotion<FrameDifference>?

    @MainActor
    init(_ member: Member) { (identity, frame, flight) = (member.identity, member.shownFrame, member.flight) }
  }

  // MARK: Changes of the source

  /// Moves a new source from the frame of the previous one, after the layout of the update is known.
  func endChange(in tree: TreeContext) {
    defer {
      for place in sources.indices { sources[place].arrival = nil }
      (previous, isChanging) = (nil, false)
    }
    if sources.count > 1 { tree.recordOnce(.multipleSources(of: key, sources[sources.count - 1].node)) }
    guard let source, let previous, source.identity != previous.identity else { return }
    for picture in pictures where picture.source == previous.identity { picture.source = source.identity }
    guard let transaction = source.arrival, let frame = previous.frame else { return }
    let old = sources.contains { $0.identity == previous.identity } ? nil : previous.flight
    sources[sources.count - 1].flight = source.node.fly(from: frame, continuing: old, in: transaction)
  }
}

@MainActor
extension LayoutNode {
  /// Animates the element from another frame in the window. Its content follows from its layout in the size of that frame.
  ///
  /// - Parameters:
  ///   - frame: The frame at the beginning.
  ///   - old: The motion of a view at that frame, which the new motion continues.
  fileprivate func fly(
    from frame: CGRect, continuing old: ValueMotion<FrameDifference>?, in transaction: Transaction
  ) -> ValueMotion<FrameDifference>? {
    let record = record
    guard record.pointee.flags.contains(.isPlaced), !isHidden, transaction.animation != nil else { return nil }
    // The distance is measured from the position that the element would be shown at without its own motion.
    motions.frames.removeValue(forKey: element)?.cancel()
    record.pointee.flags.remove(.isMoving)
    let frame = frame._matched(through: transformToWindow(seesMotion: true).undone)
    let distance = FrameDifference(from: shownFrame, to: frame)
    guard distance != .zero || !(old?.isAtRest ?? true),
      let flight = ValueMotion.shared(after: old, at: distance, in: transaction, scope)
    else { return nil }
    follow(flight)
    let (size, proposal) = (record.pointee.size, record.pointee.proposal)
    guard size != frame.size else { return flight }
    func place(_ size: CGSize, _ proposal: LayoutProposal, _ changes: FrameChanges) {
      (record.pointee.size, record.pointee.proposal) = (size, proposal)
      FrameChanges.show(changes) { placeChildren() }
    }
    // Content that isn't resized keeps its layout, so that the lines of a text don't change during the motion.
    let isFlexible = wrapped.isFlexible
    let first = LayoutProposal(
      width: isFlexible.horizontally ? frame.width : proposal.width,
      height: isFlexible.vertically ? frame.height : proposal.height)
    place(frame.size, first, .plain)
    place(size, proposal, .following(flight, from: distance))
    return flight
  }
}

extension RuntimeIssue {
  @MainActor
  fileprivate static func multipleSources(of key: MatchedKey, _ node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      Multiple inserted views in the matched geometry group “\(key.id)” are sources\(place(of: node.element)). The last one \
      is used. Pass `isSource: false` to the others.
      """)
  }
}
