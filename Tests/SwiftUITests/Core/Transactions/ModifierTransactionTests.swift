import CanopyTesting
import SwiftUI
import Testing

/// A modifier with a transaction of its own.
@MainActor @Suite struct ModifierTransactionTests {
  @Observable @MainActor final class Knob {
    var value: Double = 0
  }

  @MainActor final class Levels {
    var seen: [Double] = []
  }

  /// Notes each value on its way.
  struct Level: ViewModifier, Animatable {
    var value: Double
    let levels: Levels

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    func body(content: Content) -> some View {
      let _ = levels.seen.append(value)
      content
    }
  }

  struct Screen: View {
    let knob: Knob
    let inner: Levels
    let outer: Levels

    var body: some View {
      Text("x")
        .modifier(Level(value: knob.value, levels: inner))
        .modifier(Level(value: knob.value, levels: outer).animation(.linear(duration: 1)))
    }
  }

  @Test("m03 A modifier is animated without its content")
  func aModifierIsAnimatedWithoutItsContent() throws {
    let (knob, inner, outer) = (Knob(), Levels(), Levels())
    let screen = TestScreen { Screen(knob: knob, inner: inner, outer: outer) }
    knob.value = 1
    screen.update()
    screen.advance(by: 0.5)
    #expect(abs((outer.seen.last ?? 0) - 0.5) < 0.05)
    #expect(Set(inner.seen) == [0, 1])
    screen.advance(by: 1)
    #expect(outer.seen.last == 1)
  }

  @Test("m03 A modifier changes the transaction of its updates")
  func aModifierChangesTheTransactionOfItsUpdates() throws {
    let (knob, levels) = (Knob(), Levels())
    struct Still: View {
      let knob: Knob
      let levels: Levels
      var body: some View {
        Text("x").modifier(Level(value: knob.value, levels: levels).transaction { $0.animation = nil })
      }
    }
    let screen = TestScreen { Still(knob: knob, levels: levels) }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    screen.update()
    screen.advance(by: 0.5)
    #expect(Set(levels.seen) == [0, 1])
  }
}
