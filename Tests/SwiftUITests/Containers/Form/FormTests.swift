import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Forms: their styles, and where controls are in them.
@MainActor @Suite struct FormTests {
  private struct Profile: View {
    @State private var name = "Ada"
    @State private var isPublic = true
    @State private var color = "Red"

    var body: some View {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
          Toggle("Public", isOn: $isPublic)
          Picker("Color", selection: $color) {
            Text("Red").tag("Red")
            Text("Blue").tag("Blue")
          }
        }
        Section { Button("Save") {} }
      }
    }
  }

  private func screen(_ view: some View, _ idiom: InterfaceIdiom = .phone) -> TestScreen {
    TestScreen(
      size: CGSize(width: 402, height: 600), environment: { ($0.interfaceIdiom, $0.displayScale) = (idiom, 2) }
    ) { view }
  }

  @Test func formOfThePhoneIsAListOfCards() throws {
    let form = screen(Profile())
    #expect(try form.find("Profile").frame.minX == 32)
    #expect(try form.find("Public").frame.minX == 32)
    #expect(try form.find("Red").frame.maxX < 370)
    #expect(try abs(form.find("Save").frame.midY - form.find("Color").frame.midY - 87) < 2)
  }

  @Test func columnsBeginAtOneGuide() throws {
    let form = screen(Profile(), .desktop)
    let field = try form.find(role: "text field", name: "Name").frame
    let label = try form.find("Color").frame
    #expect(field.minX == label.maxX + 8)
    #expect(try form.find(role: "toggle", name: "Public").frame.minX == field.minX)
    #expect(field.maxX <= 402)
  }

  @Test func groupedFormOfTheDesktopHasLabelsAndControlsAtOppositeEdges() throws {
    let form = screen(Profile().formStyle(.grouped), .desktop)
    #expect(try form.find("Public").frame.minX == 30)
    #expect(try form.find("Color").frame.minX == 30)
    #expect(try form.find(role: "text field", name: "Name").frame.maxX == 372)
    // The switch is small, and its label isn't.
    #expect(try form.find("Public").frame.height == form.find("Color").frame.height)
  }

  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Text("stacked")
        configuration.content
      }
    }
  }

  private struct Around: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("around")
        Form(configuration)
      }
    }
  }

  @Test func styleMakesTheForm() {
    #expect(screen(Form { Text("a") }.formStyle(Stacked())).texts == ["stacked", "a"])
    #expect(screen(Form { Text("a") }.formStyle(Around()).formStyle(Stacked())).texts == ["around", "stacked", "a"])
  }

  @Test func typingInAFormRunsTheReadersOnly() throws {
    struct Other: View {
      var body: some View { Text("other") }
    }
    struct Program: View {
      @State private var name = ""
      var body: some View {
        Form {
          TextField("Name", text: $name)
          Other()
        }
      }
    }
    let form = screen(Program())
    try form.find(role: "text field", name: "Name").focus()
    form.resetCounts()
    try form.find(role: "text field", name: "Name").type("Ada")
    #expect(form.bodyCount(of: Other.self) == 0)
  }
}
