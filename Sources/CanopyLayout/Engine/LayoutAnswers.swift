internal import CanopyStyle
internal import Foundation

/// What a view has answered to proposals: the sizes that containers rely on.
///
/// A view that takes the same size when it is offered nothing and when it is offered everything in a direction takes that
/// size for all in between: then one answer stands for all of them. That keeps most views at a single answer, which is
/// kept in place; others have a block of memory.
struct LayoutAnswers {
  struct Answer {
    var proposal: LayoutProposal
    var size: CGSize
  }

  private var first = Answer(proposal: LayoutProposal(width: 0, height: 0), size: .zero)
  private var more: UnsafeMutablePointer<Answer>?
  private(set) var count: UInt8 = 0
  /// Whether there have been more answers than are remembered.
  private(set) var hasForgotten = false

  private static var capacity: Int { 16 }

  subscript(index: Int) -> Answer {
    get { index == 0 ? first : more.unsafelyUnwrapped[index - 1] }
    set { if index == 0 { first = newValue } else { more.unsafelyUnwrapped[index - 1] = newValue } }
  }

  func size(for proposal: LayoutProposal) -> CGSize? {
    for index in 0..<Int(count) where self[index].proposal.covers(proposal) { return self[index].size }
    return nil
  }

  /// The only answer, if it stands for all proposals with a given length across `axis`.
  func size(forAnyLengthAlong axis: Axis, _ breadth: CGFloat) -> CGSize? {
    let proposal = first.proposal
    let (length, known) = axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
    return count == 1 && length == LayoutProposal.any && LayoutProposal.isSame(known, breadth) ? first.size : nil
  }

  mutating func remember(_ proposal: LayoutProposal, _ size: CGSize) {
    for index in 0..<Int(count) {
      if self[index].proposal.covers(proposal) { return }
      guard let wider = Self.merged(self[index], proposal, size) else { continue }
      self[index].proposal = wider
      return drop(coveredBy: index)
    }
    if Int(count) == Self.capacity { forgetOldest() }
    if count > 0, more == nil { more = .allocate(capacity: Self.capacity - 1) }
    let index = Int(count)
    count += 1
    self[index] = Answer(proposal: proposal, size: size)
  }

  /// The proposal that both answers stand for, if they are the same for the least and for the most.
  private static func merged(_ known: Answer, _ proposal: LayoutProposal, _ size: CGSize) -> LayoutProposal? {
    guard known.size == size else { return nil }
    var result = known.proposal
    if LayoutProposal.isSame(known.proposal.width, proposal.width), isExtreme(known.proposal.height, proposal.height) {
      result.height = LayoutProposal.any
      return result
    }
    if LayoutProposal.isSame(known.proposal.height, proposal.height), isExtreme(known.proposal.width, proposal.width) {
      result.width = LayoutProposal.any
      return result
    }
    return nil
  }

  private static func isExtreme(_ first: CGFloat, _ second: CGFloat) -> Bool {
    (first == 0 && second == .infinity) || (first == .infinity && second == 0)
  }

  /// Drops the answers that another one stands for, and merges what that makes possible.
  private mutating func drop(coveredBy kept: Int) {
    let wide = self[kept].proposal
    var next = 0
    for index in 0..<Int(count) where index == kept || !wide.covers(self[index].proposal) {
      self[next] = self[index]
      next += 1
    }
    count = UInt8(next)
  }

  private mutating func forgetOldest() {
    for index in 1..<Int(count) { self[index - 1] = self[index] }
    count -= 1
    hasForgotten = true
  }

  mutating func removeAll() {
    count = 0
    hasForgotten = false
  }

  /// Gives the memory back.
  mutating func free() {
    more?.deallocate()
    more = nil
    removeAll()
  }
}
