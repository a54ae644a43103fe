import CanopyCore
import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyControls

/// The styles that containers give the controls inside.
@MainActor @Suite struct ContainerStylesTests {
  private struct Marked: PrimitiveButtonStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        configuration.label
      }
    }
  }

  /// A style of the app that shows the button in the next outer style.
  private struct Around: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("around")
        Button(configuration)
      }
    }
  }

  private func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }

  @Test func controlHasTheStyleOfItsContainer() {
    #expect(
      texts { Button("A") {}._containerStyle(ButtonKind.self, Marked(mark: "container"), for: "test") } == [
        "container", "A",
      ])
  }

  @Test func automaticIsTheStyleOfTheContainer() {
    #expect(
      texts {
        Button("A") {}.buttonStyle(.automatic)
          ._containerStyle(ButtonKind.self, Marked(mark: "container"), for: "test")
      } == ["container", "A"])
  }

  @Test func stylesOfTheAppTakePrecedence() {
    #expect(
      texts {
        Button("A") {}.buttonStyle(Marked(mark: "app"))
          ._containerStyle(ButtonKind.self, Marked(mark: "container"), for: "test")
      } == ["app", "A"])
    #expect(
      texts {
        Button("A") {}._containerStyle(ButtonKind.self, Marked(mark: "container"), for: "test")
          .buttonStyle(Marked(mark: "app"))
      } == ["app", "A"])
  }

  @Test func fixedStylesTakePrecedenceOverThoseOfTheApp() {
    #expect(
      texts {
        Button("A") {}.buttonStyle(Marked(mark: "app"))
          ._containerStyle(ButtonKind.self, Marked(mark: "fixed"), isFixed: true, for: "test")
      } == ["fixed", "A"])
  }

  /// A style of the app whose button is a part of the toggle.
  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  private func toggles(_ style: some ToggleStyle) -> some View {
    Toggle("A", isOn: .constant(true)).toggleStyle(style)
  }

  private func picker(_ style: some PickerStyle) -> some View {
    Picker("P", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(style)
    .labelsHidden()
  }

  @Test func fixedStylesDoNotReachThePartsOfControls() {
    func texts(_ view: some View) -> [String] {
      self.texts { view._containerStyle(ButtonKind.self, Marked(mark: "fixed"), isFixed: true, for: "test") }
    }
    #expect(texts(toggles(.button)) == ["A"])
    #expect(texts(toggles(.checkbox)) == ["A"])
    #expect(texts(toggles(Lamp())) == ["A"])
    #expect(texts(picker(.segmented)) == ["One", "Two"])
    #expect(texts(picker(.inline)) == ["One", "Two"])
    #expect(texts(picker(.radioGroup)) == ["One", "Two"])
    #expect(texts(picker(.menu)) == ["One"])
  }

  @Test func buttonStylesOfTheAppDoNotReachThePartsOfControls() {
    func texts(_ view: some View) -> [String] { self.texts { view.buttonStyle(Marked(mark: "app")) } }
    #expect(texts(toggles(.button)) == ["A"])
    #expect(texts(toggles(.checkbox)) == ["A"])
    #expect(texts(picker(.segmented)) == ["One", "Two"])
    #expect(texts(picker(.inline)) == ["One", "Two"])
    #expect(texts(picker(.radioGroup)) == ["One", "Two"])
    #expect(texts(picker(.menu)) == ["One"])
  }

  @Test func bodyOfAStyleUsesTheNextOuterOne() {
    #expect(
      texts {
        Button("A") {}.buttonStyle(Around())
          ._containerStyle(ButtonKind.self, Marked(mark: "container"), for: "test")
      } == ["around", "container", "A"])
  }

  @Test func bodyOfAContainerStyleMayContainTheControl() {
    #expect(
      texts { Button("A") {}._containerStyle(ButtonKind.self, Around(), for: "test") } == ["around", "A"])
  }

  @Test func presentationsDoNotInheritTheContainer() throws {
    struct Presenting: View {
      @State private var isPresented = false

      var body: some View {
        Text("Open").onTapGesture { isPresented = true }
          .sheet(isPresented: $isPresented) { Button("In the sheet") {} }
          ._containerStyle(ButtonKind.self, Marked(mark: "container"), for: "test")
      }
    }
    let screen = TestScreen { Presenting() }
    try screen.find("Open").tap()
    #expect(!screen.texts.contains("container") && screen.texts.contains("In the sheet"))
  }

  @Test func anotherKindIsNotConcerned() {
    #expect(
      texts { Toggle("A", isOn: .constant(true))._containerStyle(ButtonKind.self, Marked(mark: "b"), for: "test") }
        == ["A"])
  }
}
