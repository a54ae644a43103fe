import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
  private let model = MovingModel()

  private func bell() -> some View { Image(systemName: "bell.fill").font(.system(size: 40)) }

  /// Returns whether the symbol looks different in any of the next frames.
  private func changes(_ screen: TestScreen, in seconds: Double) -> Bool {
    let first = screen.displayList()
    return (0..<Int(seconds * 20)).contains { _ in
      screen.advance(by: 0.05)
      return screen.displayList() != first
    }
  }

  @Test("A discrete effect plays once for each change and leaves nothing behind", arguments: 0..<6)
  func aDiscreteEffectPlaysOnce(kind: Int) {
    let screen = layOut {
      With(model) { model in
        switch kind {
        case 0: bell().symbolEffect(.bounce, value: model.number)
        case 1: bell().symbolEffect(.bounce.down.wholeSymbol, options: .speed(2), value: model.number)
        case 2: bell().symbolEffect(.pulse, options: .repeat(2), value: model.number)
        case 3: bell().symbolEffect(.wiggle.left, value: model.number)
        case 4: bell().symbolEffect(.rotate.counterClockwise, value: model.number)
        default: bell().symbolEffect(.breathe.plain, options: .nonRepeating, value: model.number)
        }
      }
    }
    let still = screen.displayList()
    #expect(!screen.motions.isMoving)
    screen.advance(by: 1)
    #expect(screen.displayList() == still)
    model.number = 1
    screen.update()
    let bodies = MovingBodies.count
    LayoutCounters.reset()
    #expect(changes(screen, in: 0.5))
    screen.settle()
    #expect(screen.displayList() == still)
    #expect(screen.motions.count == 0)
    #expect(MovingBodies.count == bodies)
    #expect(LayoutCounters.placed == 0)
    #expect(screen.issues.isEmpty)
  }

  @Test("An indefinite effect plays for as long as it is active", arguments: 0..<3)
  func anIndefiniteEffectPlaysWhileActive(kind: Int) {
    let screen = layOut {
      With(model) { model in
        switch kind {
        case 0: bell().symbolEffect(.pulse, isActive: model.isOn)
        case 1:
          Image(systemName: "wifi").symbolEffect(
            .variableColor.iterative.reversing, options: .repeating, isActive: model.isOn)
        default: bell().symbolEffect(.breathe, isActive: model.isOn)
        }
      }
    }
    let still = screen.displayList()
    #expect(!changes(screen, in: 1))
    model.isOn = true
    screen.settle()
    #expect(screen.motions.isMoving)
    #expect(changes(screen, in: 2))
    screen.advance(by: 10)
    #expect(screen.motions.isMoving)
    model.isOn = false
    screen.advance(by: 3)
    #expect(screen.displayList() == still)
    #expect(screen.motions.count == 0)
  }

  @Test func anEffectWithoutConditionsPlaysFromTheBeginning() {
    let screen = layOut { bell().symbolEffect(.pulse) }
    #expect(screen.motions.isMoving)
    #expect(changes(screen, in: 1))
    let twice = layOut { bell().symbolEffect(.pulse, options: .repeat(2)) }
    twice.advance(by: 10)
    #expect(!twice.motions.isMoving)
  }

  @Test func anEffectThatStaysChangesTheSizeUntilItIsInactive() {
    let screen = layOut { With(model) { bell().symbolEffect(.scale.up, isActive: $0.isOn) } }
    let still = screen.displayList()
    model.isOn = true
    screen.settle()
    #expect(screen.displayList().contains("transform (1.25"), "\(screen.displayList())")
    model.isOn = false
    screen.settle()
    #expect(screen.displayList() == still)
    #expect(screen.motions.count == 0)
  }

  @Test func symbolsAppearAndDisappearInPlace() throws {
    let screen = layOut {
      With(model) { model in
        HStack(spacing: 0) {
          bell().symbolEffect(.disappear, isActive: model.isOn)
          box("next", 10, 10)
        }
      }
    }
    let place = try screen.frame("next")
    let still = screen.displayList()
    model.isOn = true
    screen.settle()
    #expect(screen.displayList() != still)
    #expect(try screen.frame("next") == place)
    let hidden = layOut { bell().symbolEffect(.appear, isActive: false) }
    #expect(hidden.displayList().isEmpty, "\(hidden.displayList())")
  }

  @Test func effectsApplyToAllSymbolsInsideAndCanBeRemoved() {
    let screen = layOut {
      HStack {
        Image(systemName: "star")
        Image(systemName: "heart").symbolEffectsRemoved()
        Label("Text", systemImage: "bell")
      }
      .symbolEffect(.scale.up)
    }
    #expect(screen.displayList().components(separatedBy: "transform (1.25").count == 3, "\(screen.displayList())")
  }

  @Test("13.14 With reduced motion, symbol effects only fade")
  func reducedMotionKeepsFadesOnly() {
    let moving = layOut(environment: { $0.accessibilityReduceMotion = true }) {
      With(model) { bell().symbolEffect(.wiggle, value: $0.number).symbolEffect(.pulse, value: $0.isOn) }
    }
    model.number += 1
    moving.update()
    #expect(!changes(moving, in: 0.6))
    model.isOn.toggle()
    moving.update()
    #expect(changes(moving, in: 0.6))
  }

  @Test func variableColorShowsLayersOneAfterTheOther() {
    let screen = layOut { Image(systemName: "wifi").symbolEffect(.variableColor.iterative) }
    var looks: Set<String> = []
    for _ in 0..<30 {
      screen.advance(by: 0.05)
      looks.insert(screen.displayList())
    }
    #expect(looks.count >= 3, "\(looks)")
  }

  @Test func anEffectGoesAwayWithItsView() {
    let screen = layOut { With(model) { if !$0.isOn { bell().symbolEffect(.pulse) } } }
    #expect(screen.motions.isMoving)
    model.isOn = true
    screen.update()
    screen.advance(by: 1 / 60)
    #expect(!screen.motions.isMoving)
  }

  @Test func optionsCombine() {
    let options = SymbolEffectOptions.repeat(3).speed(2)
    #expect(options == SymbolEffectOptions.speed(2).repeat(3))
    #expect(SymbolEffectOptions.repeat(.periodic(3)) == .repeat(3))
    #expect(SymbolEffectOptions.default != .repeating)
    #expect(SymbolEffectOptions.repeat(.periodic(2, delay: 1)) != .repeat(2))
    #expect(SymbolEffectOptions.repeating.nonRepeating == .nonRepeating)
  }

  @Test func symbolsComeAndGoInTransitions() {
    let screen = layOut {
      With(model) { model in
        ZStack {
          if model.isOn { bell().transition(.symbolEffect(.appear.up)) }
          if model.number > 0 { bell().transition(.symbolEffect) }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("#00000080"), "\(screen.displayList())")
    screen.settle()
    #expect(!screen.displayList().contains("#00000080"))
  }
}
