import CanopyTesting
import SwiftUI
import Testing

/// The precedence of modifiers that set the same value.
@MainActor @Suite struct EnvironmentOrderTests {
  @Test func aValueThatIsNotSetIsTheDefaultOfItsKey() {
    #expect(TestScreen { Reader() }.texts == ["0"])
  }

  @Test("1.1 A value reaches the modified view and its descendants")
  func aValueReachesTheModifiedViewAndItsDescendants() {
    let screen = TestScreen {
      VStack {
        Reader()
        HStack { Group { Reader() } }
      }
      .environment(\.level, 3)
    }
    #expect(screen.texts == ["3", "3"])
  }

  @Test("1.2 A value doesn't reach siblings")
  func aValueDoesNotReachSiblings() {
    let screen = TestScreen {
      VStack {
        Reader()
        Reader().environment(\.level, 1)
        Reader()
      }
    }
    #expect(screen.texts == ["0", "1", "0"])
  }

  @Test("1.3 The inner of two modifiers on one view wins")
  func theInnerOfTwoModifiersOnOneViewWins() {
    let screen = TestScreen { Reader().environment(\.level, 1).environment(\.level, 2) }
    #expect(screen.texts == ["1"])
  }

  @Test("1.2 The nearest modifier wins")
  func theNearestModifierWins() {
    let screen = TestScreen {
      VStack {
        Reader()
        HStack { Reader() }.environment(\.level, 2)
      }
      .environment(\.level, 1)
    }
    #expect(screen.texts == ["1", "2"])
  }

  @Test func anInnerValueStaysWhenTheOuterValueChanges() {
    let knob = Knob()
    let screen = TestScreen { Nested(knob: knob) }
    knob.value = 5
    screen.update()
    #expect(screen.texts == ["5", "2"])
    #expect(screen.bodyCount(of: Reader.self) == 3)
  }

  @Test("1.8 A body doesn't read values that it sets")
  func aBodyDoesNotReadValuesThatItSets() {
    let screen = TestScreen { WritesWhatItReads().environment(\.level, 1) }
    #expect(screen.texts == ["own 1", "2"])
  }

  @Test func anInsertedModifierTakesPrecedence() {
    let knob = Knob()
    let screen = TestScreen { LateWriter(knob: knob).environment(\.level, 7) }
    #expect(screen.texts == ["7"])
    knob.value = 1
    screen.update()
    #expect(screen.texts == ["1"])
    knob.value = 0
    screen.update()
    #expect(screen.texts == ["7"])
  }

  @Test func customModifiersTransformValuesWhereTheyAreApplied() {
    let screen = TestScreen { Reader().modifier(Raising()).environment(\.level, 10) }
    #expect(screen.texts == ["11"])
  }

  @Test("1.4 Values of different keys are independent")
  func valuesOfDifferentKeysAreIndependent() {
    let screen = TestScreen {
      Both().environment(\.level, 1).environment(\.name, "inner").environment(\.level, 2)
        .environment(\.name, "outer")
    }
    #expect(screen.texts == ["1 inner"])
  }

  @Test func anElementHasTheEnvironmentOfItsView() throws {
    let screen = TestScreen { VStack { Text("here").environment(\.level, 4) }.environment(\.level, 1) }
    #expect(try screen.find("here").environment.level == 4)
  }
}

@Observable private final class Knob {
  var value = 0
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  @Entry fileprivate var name = ""
}

private struct Reader: View {
  @Environment(\.level) private var level
  var body: some View { Text("\(level)") }
}

private struct Both: View {
  @Environment(\.level) private var level
  @Environment(\.name) private var name
  var body: some View { Text("\(level) \(name)") }
}

private struct Nested: View {
  let knob: Knob
  var body: some View {
    VStack {
      Reader()
      Reader().environment(\.level, 2)
    }
    .environment(\.level, knob.value)
  }
}

private struct WritesWhatItReads: View {
  @Environment(\.level) private var level
  var body: some View {
    VStack {
      Text("own \(level)")
      Reader()
    }
    .environment(\.level, level + 1)
  }
}

private struct LateWriter: View {
  let knob: Knob
  var body: some View {
    if knob.value > 0 {
      Reader().environment(\.level, knob.value)
    } else {
      Reader()
    }
  }
}

private struct Raising: ViewModifier {
  func body(content: Content) -> some View { content.transformEnvironment(\.level) { $0 += 1 } }
}
