import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The changes that are animated, and animations that interrupt others.
@MainActor @Suite struct AnimatedChangesTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  // MARK: Which changes are animated

  @Test("13.1 A binding's animation is that of the changes it makes")
  func aBindingsAnimationAppliesToItsChanges() {
    let screen = layOut { With(model) { square().offset(x: $0.isOn ? 80 : 0) } }
    Binding(get: { model.isOn }, set: { model.isOn = $0 }).animation(line).wrappedValue = true
    #expect(screen.strip(at: [0.5]) == ["fill #FF383C: rectangle 135,45 10×10"])
  }

  @Test("13.2 The default animation applies if withAnimation has no argument")
  func withAnimationHasADefault() {
    let screen = layOut { With(model) { square().offset(x: $0.isOn ? 100 : 0) } }
    withAnimation { model.isOn = true }
    let shown = screen.strip(at: [0, 0.2])
    #expect(shown[0] == "fill #FF383C: rectangle 95,45 10×10")
    let progress: Double = Spring(response: 0.55, dampingRatio: 1).value(target: 1, time: 0.2)
    #expect(shown[1].contains("rectangle \(number(95 + 100 * progress)),45"))
  }

  @Test func aChangeWithoutAnimationIsShownAtOnce() {
    #expect(
      model.strip(nil) { With(model) { square().offset(x: $0.isOn ? 80 : 0) } }[0]
        == "fill #FF383C: rectangle 175,45 10×10")
  }

  @Test("13.4 The animation of a value applies to its subtree when that value changes")
  func theAnimationOfAValueAppliesWhenItChanges() {
    let screen = layOut {
      With(model) { model in
        VStack(spacing: 0) {
          square().offset(x: model.number).animation(line, value: model.number)
          square().offset(x: model.number).animation(line, value: model.isOn)
        }
      }
    }
    model.number = 40
    let shown = screen.strip(at: [0, 0.5])
    #expect(shown[0] == "fill #FF383C: rectangle 95,40 10×10\nfill #FF383C: rectangle 135,50 10×10")
    #expect(shown[1] == "fill #FF383C: rectangle 115,40 10×10\nfill #FF383C: rectangle 135,50 10×10")
  }

  @Test("A view that comes into an empty overlay comes at its place, whatever animates it", arguments: [true, false])
  func aViewComesAtItsPlaceInAnEmptyLayer(isInAction: Bool) {
    let screen = layOut {
      With(model) { model in
        Color.clear
          .overlay(alignment: .top) { if model.isOn { Color.red.frame(height: 10) } }
          .animation(isInAction ? nil : line, value: model.isOn)
      }
    }
    if isInAction { withAnimation(line) { model.isOn = true } } else { model.isOn = true }
    #expect(screen.strip(at: [0.5])[0].contains("rectangle 0,0 200×10"))
  }

  @Test(arguments: [false, true]) func linesStayAtTheEdgeAtWhichTheyAreAligned(isMirrored: Bool) throws {
    let shown = model.strip(at: [0.25, 0.5, 1]) {
      With(model) { model in
        Text(verbatim: "aaaa bbbb").multilineTextAlignment(isMirrored ? .leading : .trailing)
          .frame(width: model.isOn ? 40 : 100, alignment: isMirrored ? .leading : .trailing)
          .frame(width: 200, alignment: isMirrored ? .leading : .trailing)
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
    }
    // 32 points wide, at the right edge of the window.
    for strip in shown { #expect(strip.contains(" in 168,"), "\(strip)") }
  }

  @Test(arguments: [0.5, 2, 3]) func aPictureAtAnotherScaleEndsNoMotion(scale: Double) throws {
    let screen = layOut {
      With(model) { model in
        HStack(spacing: 0) {
          Text(verbatim: "ab")
          Spacer()
        }
        .padding(.leading, model.isOn ? 133.3 : 0.3).padding(.top, 0.4)
      }
    }
    withAnimation(line) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.5)
    _ = try screen.image(scale: scale)
    func place() -> Int? {
      let text = screen.displayList().split(separator: " ").first { $0.contains(",") }
      return text?.split(separator: ",").first.flatMap { Double($0) }.map { Int($0) }
    }
    let middle = try #require(place())
    #expect(abs(middle - 67) <= 2)
    screen.advance(by: 0.25)
    #expect(abs(try #require(place()) - 100) <= 2)
  }

  @Test("13.4 The inner of two animations wins")
  func theInnerAnimationWins() {
    let shown = model.strip(nil) {
      With(model) {
        square().offset(x: $0.isOn ? 80 : 0).animation(line, value: $0.isOn).animation(nil, value: $0.isOn)
      }
    }
    #expect(shown[2] == "fill #FF383C: rectangle 135,45 10×10")
  }

  @Test func aNilAnimationKeepsAViewFromMoving() {
    let shown = model.strip { With(model) { square().offset(x: $0.isOn ? 80 : 0).animation(nil, value: $0.isOn) } }
    #expect(shown[0] == "fill #FF383C: rectangle 175,45 10×10")
  }

  @Test("13.4 A transaction that disables animations ignores the modifiers")
  func disabledAnimationsIgnoreModifiers() {
    let screen = layOut { With(model) { square().offset(x: $0.isOn ? 80 : 0).animation(line, value: $0.isOn) } }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isOn = true }
    #expect(screen.strip(at: [0]) == ["fill #FF383C: rectangle 175,45 10×10"])
  }

  @Test func theAnimationOfABodyAppliesToItsModifiersOnly() {
    let screen = layOut {
      With(model) { model in
        square().offset(y: model.isOn ? 40 : 0).animation(line) { $0.offset(x: model.isOn ? 80 : 0) }
      }
    }
    model.isOn = true
    #expect(screen.strip(at: [0.5]) == ["fill #FF383C: rectangle 135,85 10×10"])
  }

  @Test("10.11 A value that is set, and reset with an animation, moves from the value in between")
  func aValueResetWithAnAnimationMovesFromTheValueInBetween() {
    var binding: Binding<Double>?
    let screen = layOut { Holder { binding = $0 } }
    binding?.wrappedValue = 80
    withAnimation(line) { binding?.wrappedValue = 0 }
    let shown = screen.strip(at: [0, 0.5])
    #expect(shown == ["fill #FF383C: rectangle 175,45 10×10", "fill #FF383C: rectangle 135,45 10×10"])
  }

  // MARK: Interruptions

  @Test("13.5 A spring continues another one with its velocity")
  func aSpringContinuesWithTheVelocity() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let screen = layOut { With(model) { square().offset(x: $0.number) } }
    withAnimation(.spring(spring)) { model.number = 64 }
    _ = screen.strip(at: [0.25])
    withAnimation(.spring(spring)) { model.number = -20 }
    let shown = screen.strip(at: [0, 0.1, 0.2])
    var value: Double = spring.value(target: 64, time: 0.25)
    var velocity: Double = spring.velocity(target: 64, time: 0.25)
    for text in shown {
      #expect(text.contains("rectangle \(number(95 + value)),45"), "\(text) \(value)")
      spring.update(value: &value, velocity: &velocity, target: -20, deltaTime: 0.1)
    }
  }

  @Test func curvesAreAdded() {
    let screen = layOut { With(model) { square().offset(x: $0.number) } }
    withAnimation(line) { model.number = 40 }
    _ = screen.strip(at: [0.5])
    withAnimation(line) { model.number = 80 }
    // Both are halfway after half a second: 40 - 0 + 0.5 × 40; then the first one ends.
    #expect(
      screen.strip(at: [0, 0.25, 0.5, 1]).map { String($0.dropFirst(24).prefix(3)) } == ["115", "135", "155", "175"])
  }

  @Test func aChangeWithoutAnimationEndsAMotion() {
    let screen = layOut { With(model) { square().offset(x: $0.number) } }
    withAnimation(line) { model.number = 40 }
    _ = screen.strip(at: [0.5])
    model.number = 80
    #expect(screen.strip(at: [0, 0.25]) == Array(repeating: "fill #FF383C: rectangle 175,45 10×10", count: 2))
  }

  /// The left edge of a square, which is on a whole pixel.
  private func number(_ value: Double) -> Int { Int(value.rounded()) }
}

/// A view with state that a test changes.
private struct Holder: View {
  let hold: (Binding<Double>) -> Void
  @State private var x = 0.0

  var body: some View {
    Color.red.frame(width: 10, height: 10).offset(x: x).onAppear { hold($x) }
  }
}
