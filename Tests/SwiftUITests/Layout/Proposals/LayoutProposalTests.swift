import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

/// The sizes that containers propose, and how they are stored with the answers.
@MainActor @Suite struct LayoutProposalTests {
  @Test func unspecifiedDimensionsAreReplacedSeparately() {
    let (width, height) = (ProposedViewSize(width: 30, height: nil), ProposedViewSize(width: nil, height: 0))
    #expect(width.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    #expect(height.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 0))
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
  }

  @Test func proposalsAreValues() {
    #expect(ProposedViewSize(CGSize(width: 0, height: 0)) == .zero)
    #expect(ProposedViewSize(width: nil, height: nil) == .unspecified)
    #expect(Set([ProposedViewSize.zero, .unspecified, .infinity, .zero]).count == 3)
  }

  @Test(arguments: [nil, 0, 1e-300, 12.5, 1e300, .infinity] as [CGFloat?])
  func aProposalIsStoredAsItIs(length: CGFloat?) {
    let proposal = ProposedViewSize(width: length, height: length)
    #expect(LayoutProposal(proposal).proposed == proposal)
  }

  @Test(arguments: [-0.0, -1, -.infinity, .nan] as [CGFloat])
  func lengthsThatCannotBeProposedAreStoredAsZero(length: CGFloat) {
    let stored = LayoutProposal(ProposedViewSize(width: length, height: length))
    #expect(stored.proposed == .zero)
    #expect(LayoutProposal.least(of: stored.width) == nil)
  }

  @Test func unspecifiedLengthsAreEqual() {
    let unspecified = LayoutProposal(width: .nan, height: 3)
    #expect(unspecified == LayoutProposal(width: .nan, height: 3))
    #expect(!(unspecified == LayoutProposal(width: 0, height: 3)))
    #expect(unspecified.covers(LayoutProposal(.init(width: nil, height: 3))))
  }

  @Test func aSingleLengthCoversOnlyItself() {
    #expect(LayoutProposal.covers(20, 20))
    #expect(!LayoutProposal.covers(20, 20.5))
    #expect(!LayoutProposal.covers(20, .nan))
    #expect(!LayoutProposal.covers(.nan, 20))
    #expect(!LayoutProposal.covers(0, LayoutProposal.any))
  }

  @Test func bothLengthsHaveToBeCovered() {
    let range = LayoutProposal(widths: LayoutProposal.atLeast(40, containing: 50), heights: 10)
    #expect(range.covers(LayoutProposal(width: 60, height: 10)))
    #expect(!range.covers(LayoutProposal(width: 60, height: 11)))
    #expect(!range.covers(LayoutProposal(width: 39, height: 10)))
  }

  @Test func aRangeHasAUnionWithLengthsOnlyIfItHasNoEnd() {
    #expect(LayoutProposal.union(10, 20) == nil)
    #expect(LayoutProposal.union(.nan, 20) == nil)
    let open = LayoutProposal.union(20, .infinity)
    #expect(open.flatMap(LayoutProposal.least) == 20)
    let any = LayoutProposal.union(.nan, LayoutProposal.any)
    #expect(any.map { LayoutProposal.isAnyOrNothing($0) } == true)
    let joined = LayoutProposal.union(LayoutProposal.atLeastOrNothing(50), 30)
    #expect(joined.flatMap(LayoutProposal.least) == 30)
    #expect(joined.map { LayoutProposal.covers($0, .nan) } == true)
  }

  @Test func aRangeOfAllLengthsIsKnownAsSuch() {
    #expect(LayoutProposal.isAny(LayoutProposal.any) && !LayoutProposal.isAnyOrNothing(LayoutProposal.any))
    #expect(LayoutProposal.isAnyOrNothing(LayoutProposal.anyOrNothing))
    #expect(!LayoutProposal.isAny(0) && !LayoutProposal.isAny(.nan) && !LayoutProposal.isAny(5))
    #expect(LayoutProposal.least(of: LayoutProposal.anyOrNothing) == 0)
  }

  @Test func negativePaddingMakesARangeNoSmallerThanAllLengths() {
    let range = LayoutProposal.range(LayoutProposal.atLeast(5, containing: 9), longerBy: -20, containing: 9)
    #expect(LayoutProposal.least(of: range) == 0)
    let rounded = LayoutProposal.range(LayoutProposal.atLeast(5, containing: 9), longerBy: 8, containing: 12.9)
    #expect(LayoutProposal.least(of: rounded).map { (12.89999...12.9).contains($0) } == true)
  }

  @Test func aRangeContainsTheLengthThatWasOffered() {
    for (least, offered) in [(10.0, 4.0), (4, 10), (0, 0), (3, .infinity)] as [(CGFloat, CGFloat)] {
      #expect(LayoutProposal.covers(LayoutProposal.atLeast(least, containing: offered), offered))
    }
  }

  // MARK: What views are offered

  private func offered(@ViewBuilder _ content: (Offers) -> some View) -> Set<ProposedViewSize> {
    var seen: Set<ProposedViewSize> = []
    _ = layOut { content(Offers { seen.insert($0) }) }
    return seen
  }

  @Test func aRootIsOfferedTheSizeOfTheWindow() {
    #expect(offered { $0 }.contains(ProposedViewSize(width: 200, height: 100)))
  }

  @Test func modifiersChangeWhatIsOffered() {
    func contains(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: (Offers) -> some View) -> Bool {
      offered(content).contains(ProposedViewSize(width: width, height: height))
    }
    #expect(contains(180, 80) { $0.padding(10) })
    #expect(contains(nil, nil) { $0.fixedSize() })
    #expect(contains(nil, 100) { $0.fixedSize(horizontal: true, vertical: false) })
    #expect(contains(40, 100) { $0.frame(width: 40) })
    #expect(contains(50, 100) { $0.frame(maxWidth: 50) })
    #expect(contains(0, 0) { $0.padding(500) })
    #expect(contains(200, nil) { offers in ScrollView { offers } })
    #expect(contains(100, 100) { $0.aspectRatio(1, contentMode: .fit) })
  }

  @Test func noViewIsOfferedANegativeLengthOrNoNumber() {
    let seen = offered { offers in
      HStack(spacing: 500) {
        offers.padding(900)
        VStack(spacing: -500) {
          offers.padding(-20)
          offers.frame(minWidth: 20, maxWidth: .infinity).aspectRatio(0.001, contentMode: .fill)
        }
      }
    }
    #expect(seen.count > 3)
    #expect(seen.allSatisfy { ($0.width ?? 0) >= 0 && ($0.height ?? 0) >= 0 }, "\(seen)")
  }
}

/// A view that notes what it is offered, and takes it.
private struct Offers: View {
  let note: (ProposedViewSize) -> Void

  init(_ note: @escaping (ProposedViewSize) -> Void) { self.note = note }

  var body: some View { Noting(note: note) { Color.red } }

  private struct Noting: Layout {
    let note: (ProposedViewSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      note(proposal)
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
  }
}
