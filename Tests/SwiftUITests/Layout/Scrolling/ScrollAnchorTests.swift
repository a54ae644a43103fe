import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The part of the content that is visible at first, and the one that stays visible when a size changes.
@MainActor @Suite struct ScrollAnchorTests {
  @Observable fileprivate final class Model {
    var length: CGFloat = 300
    var room: CGFloat = 100
  }

  private let model = Model()

  private func vertical(_ anchor: UnitPoint?, for role: ScrollAnchorRole? = nil) -> TestScreen {
    layOut { Content(model: model, axes: .vertical, anchor: anchor, role: role) }
  }

  private func place(_ screen: TestScreen) throws -> CGPoint { try screen.find(id: "a").frame.origin }

  @Test(arguments: [(UnitPoint.top, 0.0), (.center, -100), (.bottom, -200), (UnitPoint(x: 0.5, y: 0.25), -50)])
  func theAnchorIsThePartOfTheContentThatIsVisibleAtFirst(anchor: UnitPoint, top: Double) throws {
    #expect(try place(vertical(anchor)).y == top)
  }

  @Test func anInitialAnchorCountsOnlyOnce() throws {
    let screen = vertical(.bottom, for: .initialOffset)
    #expect(try place(screen).y == -200)
    model.length = 500
    screen.settle()
    #expect(try place(screen).y == -200)
  }

  @Test func anAnchorForSizeChangesDoesNotMoveTheContentAtFirst() throws {
    let screen = vertical(.bottom, for: .sizeChanges)
    #expect(try place(screen).y == 0)
    model.length = 500
    screen.settle()
    // The content was at its beginning rather than at the anchor.
    #expect(try place(screen).y == 0)
  }

  @Test func contentAtItsAnchorStaysThereWhenItGrowsOrShrinks() throws {
    let screen = vertical(.bottom)
    for length in [500, 120, 300] as [CGFloat] {
      model.length = length
      screen.settle()
      #expect(try place(screen).y == 100 - length)
    }
  }

  @Test func contentAtItsAnchorStaysThereWhenTheScrollViewIsResized() throws {
    let screen = vertical(.bottom)
    for room in [40, 90, 100] as [CGFloat] {
      model.room = room
      screen.settle()
      let top = try screen.frame("scroll")[1]
      #expect(try place(screen).y == top + room - 300)
    }
  }

  @Test func contentAwayFromItsAnchorIsNotMoved() throws {
    let screen = vertical(.bottom)
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: -50))
    model.length = 500
    screen.settle()
    #expect(try place(screen).y == -150)
  }

  @Test func lessThanAPointAwayCountsAsAtTheAnchor() throws {
    let screen = vertical(.bottom)
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: -1))
    model.length = 400
    screen.settle()
    #expect(try place(screen).y == -300)
  }

  @Test func contentThatNoLongerFitsKeepsItsAlignmentAsItsAnchor() throws {
    model.length = 60
    let screen = vertical(.bottom)
    #expect(try place(screen).y == 40)
    model.length = 160
    screen.settle()
    #expect(try place(screen).y == -60)
  }

  @Test func withoutAnAnchorTheOuterOneHasNoEffect() throws {
    let screen = layOut {
      ScrollView { box("a", 30, 300) }.defaultScrollAnchor(nil).defaultScrollAnchor(.bottom)
    }
    #expect(try place(screen).y == 0)
  }

  @Test func theInnerAnchorOfARoleReplacesTheOuterOneOfAllRoles() throws {
    let screen = layOut {
      ScrollView { box("a", 30, 300) }.defaultScrollAnchor(.center, for: .initialOffset).defaultScrollAnchor(.bottom)
    }
    #expect(try place(screen).y == -100)
  }

  @Test func theAnchorOfAHorizontalScrollViewFollowsTheReadingDirection() throws {
    for (direction, left) in [(LayoutDirection.leftToRight, -300.0), (.rightToLeft, 0)] {
      let screen = layOut(environment: { $0.layoutDirection = direction }) {
        ScrollView(.horizontal) { box("a", 500, 30) }.defaultScrollAnchor(.trailing)
      }
      #expect(try place(screen).x == left)
    }
  }

  @Test func shortHorizontalContentIsAlignedInTheReadingDirection() throws {
    for (direction, left) in [(LayoutDirection.leftToRight, 150.0), (.rightToLeft, 0)] {
      let screen = layOut(environment: { $0.layoutDirection = direction }) {
        ScrollView(.horizontal) { box("a", 50, 30) }.defaultScrollAnchor(.trailing, for: .alignment)
      }
      #expect(try place(screen).x == left)
    }
  }

  @Test func bothAxesHaveTheirPartOfTheAnchor() throws {
    let screen = layOut {
      ScrollView([.horizontal, .vertical]) { box("a", 500, 300) }
        .defaultScrollAnchor(UnitPoint(x: 0.5, y: 1))
    }
    #expect(try place(screen) == CGPoint(x: -150, y: -200))
  }

  @Test func theAnchorCountsTheMarginsOfTheContent() throws {
    let screen = layOut {
      ScrollView { box("a", 30, 300) }.contentMargins(.vertical, 20).defaultScrollAnchor(.bottom)
    }
    #expect(try place(screen).y == -220)
  }

  @Test func theAnchorInsetByTheSafeAreaShowsTheEndAboveIt() throws {
    let screen = layOut { ScrollView { box("a", 30, 300) }.defaultScrollAnchor(.bottom) }
    screen.safeArea = EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
    screen.settle()
    #expect(try place(screen).y == -230)
  }
}

private struct Content: View {
  let model: ScrollAnchorTests.Model
  let axes: Axis.Set
  let anchor: UnitPoint?
  let role: ScrollAnchorRole?

  var body: some View {
    if let role {
      scroll.defaultScrollAnchor(anchor, for: role)
    } else {
      scroll.defaultScrollAnchor(anchor)
    }
  }

  private var scroll: some View {
    ScrollView(axes) { box("a", 30, model.length) }.frame(height: model.room).id(frame: "scroll")
  }
}
