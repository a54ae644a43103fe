import CanopyTesting
import SwiftUI
import Testing

/// Connections to values that are stored elsewhere.
@MainActor @Suite struct BindingTests {
  @Test func aBindingReadsAndWritesTheStateItComesFrom() throws {
    let screen = TestScreen { Owner() }
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle", "on"])
  }

  @Test func passingOnABindingDoesNotDependOnItsValue() throws {
    let screen = TestScreen { Owner() }
    screen.resetCounts()
    try screen.find("toggle").tap()
    #expect(screen.bodyCount(of: Owner.self) == 0)
    #expect(screen.bodyCount(of: Toggling.self) == 0)
    #expect(screen.bodyCount(of: Shows.self) == 1)
  }

  @Test func aBindingToAPropertyReadsAndWritesIt() throws {
    let screen = TestScreen { PersonEditor() }
    try screen.find("rename").tap()
    #expect(screen.texts == ["rename", "Bob", "Bob, 3"])
  }

  @Test func aBodyThatReadsOnePropertyDoesNotDependOnOthers() throws {
    let screen = TestScreen { PersonEditor() }
    try screen.find("rename").tap()
    screen.resetCounts()
    try screen.find("rename").tap()
    #expect(screen.bodyCount(of: NameEditor.self) == 0)
    let ages = TestScreen { AgeEditor() }
    ages.resetCounts()
    try ages.find("age").tap()
    #expect(ages.texts == ["age", "Ann"])
    #expect(ages.bodyCount(of: NameLabel.self) == 0)
  }

  @Test func aConstantBindingDoesNotChange() throws {
    let screen = TestScreen {
      Toggling(isOn: .constant(false))
      Shows(isOn: .constant(true))
    }
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle", "on"])
  }

  @Test func aBindingCallsItsGetterAndSetter() {
    var log: [Int] = []
    let binding = Binding(get: { log.count }, set: { log.append($0) })
    binding.wrappedValue = 5
    #expect(log == [5])
    #expect(binding.wrappedValue == 1)
  }

  @Test func aBindingUpdatesWithTheStateThatItsGetterReads() throws {
    let screen = TestScreen { Inverts() }
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle", "off", "on"])
  }

  @Test func aBindingToAnOptionalIsUnwrappedUntilTheValueIsNil() throws {
    let screen = TestScreen { OptionalEditor() }
    #expect(screen.texts == ["clear", "rename", "Ann"])
    try screen.find("rename").tap()
    #expect(screen.texts == ["clear", "rename", "Bob"])
    try screen.find("clear").tap()
    #expect(screen.texts == ["clear", "nobody"])
    #expect(screen.issues.isEmpty)
  }

  @Test func aBindingConvertsToAnOptional() {
    var value = 1
    let binding = Binding<Int?>(Binding(get: { value }, set: { value = $0 }))
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    binding.wrappedValue = nil
    #expect(value == 2)
  }

  @Test func aBindingConvertsToAnyHashable() {
    var value = "a"
    let binding = Binding<AnyHashable>(Binding(get: { value }, set: { value = $0 }))
    #expect(binding.wrappedValue == AnyHashable("a"))
    binding.wrappedValue = AnyHashable("b")
    binding.wrappedValue = AnyHashable(3)
    #expect(value == "b")
  }

  @Test func aBindingToACollectionIsACollectionOfBindings() {
    var values = [1, 2, 3]
    let binding = Binding(get: { values }, set: { values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    binding[1].wrappedValue += 1
    #expect(values == [10, 21, 30])
    #expect(binding.count == 3)
    #expect(binding.last?.wrappedValue == 30)
  }

  @Test func aBindingHasTheIdentityOfItsValue() {
    let binding = Binding.constant(Item(id: 4))
    #expect(binding.id == 4)
  }

  @Test func theProjectedValueIsTheBindingItself() throws {
    let screen = TestScreen { Passes() }
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle", "on"])
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct Person {
  var name = "Ann"
  var age = 3
}

private struct Owner: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggling(isOn: $isOn)
      Shows(isOn: $isOn)
    }
  }
}

private struct Toggling: View {
  @Binding var isOn: Bool
  var body: some View { Button("toggle") { isOn.toggle() } }
}

private struct Shows: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

private struct PersonEditor: View {
  @State private var person = Person()
  var body: some View {
    VStack {
      NameEditor(name: $person.name)
      Text("\(person.name), \(person.age)")
    }
  }
}

private struct NameEditor: View {
  @Binding var name: String
  var body: some View {
    Button("rename") { name = "Bob" }
    Text(name)
  }
}

private struct AgeEditor: View {
  @State private var person = Person()
  var body: some View {
    Button("age") { person.age += 1 }
    NameLabel(name: $person.name)
  }
}

private struct NameLabel: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

private struct Inverts: View {
  @State private var isOn = false
  var body: some View {
    let opposite = Binding(get: { !isOn }, set: { isOn = !$0 })
    Toggling(isOn: opposite)
    Shows(isOn: opposite)
    Shows(isOn: $isOn)
  }
}

private struct OptionalEditor: View {
  @State private var person: Person? = Person()
  var body: some View {
    Button("clear") { person = nil }
    if let person = Binding($person) { NameEditor(name: person.name) } else { Text("nobody") }
  }
}

private struct Passes: View {
  @State private var isOn = false
  var body: some View { Between(isOn: $isOn) }
}

private struct Between: View {
  @Binding var isOn: Bool
  var body: some View {
    Toggling(isOn: $isOn)
    Shows(isOn: _isOn.projectedValue)
  }
}
