import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Views and modifiers with animatable data, whose bodies run in each frame of an animation.
@MainActor @Suite struct AnimatableBodiesTests {
  private let model = MovingModel()

  @Test func theBodyOfAnAnimatableViewRunsWithTheValuesBetween() {
    model.isOn = false
    let screen = layOut { With(model) { Counter(value: $0.isOn ? 100 : 0) } }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.update()
    #expect(screen.texts == ["0"])
    screen.advance(by: 0.25)
    #expect(screen.texts == ["25"])
    screen.advance(by: 0.5)
    #expect(screen.texts == ["75"])
    screen.settle()
    #expect(screen.texts == ["100"])
    #expect(screen.bodyCount(of: Counter.self) > 50)
    screen.resetCounts()
    screen.advance(by: 1)
    #expect(screen.bodyCount(of: Counter.self) == 0)
    #expect(screen.issues.isEmpty)
  }

  @Test func theBodyOfAnAnimatableModifierRunsWithTheValuesBetween() {
    let shown = model.strip { With(model) { Color.red.frame(height: 10).modifier(Widen(width: $0.isOn ? 50 : 10)) } }
    #expect(
      shown == [
        "fill #FF383C: rectangle 95,45 10×10", "fill #FF383C: rectangle 90,45 20×10",
        "fill #FF383C: rectangle 85,45 30×10", "fill #FF383C: rectangle 75,45 50×10",
      ])
    let older = model.strip {
      With(model) { Color.red.frame(height: 10).modifier(OlderWiden(width: $0.isOn ? 50 : 10)) }
    }
    #expect(older == shown)
    let stored = model.strip {
      With(model) { Color.red.frame(height: 10).modifier(StoredWiden(animatableData: $0.isOn ? 50 : 10)) }
    }
    #expect(stored == shown)
    let computed = model.strip {
      With(model) { Color.red.frame(height: 10).modifier(ComputedWiden(width: $0.isOn ? 50 : 10)) }
    }
    #expect(computed == shown)
  }

  @Test func anAnimatableViewKeepsItsState() {
    let screen = layOut { With(model) { Tally(value: $0.number) } }
    withAnimation(.linear(duration: 1)) { model.number = 10 }
    screen.advance(by: 0.5)
    #expect(screen.texts == ["5 of 1"])
    screen.settle()
    #expect(screen.texts == ["10 of 1"])
  }

  @Test func aChangeOfAMovingViewContinuesFromWhereItIs() {
    let screen = layOut { With(model) { Counter(value: $0.number) } }
    withAnimation(.linear(duration: 1)) { model.number = 40 }
    screen.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.number = 0 }
    screen.update()
    #expect(screen.texts == ["20"])
    model.number = 7
    screen.update()
    #expect(screen.texts == ["7"])
    #expect(screen.motions.bodies.isEmpty)
  }

  @Test func aMovingViewThatLeavesIsForgotten() {
    let screen = layOut {
      With(model) { if $0.number < 50 { Counter(value: $0.number).modifier(OlderWiden(width: $0.number)) } }
    }
    withAnimation(.linear(duration: 1)) { model.number = 40 }
    screen.advance(by: 0.5)
    #expect(screen.motions.bodies.count == 2)
    model.number = 60
    screen.update()
    #expect(screen.motions.bodies.isEmpty)
    screen.advance(by: 0.1)
    #expect(!screen.motions.isMoving)
    #expect(screen.texts.isEmpty)
  }
}

/// A number that counts up, as people write it.
private struct Counter: View, @MainActor Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
}

/// A counter with state.
private struct Tally: View, @MainActor Animatable {
  var value: Double
  @State private var appearances = 0

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(verbatim: "\(Int(value.rounded())) of \(appearances)").onAppear { appearances += 1 }
  }
}

private struct Widen: ViewModifier, @MainActor Animatable {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width) }
}

/// A modifier whose data is stored, as public code declares it.
private struct StoredWiden: AnimatableModifier {
  var animatableData: CGFloat

  func body(content: Content) -> some View { content.frame(width: animatableData) }
}

/// A modifier whose data is isolated to the main actor, like the modifier.
private struct ComputedWiden: AnimatableModifier {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width) }
}

private struct OlderWiden: AnimatableModifier {
  var width: CGFloat

  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width) }
}
