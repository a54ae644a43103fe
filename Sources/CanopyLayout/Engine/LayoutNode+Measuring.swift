internal import CanopyCore
package import Foundation

extension LayoutNode {
  /// The size that it takes when it is offered `proposal`, from memory if it was asked before.
  package func size(_ proposal: ProposedViewSize) -> CGSize { answer(LayoutProposal(proposal)).size }

  /// Returns its size for a proposal, from memory if it was asked before, and the proposals that are known to have the same answer.
  func answer(_ proposal: LayoutProposal) -> LayoutAnswers.Answer {
    if let known = record.pointee.answers.answer(to: proposal) {
      LayoutCheck.check(known.size, of: self, proposal)
      return known
    }
    let answer = freshAnswer(proposal)
    // What was asked may have made elements, which moves records.
    return record.pointee.answers.remember(answer, isSteady: isSteady)
  }

  /// The answer to a proposal, asked anew.
  func freshAnswer(_ proposal: LayoutProposal) -> LayoutAnswers.Answer {
    LayoutCounters.measured += 1
    var answer = layout.answer(proposal, self)
    if !(answer.size.width >= 0 && answer.size.height >= 0) { answer.size = mended(answer.size) }
    return answer
  }

  private func mended(_ size: CGSize) -> CGSize {
    report(.sizeIsNoSize(size, of: self))
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// Records an issue about it, once.
  func report(_ issue: @autoclosure () -> RuntimeIssue) {
    guard !record.pointee.flags.contains(.isReported) else { return }
    record.pointee.flags.insert(.isReported)
    RuntimeIssue.record(issue(), in: ViewRuntime.elements[element].scope.takeUnretainedValue().tree)
  }

  // MARK: Guides

  /// Its dimensions when it is offered `proposal`.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self, proposal: proposal)
  }

  /// Returns the position of a guide that something inside has set; nil if nothing has.
  func explicit(_ guide: AlignmentGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard hasGuides || guide.isBaseline else { return nil }
    // Set for an answer of nil, too: after a change the same guide may have a position.
    record.pointee.flags.insert(.isGuiding)
    return layout.guide(guide, of: self, in: size, proposal)
  }

  /// Where a guide is.
  func position(of guide: AlignmentGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
    if let value = explicit(guide, in: size, proposal) { return value }
    if let value = guide.usualValue(in: size) { return value }
    return guide.id.defaultValue(in: ViewDimensions(size: size, node: self, proposal: proposal))
  }
}
