import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The initializers of steppers, and the values that formats show.
@MainActor @Suite struct StepperSpellingsTests {
  private struct All: View {
    let log: ActionLog
    @State private var count = 1
    @State private var length = 1.0
    private let title = "title"
    private let resource = LocalizedStringResource("resource")

    var body: some View {
      VStack {
        titles
        labels
        older
      }
    }

    @ViewBuilder private var titles: some View {
      Stepper("key", value: $count, in: 0...5)
      Stepper(title, value: $count, in: 0...5, step: 2)
      Stepper(resource, value: $count, step: 2) { _ in }
      Stepper("key", onIncrement: { log.add("+") }, onDecrement: nil)
      Stepper(title, onIncrement: nil, onDecrement: { log.add("-") }, onEditingChanged: { _ in })
    }

    @ViewBuilder private var labels: some View {
      Stepper(value: $count, in: 0...5) { Text("label") }
      Stepper(value: $length, step: 0.5) {
        Text("label")
      } onEditingChanged: { _ in
      }
      Stepper {
        Text("label")
      } onIncrement: {
        log.add("++")
      } onDecrement: {
        log.add("--")
      }
    }

    @ViewBuilder private var older: some View {
      Stepper(value: $count, in: 0...5, onEditingChanged: { _ in }) { Text("older") }
      Stepper(value: $count, onEditingChanged: { _ in }, label: { Text("older") })
      Stepper(onIncrement: { log.add("+++") }, onDecrement: {}) { Text("older") }
    }
  }

  @Test func titlesLabelsAndOlderForms() {
    let screen = TestScreen(size: CGSize(width: 390, height: 844)) { All(log: ActionLog()) }
    let titles = ["key", "title", "resource", "key", "title"]
    #expect(screen.texts == titles + ["label", "label", "label", "older", "older", "older"])
  }

  @Test func closureThatIsMissingDisablesItsHalf() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Stepper(
        "a", onIncrement: { log.add("+") }, onDecrement: nil, onEditingChanged: { log.add($0 ? "begins" : "ends") })
    }
    let stepper = try screen.find(role: "stepper", name: "a")
    try stepper.decrement()
    #expect(log.lines.isEmpty && stepper.value == nil)
    try stepper.increment()
    #expect(log.lines == ["begins", "+", "ends"])
  }

  // MARK: Formats

  private struct Ratio: View {
    let idiom: InterfaceIdiom
    @State private var ratio = 0.5

    var body: some View {
      VStack {
        Stepper("Ratio", value: $ratio, in: 0...1, step: 0.25, format: .percent)
        Text("is \(ratio)")
      }
      .environment(\.interfaceIdiom, idiom)
    }
  }

  @Test func formatShowsTheValueOnThePhone() throws {
    let screen = TestScreen { Ratio(idiom: .phone) }
    #expect(screen.texts == ["Ratio", "50%", "is 0.500000"])
    try screen.find(role: "stepper", name: "Ratio").increment()
    #expect(screen.texts == ["Ratio", "75%", "is 0.750000"])
    #expect(try screen.find(role: "stepper", name: "Ratio").value == "75%")
  }

  @Test func peopleTypeTheValueOnTheDesktop() throws {
    let screen = TestScreen { Ratio(idiom: .desktop) }
    let field = try screen.find(role: "text field", name: "Ratio")
    #expect(field.value == "50%")
    try field.clearText()
    try field.type("900%")
    screen.press(.return)
    #expect(screen.texts.last == "is 1.000000", "the value stays in the range")
  }

  @Test func secondTextOfALabelIsASubtitle() throws {
    let screen = TestScreen {
      Stepper(value: .constant(1)) {
        Text("Guests")
        Text("without you")
      }
    }
    let (title, subtitle) = (try screen.find("Guests").frame, try screen.find("without you").frame)
    #expect(title.maxY <= subtitle.minY && subtitle.height < title.height)
  }
}
