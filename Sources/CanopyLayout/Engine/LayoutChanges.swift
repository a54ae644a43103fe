package import CanopyCore
internal import CanopyStyle
package import Foundation

/// What the layout of a window has to look at again, and how far a change reaches.
///
/// An element that has changed answers anew what it has been asked so far, the deepest first. Only if one answer differs
/// is the element around it concerned: so a change goes up as far as it makes a difference, and no further.
package final class LayoutChanges {
  fileprivate struct Entry {
    let node: LayoutNode
    let stamp: UInt32
  }

  /// What waits to answer anew and has nothing inside it: it may do so in any order.
  @exclusivity(unchecked) private var dirtyLeaves: [Entry] = []
  /// The others that wait, by how deep they are.
  @exclusivity(unchecked) private var dirty: [[Entry]] = []
  /// The deepest that may wait; -1 if nothing does.
  @exclusivity(unchecked) private var deepest = -1
  /// What has to put its parts somewhere anew, with its depth.
  @exclusivity(unchecked) private var toPlace: [(depth: Int, entry: Entry)] = []

  // MARK: Telling

  /// Says that `element` may answer otherwise.
  static func changed(_ element: ElementIndex) {
    ViewRuntime.elements.needsDrawing(element)
    mayAnswerOtherwise(LayoutNode(element))
  }

  private static func mayAnswerOtherwise(_ node: LayoutNode) {
    let record = node.record
    guard record.pointee.answers.count > 0 || !record.pointee.flags.isDisjoint(with: [.isPlaced, .isReliedOn]) else {
      return
    }
    guard !record.pointee.flags.contains(.isDirty) else { return }
    record.pointee.flags.insert(.isDirty)
    node.withWindow { window in
      window.wait()
      window.changes.addDirty(Entry(node: node, stamp: record.pointee.stamp))
    }
  }

  private func addDirty(_ entry: Entry) {
    if entry.node.isLeaf { return dirtyLeaves.append(entry) }
    let depth = entry.node.depth
    while dirty.count <= depth { dirty.append([]) }
    dirty[depth].append(entry)
    deepest = max(deepest, depth)
  }

  /// Says that other elements are in a group than before, or in another order.
  static func structureChanged(at group: ElementIndex) {
    var element = group
    while element != 0, ViewRuntime.elements[element].kind == .group { element = ViewRuntime.elements[element].parent }
    guard element != 0 else { return }
    let node = LayoutNode(element)
    if ViewRuntime.elements[element].flags.contains(.listsSubviews) {
      unsafeDowncast(node.layout, to: SubviewListing.self).changed()
    }
    childrenChanged(of: node)
  }

  /// Says that other elements are inside an element, or that they say something else to it.
  static func childrenChanged(of node: LayoutNode) {
    noteOtherChildren(of: node)
    changed(node.element)
  }

  private static func noteOtherChildren(of node: LayoutNode) {
    node.record.pointee.flags.insert(.hasOtherChildren)
    node.layout.childrenWillChange()
  }

  /// Says that what is inside an element has to be put somewhere anew, though it takes the same room.
  static func needsPlacing(_ node: LayoutNode) {
    let record = node.record
    guard record.pointee.flags.contains(.isPlaced), !record.pointee.flags.contains(.needsPlacing) else { return }
    record.pointee.flags.insert(.needsPlacing)
    node.withWindow { window in
      window.wait()
      window.changes.toPlace.append((node.depth, Entry(node: node, stamp: record.pointee.stamp)))
    }
  }

  /// Lays out a root in an area from now on.
  package static func layOut(_ root: LayoutNode, in area: CGRect, proposal: ProposedViewSize? = nil) {
    let record = root.record
    record.pointee.origin = area.origin
    record.pointee.size = area.size
    record.pointee.proposal = LayoutProposal(proposal ?? ProposedViewSize(area.size))
    record.pointee.flags.insert(.isPlaced)
    needsPlacing(root)
  }

  /// Says that an element or what is inside it is to be seen somewhere else, or looks different, though nothing was laid out.
  package static func moved(_ element: ElementIndex) {
    let window = LayoutNode(element).tree.layout
    window.wait()
    window.changes.hasMoved = true
    ViewRuntime.elements.needsDrawing(element)
  }

  /// Whether anything is to be seen somewhere else than after the last update.
  @exclusivity(unchecked) var hasMoved = false

  /// A Boolean value that indicates whether there is anything to do.
  var isPending: Bool { deepest >= 0 || !dirtyLeaves.isEmpty || !toPlace.isEmpty || hasMoved }

  // MARK: Doing

  /// Lays out all that has changed.
  func layOut() {
    while deepest >= 0 || !dirtyLeaves.isEmpty || !toPlace.isEmpty {
      answerAnew()
      if toPlace.isEmpty { return }
      hasMoved = true
      if toPlace.count > 1 { toPlace.sort { $0.depth < $1.depth } }
      var places: [(depth: Int, entry: Entry)] = []
      swap(&places, &toPlace)
      for (_, entry) in places where entry.isCurrent(.needsPlacing) { entry.node.placeChildren() }
      // What was put somewhere is done with; the memory is used again.
      if toPlace.isEmpty {
        places.emptyKeepingCapacity()
        swap(&places, &toPlace)
      }
    }
  }

  private func answerAnew() {
    // They may go on, but only to what is no leaf.
    for entry in dirtyLeaves where entry.isCurrent(.isDirty) { answerAnew(entry.node) }
    if !dirtyLeaves.isEmpty { dirtyLeaves.emptyKeepingCapacity() }
    while deepest >= 0 {
      guard let entry = dirty[deepest].popLast() else {
        deepest -= 1
        continue
      }
      if entry.isCurrent(.isDirty) { answerAnew(entry.node) }
    }
  }

  private func answerAnew(_ node: LayoutNode) {
    let record = node.record
    let flags = record.pointee.flags
    record.pointee.flags.subtract([.isDirty, .hasOtherChildren, .isGuiding])
    if node.isLeaf {
      let isGuiding = flags.contains(.isGuiding) || record.pointee.answers.hasForgotten
      if node.answersOtherwise() || isGuiding { concern(node.parent, child: node) }
      return
    }
    let layout = node.layout
    var makesDifference = flags.contains(.isGuiding) || record.pointee.answers.hasForgotten
    let hasOtherSpacing = flags.contains(.hasOtherChildren) && layout.childrenChanged(of: node)
    if node.answersOtherwise() || layout.isTransparent { makesDifference = true }
    Self.needsPlacing(node)
    let concernsStructure = hasOtherSpacing || (layout.isTransparent && flags.contains(.hasOtherChildren))
    if concernsStructure, let parent = node.parent { Self.noteOtherChildren(of: parent) }
    if makesDifference || concernsStructure { concern(node.parent, child: node) }
  }

  private func concern(_ parent: LayoutNode?, child: LayoutNode) {
    guard let parent else { return }
    parent.layout.childChanged(child, of: parent)
    Self.mayAnswerOtherwise(parent)
  }
}

extension LayoutChanges.Entry {
  /// Whether the element is still the one that it was, and still waits.
  fileprivate func isCurrent(_ flag: LayoutFlags) -> Bool {
    let record = node.record
    return record.pointee.stamp == stamp && record.pointee.flags.contains(flag)
  }
}

extension LayoutNode {
  /// How many elements are around it.
  fileprivate var depth: Int {
    var depth = 0
    var next = ViewRuntime.elements[element].parent
    while next != 0 {
      depth += 1
      next = ViewRuntime.elements[next].parent
    }
    return depth
  }

  /// Answers anew what it has been asked so far. Returns whether any answer differs.
  fileprivate func answersOtherwise() -> Bool {
    let count = Int(record.pointee.answers.count)
    if count == 0 { return false }
    if count == 1 {
      let old = record.pointee.answers[0]
      record.pointee.answers.removeAll()
      return answersOtherwise(than: old)
    }
    let old = (0..<count).map { record.pointee.answers[$0] }
    record.pointee.answers.removeAll()
    // All are asked: they are to be remembered.
    return old.reduce(false) { answersOtherwise(than: $1) || $0 }
  }

  /// An answer that stands for ranges is asked for at both of their ends, unless one answer stands for all of them again.
  private func answersOtherwise(than old: LayoutAnswers.Answer) -> Bool {
    let (width, height) = (old.proposal.width, old.proposal.height)
    let (leastWidth, leastHeight) = (LayoutProposal.least(of: width), LayoutProposal.least(of: height))
    let most = LayoutProposal(
      width: leastWidth == nil ? width : .infinity, height: leastHeight == nil ? height : .infinity)
    let answer = answer(most)
    if answer.size != old.size { return true }
    if answer.proposal.covers(old.proposal) { return false }
    if !isSteady { return true }
    func differs(_ width: CGFloat, _ height: CGFloat) -> Bool {
      self.answer(LayoutProposal(width: width, height: height)).size != old.size
    }
    if let leastWidth, differs(leastWidth, most.height) { return true }
    guard let leastHeight else { return false }
    return differs(most.width, leastHeight) || leastWidth.map { differs($0, leastHeight) } ?? false
  }
}
