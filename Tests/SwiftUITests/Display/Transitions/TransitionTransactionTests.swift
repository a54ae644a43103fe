import CanopyTesting
import SwiftUI
import Testing

/// The transactions in which views come and go.
@MainActor @Suite struct TransitionTransactionTests {
  private let model = MovingModel()

  @Test("13.4 An animation of a value inside a transition doesn't animate how its view looks at first")
  func anAnimationInsideDoesNotAnimateTheFirstPart() {
    let screen = layOut {
      With(model) { model in ZStack { if model.isOn { square().transition(AnyTransition(Lifted())) } } }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    let strip = screen.strip(at: [0, 0.5, 1])
    #expect(strip[0].hasPrefix("transform (1, 0, 0, 1, 95, 5)"), "\(strip)")
    #expect(strip[1].hasPrefix("transform (1, 0, 0, 1, 95, 25)"), "\(strip)")
    #expect(strip[2] == "fill #FF383C: rectangle 95,45 10×10")
  }
}

private struct Lifted: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.isIdentity ? 0 : -40).animation(.linear(duration: 1), value: phase.isIdentity)
  }
}
