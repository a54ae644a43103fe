import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// The costs of motions: the work in a frame, and what is left when they end.
@MainActor @Suite struct MotionCostsTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  // MARK: Costs

  @Test func aMovingValueRunsNoBodyAndNoLayout() {
    let screen = layOut {
      With(model) { model in
        ZStack {
          square().opacity(model.isOn ? 0.2 : 1)
          square().offset(x: model.isOn ? 50 : 0)
          square().rotationEffect(.degrees(model.isOn ? 90 : 0))
          PartialBar(part: model.isOn ? 1 : 0.5)
          Color.blue.frame(width: model.isOn ? 30 : 10)
        }
      }
    }
    withAnimation(line) { model.isOn = true }
    screen.expectMotionAlone(frames: 20)
  }

  @Test func aFinishedMotionLeavesNothingBehind() {
    let screen = layOut {
      With(model) { model in
        square().opacity(model.isOn ? 0.2 : 1).offset(x: model.isOn ? 50 : 0).padding(model.isOn ? 20 : 0)
      }
    }
    let motions = screen.motions
    #expect(!motions.isMoving)
    withAnimation(line) { model.isOn = true }
    screen.update()
    #expect(motions.count > 2)
    #expect(!motions.frames.isEmpty)
    screen.settle()
    #expect(motions.count == 0)
    #expect(motions.frames.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func aViewThatLeavesTakesItsMotionsAlong() {
    let screen = layOut {
      With(model) { model in
        if model.number < 100 { square().offset(x: model.number).frame(width: 20 + model.number) }
      }
    }
    withAnimation(line) { model.number = 40 }
    screen.update()
    #expect(screen.motions.isMoving)
    model.number = 100
    screen.update()
    #expect(!screen.motions.isMoving)
    #expect(screen.motions.frames.isEmpty)
  }

  @Test func settleDoesNotWaitForEndlessAnimations() {
    let screen = layOut { With(model) { square().offset(x: $0.isOn ? 80 : 0) } }
    withAnimation(line.repeatForever()) { model.isOn = true }
    screen.settle()
    #expect(screen.motions.isMoving)
    #expect(!screen.motions.isMovingToRest)
    screen.advance(by: 0.5)
    #expect(screen.displayList() == "fill #FF383C: rectangle 135,45 10×10")
  }

  // MARK: Where layout is

  @Test func layoutIsAtItsEndFromTheBeginning() throws {
    let screen = layOut { With(model) { box("a", $0.isOn ? 50 : 10, 10).offset(x: $0.isOn ? 20 : 0) } }
    withAnimation(line) { model.isOn = true }
    screen.update()
    #expect(try screen.find(id: "a").finalFrame == CGRect(x: 95, y: 45, width: 50, height: 10))
  }
}

extension TestScreen {
  var motions: WindowMotions { LayoutNode(tree.element).motions }
}
