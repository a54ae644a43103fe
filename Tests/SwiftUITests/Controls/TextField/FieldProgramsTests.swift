import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Fields in small programs of the kind that public apps contain.
@MainActor
@Suite("Text fields in programs")
struct FieldProgramsTests {
  @Test("Fields of rows keep their text when rows before them are removed")
  func rows() throws {
    let screen = TestScreen { Rows() }
    try screen.find("Item 1").type("x")
    try screen.find("Item 2").type("y")
    #expect(screen.texts == ["Item 0", "Item 1x", "Item 2y", "Remove"])
    try screen.find("Remove").tap()
    #expect(screen.texts == ["Item 1x", "Item 2y", "Remove"])
    try screen.find("Item 2y").type("z")
    #expect(screen.texts == ["Item 1x", "Item 2yz", "Remove"])
    #expect(screen.issues.isEmpty)
  }

  @Test("A field in a sheet changes the value of its presenter")
  func sheet() throws {
    let screen = TestScreen { Titled() }
    try screen.find("Show").tap()
    try screen.find("Title").type("hello")
    try screen.find("Done").tap()
    #expect(screen.texts == ["Show", "hello"])
  }

  @Test("Formats are those of the locale in the environment")
  func locale() throws {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "de_DE") }) { Money() }
    #expect(screen.texts == ["3,50\u{A0}€", "25\u{A0}%", "3.5 0.25"])
    try screen.find(id: "money").clearText()
    try screen.find(id: "money").type("12,5 €\n")
    try screen.find(id: "percent").clearText()
    try screen.find(id: "percent").type("40\n")
    #expect(screen.texts == ["12,50\u{A0}€", "40\u{A0}%", "12.5 0.4"])
  }

  @Test("A number that is formatted while people type keeps the insertion point behind the digits")
  func phone() throws {
    let screen = TestScreen { Phone() }
    try screen.find("Phone").type("5551234567")
    #expect(screen.texts == ["(555) 123-4567"])
    for _ in 0..<4 { screen.press(.delete) }
    #expect(screen.texts == ["(555) 123"])
    try screen.find("(555) 123").type("89")
    #expect(screen.texts == ["(555) 123-89"])
  }

  @Test("A setter that sets the text later doesn't change the order of letters")
  func laterSetter() async throws {
    let screen = TestScreen { Later() }
    try screen.find("Later").type("a")
    await settle(screen, until: "a")
    try screen.find("a").type("b")
    await settle(screen, until: "ab")
    #expect(screen.texts == ["ab"])
  }

  private func settle(_ screen: TestScreen, until text: String) async {
    for _ in 0..<1_000 where screen.texts != [text] {
      await Task.yield()
      screen.update()
    }
  }

  @Test("Two fields of one value show the same")
  func sharedValue() throws {
    let screen = TestScreen { Shared() }
    try screen.find("One").type("ab")
    try screen.find(id: "two").type("c")
    #expect(screen.texts == ["abc", "abc"])
  }

  @Test("A published property is set by a field, and sets it")
  func observedObject() throws {
    let model = Person()
    let screen = TestScreen { Observed(person: model) }
    try screen.find("Name").type("Ada")
    #expect(model.name == "Ada")
    model.name = "Grace"
    screen.update()
    try screen.find("Grace").type("!")
    #expect(model.name == "Grace!")
  }

  @Test("A field out of sight is scrolled to before a test types into it")
  func scrolledTo() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        VStack {
          ForEach(0..<20) { Line(number: $0) }
        }
      }
    }
    try screen.findInTree("Line 19").type("hi")
    #expect(screen.texts.last == "hi")
  }
}

private struct Rows: View {
  struct Item: Identifiable {
    let id: Int
    var text: String
  }
  @State private var items = (0..<3).map { Item(id: $0, text: "Item \($0)") }

  var body: some View {
    VStack {
      ForEach($items) { $item in TextField("Item", text: $item.text) }
      Button("Remove") { items.removeFirst() }
    }
  }
}

private struct Titled: View {
  @State private var isShown = false
  @State private var title = ""

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Text(verbatim: title)
    }
    .sheet(isPresented: $isShown) {
      VStack {
        TextField("Title", text: $title)
        Button("Done") { isShown = false }
      }
    }
  }
}

private struct Money: View {
  @State private var money = 3.5
  @State private var percent = 0.25

  var body: some View {
    VStack {
      TextField("Money", value: $money, format: .currency(code: "EUR")).accessibilityIdentifier("money")
      TextField("Percent", value: $percent, format: .percent).accessibilityIdentifier("percent")
      Text(verbatim: "\(money) \(percent)")
    }
  }
}

private struct Phone: View {
  @State private var number = ""

  var body: some View {
    TextField("Phone", text: $number).onChange(of: number) { _, new in
      let digits = new.filter(\.isNumber)
      let (area, rest) = (digits.prefix(3), digits.dropFirst(3))
      switch digits.count {
      case ...3: number = digits
      case ...6: number = "(\(area)) \(rest)"
      default: number = "(\(area)) \(rest.prefix(3))-\(rest.dropFirst(3).prefix(4))"
      }
    }
  }
}

private struct Later: View {
  @State private var text = ""

  var body: some View {
    TextField(
      "Later",
      text: Binding {
        text
      } set: { new in
        Task { @MainActor in text = new }
      })
  }
}

private struct Shared: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("One", text: $text)
      TextField("Two", text: $text).accessibilityIdentifier("two")
    }
  }
}

private final class Person: ObservableObject {
  @Published var name = ""
}

private struct Observed: View {
  @ObservedObject var person: Person
  var body: some View { TextField("Name", text: $person.name) }
}

private struct Line: View {
  let number: Int
  @State private var text = ""
  var body: some View { TextField("Line \(number)", text: $text).textFieldStyle(.roundedBorder) }
}
