internal import Foundation

/// The answers of a view to proposals.
///
/// A view that has the same size for two lengths, the greater of which is infinite, has that size for all lengths between them.
/// An answer is often valid for many proposals, and most views have a single answer, which is stored in place.
struct LayoutAnswers {
  struct Answer {
    /// The proposals that have this answer.
    var proposal: LayoutProposal
    var size: CGSize
  }

  private var first = Answer(proposal: LayoutProposal(width: 0, height: 0), size: .zero)
  private var more: UnsafeMutablePointer<Answer>?
  private(set) var count: UInt8 = 0
  /// A Boolean value that indicates whether there have been more answers than are remembered.
  private(set) var hasForgotten = false

  private static var capacity: Int { 16 }

  subscript(index: Int) -> Answer {
    get { index == 0 ? first : more.unsafelyUnwrapped[index - 1] }
    set { if index == 0 { first = newValue } else { more.unsafelyUnwrapped[index - 1] = newValue } }
  }

  func answer(to proposal: LayoutProposal) -> Answer? {
    for index in 0..<Int(count) where self[index].proposal.covers(proposal) { return self[index] }
    return nil
  }

  /// Remembers an answer. Returns it, with all proposals that are now known to have it.
  ///
  /// - Parameter isSteady: A Boolean value that indicates whether a size for two proposals is the size for all proposals between.
  mutating func remember(_ answer: Answer, isSteady: Bool = true) -> Answer {
    var answer = answer
    var index = 0
    while index < Int(count) {
      let known = self[index]
      if known.proposal.covers(answer.proposal) { return known }
      if isSteady, let wider = Self.merged(known, answer) {
        answer.proposal = wider
        remove(at: index)
        // A wider range may be merged with earlier answers, too.
        index = 0
      } else if answer.proposal.covers(known.proposal) {
        remove(at: index)
      } else {
        index += 1
      }
    }
    if Int(count) == Self.capacity {
      remove(at: 0)
      hasForgotten = true
    }
    if count > 0, more == nil { more = .allocate(capacity: Self.capacity - 1) }
    count += 1
    self[Int(count) - 1] = answer
    return answer
  }

  /// Returns the proposals for which two equal answers are valid; nil if the answers differ or can't be combined.
  private static func merged(_ first: Answer, _ second: Answer) -> LayoutProposal? {
    guard first.size == second.size else { return nil }
    var result = first.proposal
    if isSame(first.proposal.width, second.proposal.width) {
      guard let height = LayoutProposal.union(first.proposal.height, second.proposal.height) else { return nil }
      result.height = height
      return result
    }
    if isSame(first.proposal.height, second.proposal.height) {
      guard let width = LayoutProposal.union(first.proposal.width, second.proposal.width) else { return nil }
      result.width = width
      return result
    }
    return nil
  }

  private static func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    LayoutProposal.isSame(first, second) && first.sign == second.sign
  }

  private mutating func remove(at removed: Int) {
    for index in removed..<Int(count) - 1 { self[index] = self[index + 1] }
    count -= 1
  }

  mutating func removeAll() {
    count = 0
    hasForgotten = false
  }

  /// Frees the memory.
  mutating func free() {
    more?.deallocate()
    more = nil
    removeAll()
  }
}
