import CanopyTesting
import SwiftUI
import Testing

/// The comparison of views that decides whether their bodies run.
@MainActor @Suite struct EquatableViewTests {
  @Test func anEqualViewDoesNotRunItsBody() {
    let knob = Knob()
    let screen = TestScreen { Holder(knob: knob) }
    screen.resetCounts()
    knob.value = 4
    screen.update()
    #expect(screen.bodyCount(of: Parity.self) == 0)
    #expect(screen.texts == ["0 is even"])
  }

  @Test func aDifferentViewIsUpdated() {
    let knob = Knob()
    let screen = TestScreen { Holder(knob: knob) }
    knob.value = 3
    screen.update()
    #expect(screen.texts == ["3 is odd"])
  }

  @Test func anEqualViewStillUpdatesWithValuesItsBodyReads() {
    let knob = Knob()
    let screen = TestScreen { Holder(knob: knob) }
    screen.environment.mark = "!"
    screen.update()
    #expect(screen.texts == ["0 is even!"])
  }

  @Test func viewsWithoutEqualityAreComparedFieldByField() {
    let knob = Knob()
    let screen = TestScreen { PlainHolder(knob: knob) }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: Plain.self) == 0)
  }

  @Test func aViewWithAClosureIsAlwaysUpdated() {
    let knob = Knob()
    let screen = TestScreen { ClosureHolder(knob: knob) }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: WithClosure.self) == 1)
    #expect(screen.texts == ["1"])
  }

  @Test("A view that is Equatable and not plain data is compared with ==, even without equatable()")
  func equatableViewsAreComparedWithTheirOwnEquality() throws {
    let screen = TestScreen { RowHolder() }
    screen.resetCounts()
    try screen.find("n 0").tap()
    #expect(screen.bodyCount(of: EquatableRow.self) == 0)
    try screen.find("next").tap()
    #expect(screen.bodyCount(of: EquatableRow.self) == 1)
    #expect(screen.texts == ["row 2 true", "n 1", "next"])
  }

  @Test func anUnchangedSiblingDoesNotRunItsBody() {
    let knob = Knob()
    let screen = TestScreen {
      ClosureHolder(knob: knob)
      Plain(name: "beside")
    }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: Plain.self) == 0)
  }
}

@Observable private final class Knob {
  var value = 0
}

extension EnvironmentValues {
  @Entry fileprivate var mark = ""
}

private struct Parity: View, Equatable {
  let number: Int
  @Environment(\.mark) private var mark

  nonisolated static func == (one: Parity, other: Parity) -> Bool {
    one.number.isMultiple(of: 2) == other.number.isMultiple(of: 2)
  }

  var body: some View { Text("\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")\(mark)") }
}

private struct EquatableRow: View, Equatable {
  let id: Int
  let action: @MainActor () -> Void
  @State private var isKept = false

  nonisolated static func == (one: EquatableRow, other: EquatableRow) -> Bool { one.id == other.id }

  var body: some View { Button("row \(id) \(isKept)", action: action).onAppear { isKept = true } }
}

private struct RowHolder: View {
  @State private var n = 0
  @State private var id = 1

  var body: some View {
    EquatableRow(id: id) { n += 10 }
    Button("n \(n)") { n += 1 }
    Button("next") { id += 1 }
  }
}

private struct Holder: View {
  let knob: Knob
  var body: some View { Parity(number: knob.value).equatable() }
}

private struct Plain: View {
  let name: String
  var body: some View { Text(name) }
}

private struct PlainHolder: View {
  let knob: Knob
  var body: some View {
    Text("\(knob.value)")
    Plain(name: "same")
  }
}

private struct WithClosure: View {
  let value: () -> Int
  var body: some View { Text("\(value())") }
}

private struct ClosureHolder: View {
  let knob: Knob
  var body: some View {
    let value = knob.value
    WithClosure { value }
  }
}
