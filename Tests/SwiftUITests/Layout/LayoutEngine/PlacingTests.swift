import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

/// The positions of views after `place(at:anchor:proposal:)`, and reports about layouts that make mistakes.
@MainActor @Suite struct PlacingTests {
  /// Shows two boxes that `place` places, in an area of 100 by 60 points at 50,20.
  private func placed(
    _ direction: LayoutDirection = .leftToRight, _ place: @escaping (CGRect, LayoutSubviews) -> Void
  ) -> TestScreen {
    layOut(environment: { $0.layoutDirection = direction }) {
      Arranged(place: place) {
        box("a", 30, 20)
        box("b", 10, 10)
      }
      .frame(width: 100, height: 60)
    }
  }

  @Test(arguments: [
    (UnitPoint.topLeading, 50.0, 20.0), (.center, 35, 10), (.bottomTrailing, 20, 0), (UnitPoint(x: 2, y: -1), -10, 40),
  ])
  func theAnchorIsThePointOfTheViewAtThePosition(anchor: UnitPoint, x: CGFloat, y: CGFloat) throws {
    let screen = placed { bounds, views in
      for view in views { view.place(at: bounds.origin, anchor: anchor, proposal: .unspecified) }
    }
    #expect(try screen.frame("a") == [x, y, 30, 20])
    #expect(screen.issues.isEmpty)
  }

  @Test func fromRightToLeftPositionsAndAnchorsAreMirrored() throws {
    let screen = placed(.rightToLeft) { bounds, views in
      views[0].place(at: bounds.origin, proposal: .unspecified)
      views[1].place(at: CGPoint(x: bounds.minX + 30, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    }
    #expect(try screen.frame("a") == [120, 20, 30, 20])
    #expect(try screen.frame("b") == [110, 45, 10, 10])
  }

  @Test func aLayoutInsideAnotherReadingDirectionFollowsItsOwn() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      HStack(spacing: 0) {
        box("first", 10, 10)
        HStack(spacing: 0) {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    #expect(try ["first", "a", "b"].map { try screen.frame($0)[0] } == [120, 70, 90])
  }

  @Test func theLastOfSeveralPlacesCounts() throws {
    let screen = placed { bounds, views in
      for x in [0.0, 5, 40] {
        for view in views { view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified) }
      }
    }
    #expect(try screen.frame("a") == [90, 20, 30, 20])
    #expect(screen.issues.isEmpty)
  }

  @Test func aProposalDecidesTheSizeWhereTheViewIsPlaced() throws {
    let screen = layOut {
      Arranged(place: { bounds, views in
        views[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 40, height: nil))
        views[1].place(at: bounds.origin, proposal: .infinity)
        views[2].place(at: bounds.origin, proposal: .zero)
      }) {
        fill("a")
        fill("b").frame(maxWidth: 60, maxHeight: 7)
        fill("c").frame(minWidth: 3, minHeight: 2)
      }
    }
    #expect(try screen.frame("a") == [0, 0, 40, 10])
    #expect(try screen.frame("b") == [0, 0, 60, 7])
    #expect(try screen.frame("c") == [0, 0, 3, 2])
  }

  @Test func positionsThatAreNoNumbersAreReplacedSeparately() throws {
    let screen = placed { bounds, views in
      views[0].place(at: CGPoint(x: .nan, y: bounds.minY + 8), proposal: .unspecified)
      views[1].place(at: CGPoint(x: bounds.minX + 8, y: -.infinity), proposal: .unspecified)
    }
    #expect(try screen.frame("a") == [50, 28, 30, 20])
    #expect(try screen.frame("b") == [58, 20, 10, 10])
    #expect(screen.issues.count == 2)
    #expect(screen.issues.allSatisfy { $0.message.contains("Nonfinite coordinates are replaced with 0.") })
  }

  @Test func anAnchorThatIsNoNumberIsReportedOnceForEachView() throws {
    let screen = placed { bounds, views in
      for view in views {
        for _ in 0..<5 { view.place(at: bounds.origin, anchor: UnitPoint(x: .nan, y: 0), proposal: .unspecified) }
      }
    }
    #expect(try screen.frame("a") == [50, 20, 30, 20])
    #expect(screen.issues.count == 2)
  }

  @Test func proposalsThatAreNoLengthsProposeNothing() throws {
    let screen = layOut {
      Arranged(place: { bounds, views in
        views[0].place(at: bounds.origin, proposal: ProposedViewSize(width: .nan, height: -40))
        views[1].place(at: bounds.origin, proposal: ProposedViewSize(width: -.infinity, height: 30))
      }) {
        fill("a")
        fill("b")
      }
    }
    #expect(try screen.frame("a") == [0, 0, 0, 0])
    #expect(try screen.frame("b") == [0, 0, 0, 30])
  }

  @Test func placingWhileMeasuringHasNoEffectAndIsReported() throws {
    let knob = ValueKnob()
    let screen = layOut { Hasty { Grown(knob: knob) } }
    #expect(try screen.frame("a") == [0, 0, 30, 20])
    knob.value = 5
    screen.update()
    #expect(try screen.frame("a") == [0, 0, 35, 20])
    #expect(screen.issues.contains { $0.message.contains("was called outside of placeSubviews(in:") })
  }

  @Test func aLayoutThatChangesItsMindIsReported() throws {
    let interval = LayoutCheck.interval
    LayoutCheck.interval = 1
    defer { LayoutCheck.interval = interval }
    let screen = layOut { Asking { Moody { box("a", 10, 10) } } }
    #expect(screen.issues.contains { $0.message.contains("A layout must return the same size for the same proposal.") })
  }

  @Test func viewsOfAnEmptyLayoutTakeTheirSizeFromIt() throws {
    let screen = layOut { Arranged(place: { _, _ in }) {}.id(frame: "all") }
    #expect(try screen.frame("all") == [0, 0, 200, 100])
    #expect(screen.issues.isEmpty)
  }

  @Test func hugePositionsAreKept() throws {
    let screen = placed { bounds, views in
      for view in views { view.place(at: CGPoint(x: 1e9, y: -1e9), proposal: .unspecified) }
    }
    #expect(try screen.frame("a") == [1e9 + 50, -1e9 + 20, 30, 20])
    #expect(try screen.image(scale: 1).width == 200)
  }
}

/// A layout that fills its room and places its views with a closure.
private struct Arranged: Layout {
  let place: (CGRect, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, subviews)
  }
}

/// A layout that places its views while it is asked for its size.
private struct Hasty: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for view in subviews { view.place(at: CGPoint(x: 70, y: 70), proposal: .unspecified) }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A box that grows with a knob.
private struct Grown: View {
  let knob: ValueKnob
  var body: some View { box("a", 30 + CGFloat(knob.value), 20) }
}

/// A layout that asks for the same size twice.
private struct Asking: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for view in subviews { _ = (view.sizeThatFits(.unspecified), view.sizeThatFits(.unspecified)) }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A layout that is a point wider each time it is asked.
private struct Moody: Layout {
  private final class Times { var count = 0 }
  private let times = Times()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    times.count += 1
    return CGSize(width: times.count, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}
