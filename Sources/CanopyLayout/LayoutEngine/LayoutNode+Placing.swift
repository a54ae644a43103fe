internal import CanopyCore
internal import CanopyDrawing
package import Foundation

@MainActor
extension LayoutNode {
  /// Places the element in its container.
  func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(proposal)
    settle(origin, size, LayoutProposal(proposal))
  }

  /// Stores the position and the size of the element. Its children are placed again only if they may move.
  func settle(_ origin: CGPoint, _ size: CGSize, _ proposal: LayoutProposal) {
    let record = record
    let wasAtRest = record.pointee.flags.intersection([.isPlaced, .needsPlacing]) == .isPlaced
    var wasShown = record.pointee.flags.contains(.isPlaced)
    if record.pointee.flags.contains(.isLeftOut) {
      record.pointee.flags.remove(.isLeftOut)
      ViewRuntime.elements.needsDrawing(element)
      wasShown = false
    }
    let old = CGRect(origin: record.pointee.origin, size: record.pointee.size)
    if old.origin != origin {
      record.pointee.origin = origin
      ViewRuntime.elements.isElsewhere(element)
    }
    if wasShown, old.origin != origin || old.size != size {
      frameChanged(from: old, to: CGRect(origin: origin, size: size))
    } else if !wasShown, !TransactionOfUpdate.isPlain || TransactionScope.haveBeenUsed {
      standStill(in: CGRect(origin: origin, size: size))
    }
    if wasAtRest, record.pointee.size == size, record.pointee.proposal == proposal { return }
    if record.pointee.size != size { ViewRuntime.elements.needsDrawing(element) }
    record.pointee.size = size
    record.pointee.proposal = proposal
    record.pointee.flags.insert(.isPlaced)
    if !isLeaf { placeChildren() }
  }

  /// Places the children of a placed element.
  func placeChildren() {
    record.pointee.flags.remove(.needsPlacing)
    let (size, proposal) = (record.pointee.size, record.pointee.proposal)
    LayoutCounters.placed += 1
    StackDepth.check(at: element)
    let surroundings = surroundings
    surroundings.add(self)
    Placing.run(.final(Placing.Area(node: self, size: size, mirrors: surroundings.mirrors))) {
      layout.placeChildren(of: self, in: size, proposal.proposed)
    }
  }

  /// Returns the origin of the element in an ancestor, in the ancestor's reading direction.
  func readingOrigin(in around: LayoutNode) -> CGPoint {
    let record = record.pointee
    guard around.surroundings.mirrors else { return record.origin }
    return CGPoint(x: around.record.pointee.size.width - record.origin.x - record.size.width, y: record.origin.y)
  }

  /// Moves the element in an ancestor without layout.
  func setReadingOrigin(_ origin: CGPoint, in around: LayoutNode) {
    var origin = origin
    if around.surroundings.mirrors {
      origin.x = around.record.pointee.size.width - origin.x - record.pointee.size.width
    }
    if record.pointee.origin == origin { return }
    record.pointee.origin = origin
    ViewRuntime.elements.isElsewhere(element)
  }

  /// Hides the element, because its container doesn't place it.
  func leaveOut() {
    if record.pointee.flags.contains(.isLeftOut) { return }
    record.pointee.flags.insert(.isLeftOut)
    ViewRuntime.elements.needsDrawing(element)
  }

  /// A Boolean value that indicates whether the container of the element, such as `ViewThatFits`, doesn't show it.
  package var isLeftOut: Bool { record.pointee.flags.contains(.isLeftOut) }

  /// A Boolean value that indicates whether the element is hidden, or left out of its container.
  package var isHidden: Bool {
    if isLeftOut { return true }
    return ViewRuntime.elements[element].kind == .wrapper && layout.hides
  }

  /// The frame in the element's window or presentation, with edges on whole pixels.
  package var frame: CGRect {
    exactFrame._snapped(to: surroundings.displayScale)
  }

  /// The frame in the element's window or presentation. For a rotated element, its bounding box.
  package var exactFrame: CGRect {
    let seesMotion = ShownGeometry.isSeen
    var frame = seesMotion ? shownFrame : CGRect(origin: record.pointee.origin, size: record.pointee.size)
    var node = parent
    while let around = node {
      around.apply(to: &frame, seesMotion)
      let origin = seesMotion ? around.shownOrigin : around.record.pointee.origin
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      node = around.parent
    }
    return frame
  }

  /// The offset from the positions of the children to where they are drawn.
  package var displacement: CGPoint {
    let displacement = layout.displacement(of: self)
    return surroundings.mirrors ? CGPoint(x: -displacement.x, y: displacement.y) : displacement
  }

  /// The offset from the positions of the children to where they are shown.
  package var shownDisplacement: CGPoint { shownDisplacement(layout) }

  /// Returns the offset from the positions of the children to where they are shown.
  ///
  /// - Parameter layout: The layout of the element.
  package func shownDisplacement(_ layout: ElementLayout) -> CGPoint {
    let displacement = layout.shownDisplacement(of: self)
    if displacement.x == 0 { return displacement }
    return surroundings.mirrors ? CGPoint(x: -displacement.x, y: displacement.y) : displacement
  }

  /// Applies the offsets and transforms of the element to a rectangle inside it.
  func apply(to frame: inout CGRect, _ seesMotion: Bool) {
    let kind = ViewRuntime.elements[element].kind
    guard kind == .wrapper || kind == .container else { return }
    let displacement = seesMotion ? shownDisplacement : displacement
    frame.origin.x += displacement.x
    frame.origin.y += displacement.y
    guard kind == .wrapper, let transform = layout.transform(of: self, in: seesMotion ? shownSize : record.pointee.size)
    else { return }
    frame = frame._applying(transform)
  }
}

extension CGRect {
  /// Returns the rectangle with edges on whole pixels, where `scale` is the number of pixels per point.
  ///
  /// An edge between two pixels is rounded to the same side at every position, even if sums have lost precision, so that content
  /// that moves by whole pixels looks the same.
  package func _snapped(to scale: CGFloat) -> CGRect {
    func snapped(_ length: CGFloat) -> CGFloat { (length * scale + 0.5 + 1e-5).rounded(.down) / scale }
    let (x, y) = (snapped(minX), snapped(minY))
    return CGRect(x: x, y: y, width: snapped(maxX) - x, height: snapped(maxY) - y)
  }
}
