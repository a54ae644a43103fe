internal import CanopyCore
package import Foundation

@MainActor
extension LayoutNode {
  /// Returns the size for a proposal. Sizes are cached.
  package func size(_ proposal: ProposedViewSize) -> CGSize { answer(LayoutProposal(proposal)).size }

  /// Returns the size for a proposal, and all proposals that are known to result in the same size. Answers are cached.
  func answer(_ proposal: LayoutProposal) -> LayoutAnswers.Answer {
    if let known = record.pointee.answers.answer(to: proposal) {
      LayoutCheck.check(known.size, of: self, proposal)
      return known
    }
    let answer = freshAnswer(proposal)
    // The layout may have created elements, which moves records.
    return record.pointee.answers.remember(answer, isSteady: isSteady)
  }

  /// Computes and returns the answer to a proposal.
  func freshAnswer(_ proposal: LayoutProposal) -> LayoutAnswers.Answer {
    LayoutCounters.measured += 1
    StackDepth.check(at: element)
    var answer = layout.answer(proposal, self)
    if !(answer.size.width >= 0 && answer.size.height >= 0) { answer.size = sanitized(answer.size) }
    return answer
  }

  private func sanitized(_ size: CGSize) -> CGSize {
    report(.invalidSize(size, of: self))
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// Reports an issue about the element, unless an issue has already been reported.
  func report(_ issue: @autoclosure () -> RuntimeIssue) {
    guard !record.pointee.flags.contains(.isReported) else { return }
    record.pointee.flags.insert(.isReported)
    RuntimeIssue.record(issue(), in: ViewRuntime.elements[element].scope.takeUnretainedValue().tree)
  }

  // MARK: Guides

  /// Returns the dimensions for a proposal.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self, proposal: proposal)
  }

  /// Returns the position of a guide that the element or one of its descendants sets, or nil if none of them does.
  func explicit(_ guide: AlignmentGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard hasGuides || guide.isBaseline else { return nil }
    // The flag is also set for a result of nil, because the guide may have a position after a change.
    record.pointee.flags.insert(.isGuiding)
    return layout.guide(guide, of: self, in: size, proposal)
  }

  /// Returns the position of a guide.
  func position(of guide: AlignmentGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
    if let value = explicit(guide, in: size, proposal) { return value }
    if let value = guide.usualValue(in: size) { return value }
    return guide.id.defaultValue(in: ViewDimensions(size: size, node: self, proposal: proposal))
  }
}
