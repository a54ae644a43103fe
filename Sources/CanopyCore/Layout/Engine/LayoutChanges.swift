internal import Foundation

/// What layout has to look at again, and how far a change reaches.
///
/// An element that has changed answers anew what it has been asked so far, the deepest first. Only if one answer differs
/// is the element around it concerned: so a change goes up as far as it makes a difference, and no further.
final class LayoutChanges {
  @exclusivity(unchecked) nonisolated(unsafe) static let shared = LayoutChanges()

  fileprivate struct Entry {
    let depth: UInt32
    let node: LayoutNode
    let stamp: UInt32
  }

  /// A heap: what is deepest is first.
  private var dirty: [Entry] = []
  /// What has to put its parts somewhere anew.
  private var toPlace: [Entry] = []

  var isEmpty: Bool { dirty.isEmpty && toPlace.isEmpty }

  // MARK: Telling

  /// Says that `element` may answer otherwise.
  func changed(_ element: ElementIndex) { changed(LayoutNode(element)) }

  func changed(_ node: LayoutNode) {
    let record = node.record
    guard record.pointee.answers.count > 0 || record.pointee.flags.contains(.isPlaced) else { return }
    guard !record.pointee.flags.contains(.isDirty) else { return }
    record.pointee.flags.insert(.isDirty)
    push(Entry(depth: node.depth, node: node, stamp: record.pointee.stamp))
  }

  /// Lays out a root in an area from now on.
  func layOut(_ root: LayoutNode, in area: CGRect) {
    let record = root.record
    record.pointee.origin = area.origin
    record.pointee.size = area.size
    record.pointee.proposal = LayoutProposal(ProposedViewSize(area.size))
    record.pointee.flags.insert(.isPlaced)
    needsPlacing(root)
  }

  /// Says that other elements are in a group than before, or in another order.
  func structureChanged(at group: ElementIndex) {
    var element = group
    while element != 0, ViewRuntime.elements[element].kind == .group { element = ViewRuntime.elements[element].parent }
    guard element != 0 else { return }
    childrenChanged(of: LayoutNode(element))
  }

  /// Says that what is inside an element says something else to it.
  func childrenChanged(of node: LayoutNode) {
    node.record.pointee.flags.insert(.hasOtherChildren)
    changed(node)
  }

  /// Says that what is inside an element has to be put somewhere anew, though it takes the same room.
  func needsPlacing(_ node: LayoutNode) {
    let record = node.record
    guard record.pointee.flags.contains(.isPlaced), !record.pointee.flags.contains(.needsPlacing) else { return }
    record.pointee.flags.insert(.needsPlacing)
    toPlace.append(Entry(depth: node.depth, node: node, stamp: record.pointee.stamp))
  }

  /// Says that what is inside an element is to be seen somewhere else, though nothing was laid out.
  func moved(_ node: LayoutNode) { hasMoved = true }

  /// Whether anything is to be seen somewhere else than after the last update.
  private(set) var hasMoved = false

  // MARK: Doing

  /// Lays out all that has changed.
  func run() {
    while !isEmpty {
      while let entry = pop() {
        if entry.isCurrent(.isDirty) { answerAnew(entry.node) }
      }
      let places = toPlace.sorted { $0.depth < $1.depth }
      toPlace.removeAll(keepingCapacity: true)
      for entry in places where entry.isCurrent(.needsPlacing) { placeAnew(entry.node) }
    }
  }

  private func answerAnew(_ node: LayoutNode) {
    let record = node.record
    record.pointee.flags.remove(.isDirty)
    let hasOthers = record.pointee.flags.contains(.hasOtherChildren)
    record.pointee.flags.remove(.hasOtherChildren)
    node.layout.childrenChanged(of: node, others: hasOthers)
    var makesDifference = record.pointee.flags.contains(.isGuiding) || hasOthers || record.pointee.answers.hasForgotten
    record.pointee.flags.remove(.isGuiding)
    let old = (0..<Int(record.pointee.answers.count)).map { record.pointee.answers[$0] }
    record.pointee.answers.removeAll()
    for answer in old {
      // One answer for all between the least and the most is two questions.
      for proposal in answer.proposal.questions where node.size(proposal.proposed) != answer.size {
        makesDifference = true
      }
    }
    needsPlacing(node)
    if makesDifference, let parent = node.parent { changed(parent) }
  }

  private func placeAnew(_ node: LayoutNode) {
    let record = node.record
    let size = node.size(record.pointee.proposal.proposed)
    record.pointee.size = size
    node.placeChildren()
  }

  // MARK: The heap

  private func push(_ entry: Entry) {
    dirty.append(entry)
    var index = dirty.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard dirty[parent].depth < dirty[index].depth else { return }
      dirty.swapAt(parent, index)
      index = parent
    }
  }

  private func pop() -> Entry? {
    guard let first = dirty.first else { return nil }
    let last = dirty.removeLast()
    guard !dirty.isEmpty else { return first }
    dirty[0] = last
    var index = 0
    while true {
      var largest = index
      for child in [2 * index + 1, 2 * index + 2] where child < dirty.count {
        if dirty[child].depth > dirty[largest].depth { largest = child }
      }
      guard largest != index else { return first }
      dirty.swapAt(largest, index)
      index = largest
    }
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
  fileprivate var depth: UInt32 {
    var depth: UInt32 = 0
    var next = ViewRuntime.elements[element].parent
    while next != 0 {
      depth += 1
      next = ViewRuntime.elements[next].parent
    }
    return depth
  }
}

extension LayoutProposal {
  /// What was asked: the least and the most stand for any.
  fileprivate var questions: [LayoutProposal] {
    if width == Self.any {
      return [0, .infinity].flatMap { LayoutProposal(width: $0, height: height).questions }
    }
    if height == Self.any {
      return [LayoutProposal(width: width, height: 0), LayoutProposal(width: width, height: .infinity)]
    }
    return [self]
  }
}

extension ElementTree {
  /// Forgets what layout knows about an element that leaves.
  func forgetLayout(of element: ElementIndex) {
    let record = record(of: element)
    if record.pointee.memberPlace != 0 {
      LayoutSurroundings.of(self[element].scope.takeUnretainedValue()).forget(element)
    }
    record.pointee.answers.free()
    record.pointee.flags = []
    record.pointee.stamp &+= 1
  }
}
