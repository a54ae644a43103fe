import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

/// The distances that views prefer, as a layout of an app reads them.
@MainActor @Suite struct ViewSpacingTests {
  private let usual = ViewSpacing()
  private let zero = ViewSpacing.zero
  /// A text that is followed by 6 points, and preceded by 4.
  private let text = ViewSpacing(textWithDistanceAbove: 4, below: 6)

  private func below(_ first: ViewSpacing, _ second: ViewSpacing) -> CGFloat {
    first.distance(to: second, along: .vertical)
  }

  private func beside(_ first: ViewSpacing, _ second: ViewSpacing) -> CGFloat {
    first.distance(to: second, along: .horizontal)
  }

  @Test func viewsWithoutAPreferenceAreEightPointsApart() {
    #expect(below(usual, usual) == 8)
    #expect(beside(usual, usual) == 8)
  }

  @Test func thePreferenceOfOneViewReplacesTheDefaultOfTheOther() {
    #expect(below(zero, usual) == 0)
    #expect(below(usual, zero) == 0)
    #expect(beside(zero, zero) == 0)
  }

  @Test func textsHaveNoDistanceFromEachOther() {
    #expect(below(text, text) == 0)
    #expect(beside(text, text) == 8)
  }

  @Test func aTextKeepsTheDistanceOfItsFontFromOtherViews() {
    #expect(below(usual, text) == 4)
    #expect(below(text, usual) == 6)
  }

  @Test func aViewThatAdheresKeepsNoDistanceFromATextEither() {
    #expect(below(zero, text) == 0)
    #expect(below(text, zero) == 0)
  }

  @Test func theUnionHasTheLargerOfTwoDistances() {
    #expect(below(zero.union(usual), zero) == 8)
    #expect(below(usual.union(zero), zero) == 8)
    #expect(below(zero.union(zero), usual) == 0)
    #expect(usual.union(usual) == usual)
  }

  @Test func theUnionOfATextAndAViewHasBothAtItsEdge() {
    let mixed = text.union(usual)
    // Between the two views that aren't texts, the usual distance is larger than that of the text.
    #expect(below(mixed, usual) == 8)
    #expect(below(mixed, text) == 4)
    #expect(below(ViewSpacing(textWithDistanceAbove: 20, below: 20).union(usual), usual) == 20)
  }

  @Test func theUnionOfTextsHasTheLargerDistance() {
    let large = ViewSpacing(textWithDistanceAbove: 9, below: 1)
    #expect(below(usual, text.union(large)) == 9)
    #expect(below(text.union(large), usual) == 6)
  }

  @Test func theUnionMayBeThatOfSomeEdges() {
    let top = zero.union(usual, edges: .top)
    #expect(below(zero, top) == 8)
    #expect(below(top, zero) == 0)
    #expect(beside(top, zero) == 0)
    var sides = zero
    sides.formUnion(usual, edges: .horizontal)
    #expect(beside(sides, zero) == 8)
    #expect(beside(zero, sides) == 8)
    #expect(below(sides, zero) == 0)
    sides.formUnion(usual, edges: [])
    #expect(below(sides, zero) == 0)
  }

  @Test func replacedEdgesHaveTheOtherPreferences() {
    let taken = usual.taking([.bottom, .leading], from: zero)
    #expect(below(taken, usual) == 0)
    #expect(below(usual, taken) == 8)
    #expect(beside(usual, taken) == 0)
    #expect(beside(taken, usual) == 8)
  }

  @Test func aContainerOfTextsCountsAsAView() {
    #expect(below(text.ofContainer, usual) == 8)
    #expect(below(text, text.ofContainer) == 6)
    #expect(zero.ofContainer == zero)
  }

  @Test func textsWithOtherDistancesHaveOtherStamps() {
    let stamps = [
      text, ViewSpacing(textWithDistanceAbove: 5, below: 6), ViewSpacing(textWithDistanceAbove: 4, below: 7),
    ]
    #expect(Set(stamps.map(\.textStamp)).count == 3)
    #expect(usual.textStamp == 0)
  }

  @Test func aStampExistsForAnyDistance() {
    for distance in [CGFloat.nan, .infinity, -.infinity, -3, 1e300] {
      _ = ViewSpacing(textWithDistanceAbove: distance, below: distance).textStamp
    }
    #expect(ViewSpacing(textWithDistanceAbove: -3, below: 0).textStamp == 0)
  }

  // MARK: From the side of an app

  private func distances(_ axis: Axis, @ViewBuilder _ content: () -> some View) -> [CGFloat] {
    var read: [CGFloat] = []
    _ = layOut { Distances(axis: axis, report: { read = $0 }) { content() } }
    return read
  }

  @Test func aLayoutReadsTheDistancesOfItsViews() {
    let read = distances(.vertical) {
      Color.red
      Color.red
      Spacer()
      Color.red
    }
    #expect(read == [8, 0, 0])
  }

  @Test func modifiersThatKeepTheSizeKeepTheDistances() {
    let read = distances(.horizontal) {
      Spacer().opacity(0.5)
      Color.red.offset(x: 3)
      Spacer().blur(radius: 2)
      Color.red.id("a")
      Color.red.border(.red)
    }
    #expect(read == [0, 0, 0, 8])
  }

  @Test func paddingTakesTheDistancesAtItsEdges() {
    let read = distances(.vertical) {
      Spacer().padding(.bottom, 3)
      Color.red
      Color.red
    }
    let plain = distances(.vertical) {
      Spacer()
      Color.red
      Color.red
    }
    #expect(plain == [0, 8])
    #expect(read == [8, 8])
  }

  @Test func aRowOfSeveralViewsKeepsTheDistancesOfOneView() throws {
    func height(@ViewBuilder _ row: () -> some View) throws -> CGFloat {
      let screen = layOut {
        VStack {
          HStack { row() }
          Spacer(minLength: 0)
          box("below", 10, 10)
        }
        .fixedSize().id(frame: "stack")
      }
      return try screen.frame("stack")[3]
    }
    let one = try height { box("a", 10, 10) }
    let two = try height {
      box("a", 10, 10)
      box("b", 10, 10)
    }
    #expect(one == 20 && two == 20)
  }

  @Test func stacksKeepTheDistancesThatLayoutsRead() throws {
    for (spacing, expected) in [(CGFloat?.none, 28.0), (0, 20), (3, 23), (-5, 15)] {
      let screen = layOut {
        VStack(spacing: spacing) {
          box("a", 10, 20)
          box("b", 10, 20)
        }
      }
      #expect(try screen.frame("b")[1] - screen.frame("a")[1] == expected)
    }
  }
}

/// A layout that reads the distances of its views.
private struct Distances: Layout {
  let axis: Axis
  let report: ([CGFloat]) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    report(zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) })
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}
