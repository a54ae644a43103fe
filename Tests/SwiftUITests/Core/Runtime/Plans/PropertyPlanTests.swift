import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The dynamic properties of a type, and the comparison of its other fields.
@MainActor @Suite struct PropertyPlanTests {
  @Test func propertiesAreListedInTheOrderOfDeclaration() {
    let plan = PropertyPlan.of(Many.self)
    #expect(plan.stored.map(\.name.text) == ["_count", "_locale", "_name", "counter._ticks"])
    #expect(plan.composed.map(\.name.text) == ["counter"])
    #expect(plan.names == ["_count", "_locale", "_name", "counter"])
    #expect(!plan.isEmpty && plan.ownsState)
  }

  @Test func propertiesKnowTheTypeThatDeclaresThem() {
    let plan = PropertyPlan.of(Many.self)
    #expect(plan.stored.allSatisfy { $0.name.owner == Many.self })
  }

  @Test func offsetsAreThoseOfTheFields() {
    let plan = PropertyPlan.of(Many.self)
    let offsets = plan.stored.map(\.offset)
    #expect(offsets == offsets.sorted() && Set(offsets).count == offsets.count)
    #expect(offsets.allSatisfy { $0 < MemoryLayout<Many>.size })
  }

  @Test func aTypeWithoutPropertiesHasAnEmptyPlan() {
    let plan = PropertyPlan.of(Plain.self)
    #expect(plan.isEmpty && !plan.ownsState && plan.names.isEmpty)
    #expect(plan.comparison != nil)
  }

  @Test func onlyStateIsOwned() {
    #expect(PropertyPlan.of(Owns.self).ownsState)
    #expect(!PropertyPlan.of(Borrows.self).ownsState)
  }

  @Test func innerPropertiesAreUpdatedBeforeOuter() {
    let plan = PropertyPlan.of(Outermost.self)
    #expect(plan.composed.map(\.name.text) == ["outer.inner", "outer"])
    #expect(plan.names == ["outer"])
  }

  // MARK: Names of differences

  private func differences<Value>(_ one: Value, _ other: Value) -> [String] {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return [] }
        return PropertyPlan.of(Value.self).differingFields(one, other)
      }
    }
  }

  @Test func differingFieldsAreNamed() {
    #expect(differences(Plain(title: "a", size: 1), Plain(title: "a", size: 1)) == [])
    #expect(differences(Plain(title: "a", size: 1), Plain(title: "b", size: 1)) == ["title"])
    #expect(differences(Plain(title: "a", size: 1), Plain(title: "b", size: 2)) == ["title", "size"])
  }

  @Test func dynamicPropertiesAreNoDifference() {
    #expect(differences(Many(label: "a"), Many(label: "a")) == [])
    #expect(differences(Many(label: "a"), Many(label: "b")) == ["label"])
  }

  @Test func closuresAlwaysDiffer() {
    let value = WithClosure(action: {})
    #expect(differences(value, value) == ["action"])
  }

  // MARK: From the side of views

  @Test func aBodyRunsOnlyForFieldsThatDiffer() throws {
    let screen = TestScreen { Owner() }
    screen.resetCounts()
    try screen.find("next").tap()
    #expect(screen.bodyCount(of: Owner.self) == 1)
    #expect(screen.bodyCount(of: Labeled.self) == 1)
    #expect(screen.texts == ["next", "odd 1", "even 0"])
  }

  @Test func stateOfAnOptionalPropertyIsKept() throws {
    let screen = TestScreen { Clicker(step: 2) }
    try screen.find("0").tap()
    try screen.find("2").tap()
    #expect(screen.texts == ["4"])
  }

  @Test func aMutatingUpdateIsVisibleInTheBodyOnly() throws {
    let screen = TestScreen { Accumulating() }
    #expect(screen.texts == ["updates 1"])
    try screen.find("updates 1").tap()
    #expect(screen.texts == ["updates 2"])
  }
}

private struct Counter: DynamicProperty {
  @State private var ticks = 0
  let step = 1
}

private struct Many: View {
  @State private var count = 0
  var label = ""
  @Environment(\.locale) private var locale
  @State private var name = "name"
  private var counter = Counter()

  init(label: String) { self.label = label }

  var body: some View { Text(label) }
}

private struct Plain: View {
  let title: String
  let size: Int
  var body: some View { Text(title) }
}

private struct Owns: View {
  @State private var count = 0
  var body: some View { Text("owns") }
}

private struct Borrows: View {
  @Binding var count: Int
  @Environment(\.locale) private var locale
  var body: some View { Text("borrows") }
}

private struct Inner: DynamicProperty {
  let number = 1
}

private struct Outer: DynamicProperty {
  let inner = Inner()
}

private struct Outermost: View {
  let outer = Outer()
  var body: some View { Text("outermost") }
}

private struct WithClosure: View {
  let action: () -> Void
  var body: some View { Text("closure") }
}

private struct Labeled: View {
  let label: String
  @Environment(\.locale) private var locale
  @State private var unused = 0
  var body: some View { Text(label) }
}

private struct Owner: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("next") { count += 1 }
      Labeled(label: "odd \((count + 1) / 2)")
      Labeled(label: "even \(count / 2)")
    }
  }
}

private struct Clicker: View {
  let step: Int?
  @State private var count: Int? = 0

  var body: some View {
    Button("\(count ?? -1)") { count = (count ?? 0) + (step ?? 1) }
  }
}

private struct Updates: DynamicProperty {
  private(set) var count = 0
  mutating func update() { count += 1 }
}

private struct Accumulating: View {
  private var updates = Updates()
  @State private var taps = 0

  var body: some View {
    let _ = taps
    Button("updates \(updates.count)") { taps += 1 }
  }
}
