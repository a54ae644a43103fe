import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Animations whose speed or delay isn't positive.
@MainActor @Suite struct AnimationSpeedTests {
  private let model = MovingModel()

  @Test(
    "An animation with a speed of zero or less never advances, and a screen doesn't wait for it", arguments: [0, -1])
  func animationsStandStill(speed: Double) {
    for animation in [
      Animation.linear(duration: 1), .spring, .linear(duration: 1).repeatCount(3), .linear(duration: 1).delay(1),
      .linear(duration: 0),
    ] {
      model.isOn = false
      let screen = layOut { With(model) { square().offset(x: $0.isOn ? 80 : 0) } }
      var isComplete = false
      withAnimation(animation.speed(speed)) {
        model.isOn = true
      } completion: {
        isComplete = true
      }
      screen.settle()
      #expect(screen.strip(at: [0, 1, 60]) == Array(repeating: "fill #FF383C: rectangle 95,45 10×10", count: 3))
      #expect(!isComplete)
      #expect(screen.issues.map(\.message).filter { $0.contains("never advances") }.count == 1, "\(screen.issues)")
      model.isOn = false
      screen.settle()
      #expect(isComplete)
    }
  }

  @Test("Another animation of the same value continues from where one without speed stands")
  func anotherAnimationContinues() {
    let screen = layOut { With(model) { square().offset(x: $0.number) } }
    withAnimation(.linear(duration: 1).speed(0)) { model.number = 80 }
    screen.settle()
    model.number = 0
    screen.settle()
    withAnimation(.linear(duration: 1)) { model.number = 40 }
    #expect(screen.strip(at: [0.5]) == ["fill #FF383C: rectangle 115,45 10×10"])
  }

  @Test("An animation with a negative delay begins on the way")
  func negativeDelayBeginsOnTheWay() {
    let strip = model.strip(.linear(duration: 1).delay(-0.5), at: [0, 0.25, 0.5]) {
      With(model) { square().offset(x: $0.isOn ? 80 : 0) }
    }
    #expect(
      strip == [
        "fill #FF383C: rectangle 135,45 10×10", "fill #FF383C: rectangle 155,45 10×10",
        "fill #FF383C: rectangle 175,45 10×10",
      ])
    let late = model.strip(.linear(duration: 1).delay(-2).repeatForever(), at: [0]) {
      With(model) { square().offset(x: $0.isOn ? 80 : 0) }
    }
    #expect(late == ["fill #FF383C: rectangle 175,45 10×10"])
  }
}
