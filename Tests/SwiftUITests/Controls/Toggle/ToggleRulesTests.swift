import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Toggles of several values, toggles that are pressed in other ways than by touches, and all of their initializers.
@MainActor @Suite struct ToggleRulesTests {
  private struct Lamp: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct Lamps<Style: ToggleStyle>: View {
    let style: Style
    @State var lamps: [Lamp]

    var body: some View {
      VStack {
        Toggle("All", sources: $lamps, isOn: \.isOn).toggleStyle(style)
        Text(lamps.map { $0.isOn ? "1" : "0" }.joined())
      }
    }

    init(_ states: [Bool], _ style: Style) {
      self.style = style
      _lamps = State(initialValue: states.enumerated().map { Lamp(id: $0.offset, isOn: $0.element) })
    }
  }

  private func press(_ states: [Bool], _ style: some ToggleStyle) throws -> [String] {
    let screen = TestScreen { Lamps(states, style) }
    let before = try screen.find(role: "toggle", name: "All").value
    try screen.find(role: "toggle", name: "All").performAction(named: "activate")
    return [before ?? "", screen.texts.last ?? "", try screen.find(role: "toggle", name: "All").value ?? ""]
  }

  // MARK: Several values

  @Test func aMixedToggleTurnsAllOn() throws {
    #expect(try press([true, false, true], .switch) == ["mixed", "111", "on"])
    #expect(try press([true, false], .checkbox) == ["mixed", "11", "on"])
    #expect(try press([true, false], .button) == ["mixed", "11", "on"])
  }

  @Test func aToggleOfEqualValuesTurnsThemTheOtherWay() throws {
    #expect(try press([true, true], .switch) == ["on", "00", "off"])
    #expect(try press([false, false], .switch) == ["off", "11", "on"])
  }

  @Test func aTapAtAMixedToggleTurnsAllOn() throws {
    let screen = TestScreen { Lamps([false, true], .checkbox) }
    try screen.find("All").tap()
    #expect(screen.texts.last == "11")
  }

  @Test func aStyleKnowsThatValuesAreMixed() {
    struct Telling: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
      }
    }
    for (states, text) in [([true, false], "mixed"), ([true, true], "on"), ([false], "off")] {
      #expect(TestScreen { Lamps(states, Telling()) }.texts.first == text)
    }
  }

  @Test func aToggleOfAConfigurationIsTheToggle() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("framed")
          Toggle(configuration)
        }
      }
    }
    let screen = TestScreen { Lamps([true, false], .checkbox).toggleStyle(Framed()) }
    #expect(try screen.find(role: "toggle", name: "All").value == "mixed")
    let framed = TestScreen { Lamps([true, false], Framed()) }
    #expect(framed.texts.prefix(2) == ["framed", "All"])
    try framed.find("All").tap()
    #expect(framed.texts.last == "11")
  }

  // MARK: Pressing

  private struct One<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn).toggleStyle(style)
        Text("\(isOn)")
      }
    }
  }

  private func states(_ style: some ToggleStyle, _ use: (TestScreen) throws -> Void) rethrows -> String? {
    let screen = TestScreen { One(style: style) }
    try use(screen)
    return screen.texts.last
  }

  @Test func spacePressesEachStyle() throws {
    let use: (TestScreen) throws -> Void = {
      $0.press(.tab)
      $0.press(.space)
    }
    #expect(try states(.switch, use) == "true")
    #expect(try states(.checkbox, use) == "true")
    #expect(try states(.button, use) == "true")
  }

  @Test func theBindingDecidesWhetherAToggleIsOn() throws {
    let screen = TestScreen { Toggle("Fixed", isOn: .constant(false)) }
    try screen.find("Fixed").tap()
    #expect(try screen.find(role: "toggle", name: "Fixed").value == "off")
  }

  @Test func aToggleThatIsDisabledDuringATouchStays() throws {
    let model = MovingModel()
    let screen = TestScreen {
      With(model) { One(style: .checkbox).disabled($0.isOn) }
    }
    let touch = try screen.find("Wi-Fi").touch()
    model.isOn = true
    screen.update()
    touch.lift()
    screen.settle()
    #expect(screen.texts.last == "false")
  }

  @Test func aChangeFromOutsideIsShown() {
    let model = MovingModel()
    let screen = TestScreen {
      With(model) { model in Toggle("Wi-Fi", isOn: Bindable(model).isOn) }
    }
    #expect(screen.accessibilityTree == "toggle “Wi-Fi”, off")
    model.isOn = true
    screen.settle()
    #expect(screen.accessibilityTree == "toggle “Wi-Fi”, on")
  }

  @Test func hiddenLabelsAreStillRead() {
    for style in 0..<2 {
      let screen = TestScreen {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
        if style == 0 { toggle.toggleStyle(.switch) } else { toggle.toggleStyle(.checkbox) }
      }
      #expect(screen.texts == [])
      #expect(screen.accessibilityTree == "toggle “Wi-Fi”, on")
    }
  }

  // MARK: Initializers

  @Test func togglesInEachForm() {
    let (string, resource, isOn) = ("string", LocalizedStringResource("resource"), Binding.constant(true))
    let sources = [isOn]
    let screen = TestScreen {
      VStack {
        Toggle("key", isOn: isOn)
        Toggle(string, isOn: isOn)
        Toggle(resource, isOn: isOn)
        Toggle("key symbol", systemImage: "star", isOn: isOn)
        Toggle(string + " symbol", systemImage: "star", isOn: isOn)
        Toggle(isOn: isOn) { Text("label") }
        Toggle("key sources", sources: sources, isOn: \.self)
        Toggle(string + " sources", sources: sources, isOn: \.self)
        Toggle(sources: sources, isOn: \.self) { Text("label sources") }
        Toggle("key symbol sources", systemImage: "star", sources: sources, isOn: \.self)
      }
    }
    #expect(
      screen.nodesInWindow.map(\.label) == [
        "key", "string", "resource", "key symbol", "string symbol", "label", "key sources", "string sources",
        "label sources", "key symbol sources",
      ])
    #expect(screen.nodesInWindow.map(\.toggleState) == Array(repeating: .on, count: 10))
  }
}
