import CanopyTesting
import SwiftUI
import Testing

/// Programs with controls, explained: each sentence is true for what was done.
@MainActor @Suite struct ControlExplanationsTests {
  @Test func aToggleAndABindingAreExplainedByTheState() throws {
    let screen = TestScreen { Switches() }
    try screen.find("switch off").tap()
    #expect(
      try screen.sentences(about: "switch on") == """
        Switches
          its body ran 2 times, last because _isOn changed, by tapping “switch off”
          before that, newest first:
            it came into the tree
          it reads _isOn
        """)
    #expect(
      try screen.sentences(about: "bound on") == """
        BoundRow, in Switches
          its body ran 2 times, last because _isOn of Switches changed, by tapping “switch off”
          before that, newest first:
            it came into the tree
          it reads _isOn of Switches
        """)
  }

  @Test func aTextFieldIsExplainedByTheKeysThatWerePressed() throws {
    let screen = TestScreen { NameForm() }
    try screen.find("Name").type("Jo")
    #expect(
      try screen.sentences(about: "hello Jo") == """
        NameForm
          its body ran 3 times, last because _name changed, by pressing “o”
          before that, newest first:
            _name changed, by pressing “J”
            it came into the tree
          it reads _name
        """)
  }

  @Test func aSlidersValueIsExplainedByTheButtonThatSetIt() throws {
    let screen = TestScreen { Volume() }
    try screen.find("set").tap()
    #expect(
      try screen.sentences(about: "value 100").contains("last because _value changed, by tapping “set”\n"))
  }

  @Test func aTappedLabelIsExplainedAsAPartOfItsView() throws {
    let screen = TestScreen { Tapped() }
    try screen.find("label 0").tap()
    #expect(
      try screen.sentences(about: "label 1") == """
        Tapped
          its body ran 2 times, last because _isOn changed, by tapping “label 0”
          before that, newest first:
            it came into the tree
          it reads _isOn
        """)
  }

  @Test func aStyleIsExplainedAsItself() throws {
    let screen = TestScreen { Styled() }
    try screen.find("in 0").tap()
    #expect(
      try screen.sentences(about: "loud false").contains(
        """
          its body ran 3 times, last because configuration changed, by tapping “in 0 loud false”
            the body of Styled ran because _count changed
        """))
  }

  @Test func theContentOfAContainerOfTheProgramIsExplainedByBoth() throws {
    let screen = TestScreen { Cards() }
    try screen.find("add").tap()
    #expect(
      try screen.sentences(about: "inner 1") == """
        Row, in Card, in Cards
          its body ran 2 times, last because title changed, by tapping “add”
            the body of Card ran because title changed and content changed
            the body of Cards ran because _count changed
          before that, newest first:
            it came into the tree
          it reads nothing that can change
        """)
  }

  @Test func storedAndFocusedValuesAreNamedByTheProgram() throws {
    UserDefaults.standard.removeObject(forKey: "explained value")
    let screen = TestScreen { Stored() }
    try screen.find("store").tap()
    #expect(
      try screen.sentences(about: "stored 1 false") == """
        Stored
          its body ran 2 times, last because stored value “explained value” changed, by tapping “store”
          before that, newest first:
            it came into the tree
          it reads stored value “explained value”, _isFocused
        """)
  }
}

private struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Switches: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("switch \(isOn ? "on" : "off")", isOn: $isOn)
      BoundRow(isOn: $isOn)
    }
  }
}

private struct BoundRow: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "bound on" : "bound off") }
}

private struct NameForm: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("hello \(name)")
    }
  }
}

private struct Volume: View {
  @State private var value = 0.5

  var body: some View {
    VStack {
      Slider(value: $value) { Text("volume") }
      Text("value \(Int(value * 100))")
      Button("set") { value = 1 }
    }
  }
}

private struct Tapped: View {
  @State private var isOn = false
  var body: some View { Label("label \(isOn ? 1 : 0)", systemImage: "star").onTapGesture { isOn.toggle() } }
}

private struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("loud \(configuration.isPressed ? "true" : "false")")
    }
  }
}

private struct Styled: View {
  @State private var count = 0
  var body: some View { Button("in \(count)") { count += 1 }.buttonStyle(Loud()) }
}

private struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

private struct Cards: View {
  @State private var count = 0

  var body: some View {
    Card(title: "card \(count)") {
      Row(title: "inner \(count)").padding()
      Button("add") { count += 1 }
    }
  }
}

private struct Stored: View {
  @AppStorage("explained value") private var stored = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("stored \(stored) \(isFocused ? "true" : "false")")
      Button("store") { stored += 1 }
    }
  }
}
