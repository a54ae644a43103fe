package import CanopyCore
internal import CanopyStyle
package import Foundation

/// The elements of a window whose layout has changed.
///
/// An element that has changed is measured again for its stored proposals, starting with the deepest element. Its container is
/// queued only if a size differs, so a change propagates up the tree only as far as it makes a difference.
@MainActor
package final class LayoutChanges {
  fileprivate struct Entry {
    let node: LayoutNode
    let stamp: UInt32
  }

  /// The leaves to measure again, in any order.
  @exclusivity(unchecked) private var dirtyLeaves: [Entry] = []
  /// The other elements to measure again, by depth.
  @exclusivity(unchecked) private var dirty: [[Entry]] = []
  /// The depth of the deepest nonempty list in `dirty`, or a greater number; -1 if all lists are empty.
  @exclusivity(unchecked) private var deepest = -1
  /// The elements that have to place their children again, with their depths.
  @exclusivity(unchecked) private var toPlace: [(depth: Int, entry: Entry)] = []

  // MARK: Recording changes

  /// Records that the size of `element` may have changed.
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

  /// Records that the members of a group, or their order, have changed.
  static func structureChanged(at group: ElementIndex) {
    var element = group
    while element != 0, ViewRuntime.elements[element].kind == .group { element = ViewRuntime.elements[element].parent }
    guard element != 0 else { return }
    let node = LayoutNode(element)
    if ViewRuntime.elements[element].flags.contains(.listsSubviews) {
      node.layout.listedElementsChanged()
    }
    childrenChanged(of: node)
  }

  /// Records that the children of an element, or their traits, have changed.
  static func childrenChanged(of node: LayoutNode) {
    noteOtherChildren(of: node)
    changed(node.element)
  }

  private static func noteOtherChildren(of node: LayoutNode) {
    node.record.pointee.flags.insert(.hasOtherChildren)
    node.layout.childrenWillChange()
  }

  /// Records that an element has to place its children again, although its size is the same.
  static func needsPlacing(_ node: LayoutNode) {
    let record = node.record
    guard record.pointee.flags.contains(.isPlaced), !record.pointee.flags.contains(.needsPlacing) else { return }
    record.pointee.flags.insert(.needsPlacing)
    node.withWindow { window in
      window.wait()
      window.changes.toPlace.append((node.depth, Entry(node: node, stamp: record.pointee.stamp)))
    }
  }

  /// Sets the area of a root.
  package static func layOut(_ root: LayoutNode, in area: CGRect, proposal: ProposedViewSize? = nil) {
    let record = root.record
    record.pointee.origin = area.origin
    record.pointee.size = area.size
    record.pointee.proposal = LayoutProposal(proposal ?? ProposedViewSize(area.size))
    record.pointee.flags.insert(.isPlaced)
    needsPlacing(root)
  }

  /// Moves a root to another area. If the transaction has an animation, the root is shown moving there.
  package static func move(_ root: LayoutNode, to area: CGRect, in transaction: Transaction?) {
    let (old, wasPlaced) = (root.record.pointee, root.record.pointee.flags.contains(.isPlaced))
    layOut(root, in: area)
    if wasPlaced { root.frameChanged(from: CGRect(origin: old.origin, size: old.size), to: area, in: transaction) }
  }

  /// Records that an element or its content is drawn in a different position, or looks different, without any layout.
  package static func moved(_ element: ElementIndex) {
    let window = LayoutNode(element).tree.layout
    window.wait()
    window.changes.hasMoved = true
    ViewRuntime.elements.needsDrawing(element)
  }

  /// A Boolean value that indicates whether any element has moved since the last update.
  @exclusivity(unchecked) var hasMoved = false

  /// A Boolean value that indicates whether anything has changed.
  var isPending: Bool { deepest >= 0 || !dirtyLeaves.isEmpty || !toPlace.isEmpty || hasMoved }

  // MARK: Laying out

  /// Lays out everything that has changed.
  func layOut() {
    while deepest >= 0 || !dirtyLeaves.isEmpty || !toPlace.isEmpty {
      answerAnew()
      if toPlace.isEmpty { return }
      hasMoved = true
      if toPlace.count > 1 { toPlace.sort { $0.depth < $1.depth } }
      var places: [(depth: Int, entry: Entry)] = []
      swap(&places, &toPlace)
      for (_, entry) in places where entry.isCurrent(.needsPlacing) { entry.node.placeChildren() }
      // Keeps the memory of the processed list.
      if toPlace.isEmpty {
        places._emptyKeepingCapacity()
        swap(&places, &toPlace)
      }
    }
  }

  private func answerAnew() {
    // Leaves may queue their containers, but not other leaves.
    for entry in dirtyLeaves where entry.isCurrent(.isDirty) { answerAnew(entry.node) }
    if !dirtyLeaves.isEmpty { dirtyLeaves._emptyKeepingCapacity() }
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
      let hasOtherSpacing = flags.contains(.isReliedOn) && node.hasOtherTextSpacing
      if hasOtherSpacing, let parent = node.parent { Self.noteOtherChildren(of: parent) }
      if node.answersOtherwise() || isGuiding || hasOtherSpacing { concern(node.parent, child: node) }
      return
    }
    let layout = node.layout
    var makesDifference = flags.contains(.isGuiding) || record.pointee.answers.hasForgotten
    let hasOtherSpacing = flags.contains(.hasOtherChildren) && layout.childrenChanged(of: node)
    if node.answersOtherwise() { makesDifference = true }
    Self.needsPlacing(node)
    if hasOtherSpacing, let parent = node.parent { Self.noteOtherChildren(of: parent) }
    if makesDifference || hasOtherSpacing { concern(node.parent, child: node) }
  }

  private func concern(_ parent: LayoutNode?, child: LayoutNode) {
    guard let parent else { return }
    parent.layout.childChanged(child, of: parent)
    Self.mayAnswerOtherwise(parent)
  }
}

@MainActor
extension LayoutChanges.Entry {
  /// Returns a Boolean value that indicates whether the entry still refers to the same element, and the element has a flag.
  fileprivate func isCurrent(_ flag: LayoutFlags) -> Bool {
    let record = node.record
    return record.pointee.stamp == stamp && record.pointee.flags.contains(flag)
  }
}

@MainActor
extension LayoutNode {
  /// The number of ancestors of the element.
  var depth: Int {
    var depth = 0
    var next = ViewRuntime.elements[element].parent
    while next != 0 {
      depth += 1
      next = ViewRuntime.elements[next].parent
    }
    return depth
  }

  /// Measures the element again for all stored proposals. Returns a Boolean value that indicates whether any size differs.
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
    // Doesn't stop early, because each new answer has to be stored.
    return old.reduce(false) { answersOtherwise(than: $1) || $0 }
  }

  /// Returns a Boolean value that indicates whether the element has a different size for the proposals of `old`.
  ///
  /// A range of proposals is compared at both of its ends, unless the answer at one end covers the whole range.
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
