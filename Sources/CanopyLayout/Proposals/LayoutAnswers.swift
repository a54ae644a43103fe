internal import Foundation

/// The cached sizes of a view for proposals.
///
/// If a view has the same size for two lengths, and the greater one is infinite, it has this size for all lengths between them. A
/// cached size is often valid for many proposals. Most views have a single one, which is stored inline.
struct LayoutAnswers {
  struct Answer {
    /// The proposals that result in this size.
    var proposal: LayoutProposal
    var size: CGSize
  }

  private var first = Answer(proposal: LayoutProposal(width: 0, height: 0), size: .zero)
  private var more: UnsafeMutablePointer<Answer>?
  private(set) var count: UInt8 = 0
  /// A Boolean value that indicates whether answers have been discarded because there were too many.
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

  /// Stores an answer. Returns it with all proposals that are now known to result in it.
  ///
  /// - Parameter isSteady: A Boolean value that indicates whether equal sizes for two proposals imply the same size for all
  ///   proposals between them.
  mutating func remember(_ answer: Answer, isSteady: Bool = true) -> Answer {
    var answer = answer
    var index = 0
    while index < Int(count) {
      let known = self[index]
      if known.proposal.covers(answer.proposal) { return known }
      if isSteady, let wider = Self.merged(known, answer) {
        answer.proposal = wider
        remove(at: index)
        // The wider range may now also be merged with earlier answers.
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

  /// Returns the proposals that are covered by two equal answers, or nil if the answers differ or can't be combined.
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
