import Foundation
import Testing

@testable import CanopyLayout

/// Remembered answers of views, each of which covers a range of proposals.
@Suite struct LayoutAnswersTests {
  private let size = CGSize(width: 50, height: 20)

  private func answers(_ proposals: LayoutProposal...) -> LayoutAnswers {
    var answers = LayoutAnswers()
    for proposal in proposals { _ = answers.remember(LayoutAnswers.Answer(proposal: proposal, size: size)) }
    return answers
  }

  private func known(_ answers: inout LayoutAnswers, _ width: CGFloat, _ height: CGFloat) -> CGSize? {
    defer { answers.free() }
    return answers.answer(to: LayoutProposal(width: width, height: height))?.size
  }

  @Test func aRangeCoversLengthsFromItsMinimumUp() {
    let range = LayoutProposal.atLeast(50, containing: 80)
    #expect(!LayoutProposal.covers(range, 49.9))
    #expect(LayoutProposal.covers(range, 50))
    #expect(LayoutProposal.covers(range, .infinity))
    #expect(!LayoutProposal.covers(range, .nan))
    #expect(LayoutProposal.covers(LayoutProposal.atLeastOrNothing(50), .nan))
    #expect(LayoutProposal.covers(LayoutProposal.any, 0))
    #expect(!LayoutProposal.covers(0, LayoutProposal.any))
  }

  @Test func theIntersectionOfTwoRangesCoversLengthsInBoth() {
    let lengths: [CGFloat] = [0, 1, 20, 50, 80, .infinity, .nan]
    let ranges = [
      LayoutProposal.any, LayoutProposal.anyOrNothing, LayoutProposal.atLeastOrNothing(20),
      LayoutProposal.atLeast(50, containing: .infinity),
    ]
    for (first, second) in ranges.flatMap({ first in ranges.map { (first, $0) } }) {
      for offered in lengths where LayoutProposal.covers(first, offered) && LayoutProposal.covers(second, offered) {
        let common = LayoutProposal.common(first, second, offered: offered)
        for length in lengths {
          let isInBoth = LayoutProposal.covers(first, length) && LayoutProposal.covers(second, length)
          #expect(LayoutProposal.covers(common, length) == isInBoth)
        }
      }
    }
  }

  @Test(arguments: [0, 30, 50] as [CGFloat]) func equalAnswersForTwoLengthsCoverTheLengthsBetween(least: CGFloat) {
    var answers = answers(LayoutProposal(width: least, height: 10), LayoutProposal(width: .infinity, height: 10))
    #expect(answers.count == 1)
    #expect(known(&answers, 70, 10) == size)
  }

  @Test func anAnswerForAWiderRangeReplacesOthers() {
    var answers = answers(
      LayoutProposal(width: 60, height: 10), LayoutProposal(width: .nan, height: 10),
      LayoutProposal(widths: LayoutProposal.atLeastOrNothing(50), heights: LayoutProposal.anyOrNothing))
    #expect(answers.count == 1)
    #expect(known(&answers, .nan, 400) == size)
  }

  @Test func paddingIncreasesTheMinimumOfARange() {
    let range = LayoutProposal.range(LayoutProposal.atLeastOrNothing(50), longerBy: 8, containing: .infinity)
    #expect(LayoutProposal.least(of: range) == 58)
    #expect(LayoutProposal.covers(range, .nan))
    let any = LayoutProposal.range(LayoutProposal.any, longerBy: 8, containing: 3)
    #expect(LayoutProposal.isAny(any))
    #expect(LayoutProposal.range(30, longerBy: 8, containing: 38) == 38)
  }

  @Test func noMoreThanSixteenAnswersAreRemembered() {
    var answers = LayoutAnswers()
    for width in 0..<40 {
      let proposal = LayoutProposal(width: CGFloat(width), height: 1)
      _ = answers.remember(LayoutAnswers.Answer(proposal: proposal, size: CGSize(width: width, height: 1)))
    }
    #expect(answers.count == 16)
    #expect(answers.hasForgotten)
    #expect(answers.answer(to: LayoutProposal(width: 23, height: 1)) == nil)
    #expect(known(&answers, 39, 1) == CGSize(width: 39, height: 1))
  }
}
