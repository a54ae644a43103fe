package import CanopyCore
package import CanopyDrawing
package import Foundation

/// A part of the picture of a departing view: a source, which follows the next source of its group.
@MainActor
package final class MatchedPicture {
  let group: MatchedGroup
  /// The element that the picture shows.
  package let element: ElementIndex
  /// The frame of the element when the picture was created, in the coordinates of its items; nil if it isn't drawn.
  package var frame: CGRect?
  /// The source that the picture follows.
  var source: Source
  /// The frame of the element in the window when the picture was created.
  private let start: CGRect
  /// The last frame of the picture.
  private var last: CGRect
  /// A Boolean value for each axis that indicates whether the view is resized with its frame.
  private let isFlexible: (horizontally: Bool, vertically: Bool)
  private let anchor: CGPoint
  /// The transform from distances in the window to distances in the coordinates of the items.
  private let toItems: CGAffineTransform

  /// The identity of an element for as long as it is in the tree.
  struct Source: Equatable {
    let node: LayoutNode
    let stamp: UInt32
  }

  init(of member: MatchedGroup.Member, in group: MatchedGroup) {
    self.group = group
    element = member.node.element
    start = member.shownFrame ?? member.node.matchedFrame
    let back = member.node.transformToWindow(seesMotion: true).undone
    toItems = CGAffineTransform(a: back.a, b: back.b, c: back.c, d: back.d, tx: 0, ty: 0)
    last = start
    source = member.identity
    isFlexible = member.node.wrapped.isFlexible
    anchor = member.anchorPoint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Returns the transform that shows the picture at the position of its source, in the coordinates of the items.
  ///
  /// - Parameter drift: The distance by which the whole picture has moved since it was created.
  package func transform(_ drift: CGSize) -> CGAffineTransform {
    if source.node.record.pointee.stamp == source.stamp,
      let frame = group.sources.first(where: { $0.identity == source })?.shownFrame
    {
      last = frame
    }
    guard let frame, last != start || drift != .zero else { return .identity }
    let scale = CGSize(
      width: isFlexible.horizontally && start.width > 0 ? last.width / start.width : 1,
      height: isFlexible.vertically && start.height > 0 ? last.height / start.height : 1)
    // The anchor of the picture is at the anchor of the source.
    let old = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    let way = CGPoint(
      x: last.minX + last.width * anchor.x - start.minX - start.width * anchor.x,
      y: last.minY + last.height * anchor.y - start.minY - start.height * anchor.y
    ).applying(toItems)
    let new = CGPoint(x: old.x + way.x - drift.width, y: old.y + way.y - drift.height)
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: new.x - old.x * scale.width, ty: new.y - old.y * scale.height)
  }
}

@MainActor
extension LayoutNode {
  /// A Boolean value for each axis that indicates whether the element is known to take exactly the size that is proposed to it.
  var isFlexible: (horizontally: Bool, vertically: Bool) {
    let (record, proposal) = (record, record.pointee.proposal)
    guard let answer = record.pointee.answers.answer(to: proposal) else { return (false, false) }
    func isFlexible(_ proposed: CGFloat, _ answered: CGFloat, _ size: CGFloat) -> Bool {
      LayoutProposal.least(of: answered) == nil && abs(proposed - size) < 1e-3
    }
    return (
      isFlexible(proposal.width, answer.proposal.width, answer.size.width),
      isFlexible(proposal.height, answer.proposal.height, answer.size.height)
    )
  }
}
