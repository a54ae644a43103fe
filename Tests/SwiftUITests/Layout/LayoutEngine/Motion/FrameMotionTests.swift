import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Frames on their way from an old place to a new one.
@MainActor @Suite struct FrameMotionTests {
  private let model = MovingModel()

  private func difference(_ old: CGRect, _ new: CGRect) -> FrameDifference { FrameDifference(from: old, to: new) }

  @Test func aDifferenceLeadsFromTheOldFrameToTheNewOne() {
    let (old, new) = (CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: -5, y: 9, width: 31, height: 20))
    #expect(difference(old, new).applied(to: old) == new)
    #expect((FrameDifference.zero - difference(old, new)).applied(to: new) == old)
    #expect((difference(old, new) + difference(new, old)).magnitudeSquared == 0)
    #expect(difference(old, new).magnitudeSquared == 36 + 49 + 1 + 400)
  }

  @Test func aDifferenceLeavesNoNegativeLengths() {
    let shrinking = difference(CGRect(x: 0, y: 0, width: 50, height: 50), .zero)
    let shown = shrinking.applied(to: CGRect(x: 3, y: 4, width: 20, height: 60))
    #expect(shown == CGRect(x: 3, y: 4, width: 0, height: 10))
  }

  @Test func aFrameFollowsTheSizeOfTheOneAround() {
    let start = difference(CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 200, height: 150))
    let inside = difference(.zero, CGRect(x: 8, y: 6, width: 4, height: 2))
    var half = start
    half.scale(by: 0.5)
    #expect(inside.following(start, from: start) == inside)
    #expect(inside.following(half, from: start).applied(to: .zero) == CGRect(x: 4, y: 3, width: 2, height: 1))
    #expect(inside.following(.zero, from: start) == .zero)
  }

  @Test func aFrameFollowsTheOtherLengthIfOneOfThemStays() {
    let start = difference(CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 200, height: 50))
    let inside = difference(.zero, CGRect(x: 8, y: 6, width: 0, height: 0))
    var half = start
    half.scale(by: 0.5)
    #expect(inside.following(half, from: start).applied(to: .zero).origin == CGPoint(x: 4, y: 3))
    // A frame around that doesn't change its size has nothing to follow.
    let moved = difference(.zero, CGRect(x: 70, y: 0, width: 0, height: 0))
    #expect(inside.following(moved, from: moved) == .zero)
  }

  @Test func aSpringThatOvershootsShowsNoNegativeSize() {
    let bouncy = Animation.spring(duration: 0.4, bounce: 0.8)
    let screen = layOut { With(model) { Color.red.frame(width: $0.isOn ? 0 : 80, height: 10) } }
    withAnimation(bouncy) { model.isOn = true }
    for shown in screen.strip(at: (0...60).map { Double($0) / 30 }) {
      let widths = shown.matches(of: #/([0-9.-]+)×/#).map { Double($0.1) ?? .nan }
      #expect(widths.allSatisfy { $0 >= 0 }, "\(shown)")
    }
  }

  @Test func theFrameOfAnElementIsTheOneThatPeopleSee() throws {
    let screen = layOut {
      With(model) { box("a", 10, 10).frame(maxWidth: .infinity, alignment: $0.isOn ? .trailing : .leading) }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.5)
    #expect(try screen.find(id: "a").frame == CGRect(x: 95, y: 45, width: 10, height: 10))
    #expect(try screen.find(id: "a").finalFrame == CGRect(x: 190, y: 45, width: 10, height: 10))
  }

  @Test func viewsInsideAMovingViewMoveAlong() throws {
    let screen = layOut {
      With(model) { model in
        HStack(spacing: 0) {
          box("a", 10, 10)
          box("b", 20, 10).padding(5).id(frame: "c")
        }
        .padding(.leading, model.isOn ? 60 : 0)
      }
    }
    let start = try ["a", "b", "c"].map { try screen.frame($0) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.5)
    for (id, old) in zip(["a", "b", "c"], start) {
      let now = try screen.frame(id)
      #expect(now[0] - old[0] == 15)
      #expect(now.dropFirst().elementsEqual(old.dropFirst()))
    }
  }

  @Test func framesMoveTowardTheLeadingEdgeFromRightToLeft() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      With(model) { box("a", 10, 10).padding(.leading, $0.isOn ? 40 : 0) }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.5)
    #expect(try screen.frame("a") == [85, 45, 10, 10])
    screen.settle()
    #expect(try screen.frame("a") == [75, 45, 10, 10])
  }

  @Test func aWindowThatIsResizedMovesNothing() throws {
    let screen = layOut { fill("a").padding(10).animation(.linear(duration: 1), value: model.isOn) }
    screen.resize(to: CGSize(width: 300, height: 60))
    #expect(try screen.frame("a") == [10, 10, 280, 40])
    #expect(!screen.frame.isMoving)
  }

  @Test func aViewThatLeavesInTheMiddleOfItsMotionEndsIt() {
    let screen = layOut {
      With(model) { model in
        if model.number < 100 { square().padding(.leading, model.number).transition(.identity) }
      }
    }
    withAnimation(.linear(duration: 1)) { model.number = 50 }
    screen.update()
    screen.advance(by: 0.5)
    #expect(screen.frame.isMoving)
    model.number = 100
    screen.settle()
    #expect(screen.displayList() == "")
    #expect(!screen.frame.isMoving)
  }

  @Test func theWorkOfAFrameIsDoneOncePerFrameUntilItEnds() {
    let motions = WindowMotions()
    var times: [TimeInterval] = []
    let action = FrameAction(in: motions, isEndless: false, changesViews: false) { time in
      times.append(time)
      return times.count < 3
    }
    for time in [1.0, 1, 2, 3, 4] { motions.advance(to: Date(timeIntervalSinceReferenceDate: time)) }
    #expect(times == [1, 2, 3])
    #expect(!motions.isMoving)
    action.cancel()
  }

  @Test func canceledWorkIsNotDone() {
    let motions = WindowMotions()
    var count = 0
    let action = FrameAction(in: motions, isEndless: true, changesViews: true) { _ in
      count += 1
      return true
    }
    #expect(motions.isMoving && !motions.isMovingToRest && motions.moveBodies)
    motions.advance(to: Date(timeIntervalSinceReferenceDate: 1))
    action.cancel()
    motions.advance(to: Date(timeIntervalSinceReferenceDate: 2))
    #expect(count == 1)
    #expect(!motions.isMoving && !motions.moveBodies)
  }

  @Test func aStartWaitsUntilMotionsAreShown() {
    let motions = WindowMotions()
    var starts: [Int] = []
    for number in 0..<3 { motions.whenShown { starts.append(number) } }
    #expect(starts == [])
    motions.areShown = true
    #expect(starts == [0, 1, 2])
    motions.whenShown { starts.append(3) }
    motions.areShown = false
    motions.areShown = true
    #expect(starts == [0, 1, 2, 3])
  }
}
