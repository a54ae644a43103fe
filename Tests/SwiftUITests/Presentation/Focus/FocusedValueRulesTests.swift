import CanopyTesting
import Combine
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var word: String?
  @Entry fileprivate var amount: Binding<Int>?
}

/// Which of several focused values counts, and when it comes and goes.
@MainActor @Suite struct FocusedValueRulesTests {
  private struct Reader: View {
    @FocusedValue(\.word) private var word
    var body: some View { Text("word \(word ?? "none")") }
  }

  private func word(on screen: TestScreen) -> String? { screen.texts.last { $0.hasPrefix("word ") } }

  // MARK: Values of the scene

  @Test func aFocusedViewPrecedesTheScene() throws {
    let screen = TestScreen {
      Text("A").focusable().focusedValue(\.word, "focused")
      Text("B").focusable()
      Text("C").focusedSceneValue(\.word, "scene")
      Reader()
    }
    #expect(word(on: screen) == "word scene")
    try screen.find("A").focus()
    #expect(word(on: screen) == "word focused")
    try screen.find("B").focus()
    #expect(word(on: screen) == "word scene")
  }

  @Test func theSceneForgetsAViewThatLeaves() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Text("A").focusedSceneValue(\.word, "scene") }
        Button("toggle") { isShown.toggle() }
        Reader()
      }
    }
    let screen = TestScreen { Leaving() }
    #expect(word(on: screen) == "word scene")
    try screen.find("toggle").tap()
    #expect(word(on: screen) == "word none")
    try screen.find("toggle").tap()
    #expect(word(on: screen) == "word scene")
  }

  @Test func theSceneFollowsTheState() throws {
    struct Changing: View {
      @State private var count = 0
      var body: some View {
        Button("add") { count += 1 }.focusedSceneValue(\.word, "\(count)")
        Reader()
      }
    }
    let screen = TestScreen { Changing() }
    try screen.find("add").tap()
    #expect(word(on: screen) == "word 1")
  }

  @Test func noValueOfTheSceneIsNone() {
    let screen = TestScreen {
      Text("A").focusedSceneValue(\.word, nil as String?)
      Reader()
    }
    #expect(word(on: screen) == "word none")
  }

  // MARK: Values of views

  @Test func noValueLeavesThatAround() throws {
    let screen = TestScreen {
      Text("A").focusable().focusedValue(\.word, nil as String?).padding().focusedValue(\.word, "outer")
      Reader()
    }
    try screen.find("A").focus()
    #expect(word(on: screen) == "word outer")
  }

  @Test func aViewThatLosesTheFocusTakesItsValueAlong() throws {
    let screen = TestScreen {
      Text("A").focusable().focusedValue(\.word, "a")
      Button("B") {}
      Reader()
    }
    try screen.find("A").focus()
    #expect(word(on: screen) == "word a")
    try screen.find("B").focus()
    #expect(word(on: screen) == "word none")
  }

  @Test func aFocusedViewThatLeavesTakesItsValueAlong() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Text("A").focusable().focusedValue(\.word, "a") }
        Button("remove") { isShown = false }
        Reader()
      }
    }
    let screen = TestScreen { Leaving() }
    try screen.find("A").focus()
    try screen.find("remove").activate()
    #expect(word(on: screen) == "word none")
  }

  @Test func aReaderThatComesLaterSeesTheValue() throws {
    struct Showing: View {
      @State private var isShown = false
      var body: some View {
        Text("A").focusable().focusedValue(\.word, "a")
        Button("show") { isShown = true }
        if isShown { Reader() }
      }
    }
    let screen = TestScreen { Showing() }
    try screen.find("A").focus()
    try screen.find("show").activate()
    #expect(word(on: screen) == "word a")
  }

  @Test func membersOfAGroupHaveTheValue() throws {
    let screen = TestScreen {
      VStack {
        Group {
          Text("A").focusable()
          Text("B").focusable()
        }
        .focusedValue(\.word, "group")
        Text("C").focusable()
        Reader()
      }
    }
    for (name, value) in [("A", "group"), ("B", "group"), ("C", "none"), ("B", "group")] {
      try screen.find(name).focus()
      #expect(word(on: screen) == "word \(value)")
    }
  }

  @Test func theValueOfATextFieldIsThatOfItsForm() throws {
    struct Editing: View {
      @State private var text = ""
      var body: some View {
        TextField("field", text: $text).focusedValue(\.word, text)
        Reader()
      }
    }
    let screen = TestScreen { Editing() }
    try screen.find("field").type("abc")
    #expect(word(on: screen) == "word abc")
  }

  // MARK: Bindings

  private struct Amounts: View {
    @FocusedBinding(\.amount) private var amount
    var body: some View {
      Text("amount \(amount ?? -1)")
      Button("set") { amount = 9 }
      Button("clear") { amount = nil }
      Nested(amount: $amount)
    }
  }

  private struct Nested: View {
    @Binding var amount: Int?
    var body: some View { Button("double") { amount = amount.map { $0 * 2 } } }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 1
    var body: some View { Text("\(name) \(count)").focusable().focusedValue(\.amount, $count) }
  }

  @Test func aBindingChangesTheFocusedView() throws {
    let screen = TestScreen {
      Counter(name: "A")
      Counter(name: "B")
      Amounts()
    }
    try screen.find("B 1").focus()
    try screen.find("set").activate()
    try screen.find("double").activate()
    #expect(screen.texts.prefix(3) == ["A 1", "B 18", "amount 18"])
  }

  @Test func nothingIsNotWrittenToABinding() throws {
    let screen = TestScreen {
      Counter(name: "A")
      Amounts()
    }
    try screen.find("A 1").focus()
    try screen.find("clear").activate()
    #expect(screen.texts.prefix(2) == ["A 1", "amount 1"])
  }

  @Test func withoutAFocusABindingHasNoEffect() throws {
    let screen = TestScreen {
      Counter(name: "A")
      Amounts()
    }
    try screen.find("set").activate()
    #expect(screen.texts.prefix(2) == ["A 1", "amount -1"])
    #expect(screen.issues.isEmpty)
  }

  // MARK: Objects

  @Observable fileprivate final class Document {
    var title: String
    init(_ title: String) { self.title = title }
  }

  private struct DocumentReader: View {
    @FocusedValue(Document.self) private var document
    var body: some View { Text("title \(document?.title ?? "none")") }
  }

  @Test func anObservableObjectIsFoundByItsType() throws {
    let (one, two) = (Document("one"), Document("two"))
    let screen = TestScreen {
      Text("A").focusable().focusedValue(one)
      Text("B").focusable().focusedValue(two)
      Text("C").focusable().focusedValue(nil as Document?)
      DocumentReader()
    }
    try screen.find("B").focus()
    #expect(screen.texts.last == "title two")
    two.title = "second"
    screen.update()
    #expect(screen.texts.last == "title second")
    try screen.find("A").focus()
    #expect(screen.texts.last == "title one")
    try screen.find("C").focus()
    #expect(screen.texts.last == "title none")
  }

  @Test func anObservableObjectOfTheSceneNeedsNoFocus() {
    let screen = TestScreen {
      Text("A").focusedSceneValue(Document("scene"))
      DocumentReader()
    }
    #expect(screen.texts.last == "title scene")
  }

  fileprivate final class Model: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  private struct ModelReader: View {
    @FocusedObject private var model: Model?
    var body: some View {
      Text("title \(model?.title ?? "none")")
      if let title = $model?.title { Button("rename") { title.wrappedValue += "!" } }
    }
  }

  @Test func onlyTheObjectOfTheFocusedViewIsFollowed() throws {
    let (one, two) = (Model("one"), Model("two"))
    let screen = TestScreen {
      Text("A").focusable().focusedObject(one)
      Text("B").focusable().focusedObject(two)
      ModelReader()
    }
    try screen.find("A").focus()
    try screen.find("B").focus()
    #expect(screen.texts.contains("title two"))
    screen.resetCounts()
    one.title = "changed"
    screen.update()
    #expect(screen.bodyCount(of: ModelReader.self) == 0)
    two.title = "new"
    screen.update()
    #expect(screen.texts.contains("title new"))
  }

  @Test func theProjectionOfAnObjectHasBindings() throws {
    let model = Model("a")
    let screen = TestScreen {
      Text("A").focusable().focusedObject(model)
      ModelReader()
    }
    #expect(!screen.texts.contains("rename"))
    try screen.find("A").focus()
    try screen.find("rename").activate()
    #expect(model.title == "a!")
    #expect(screen.texts.contains("title a!"))
  }

  @Test func anObjectOfTheSceneNeedsNoFocus() {
    let screen = TestScreen {
      Text("A").focusedSceneObject(Model("scene"))
      Text("B").focusedSceneObject(nil as Model?)
      ModelReader()
    }
    #expect(screen.texts.contains("title scene"))
  }

  // MARK: Presentations

  @Test func aSheetHasTheValuesOfItsOwnFocus() throws {
    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        Text("A").focusable().focusedValue(\.word, "window")
        Reader()
        Button("present") { isShown = true }
          .sheet(isPresented: $isShown) { Text("B").focusable().focusedValue(\.word, "sheet") }
      }
    }
    let screen = TestScreen { Presenting() }
    try screen.find("A").focus()
    try screen.find("present").activate()
    #expect(word(on: screen) == "word none")
    try screen.find("B").focus()
    #expect(word(on: screen) == "word sheet")
    try screen.presentations[0].press(.escape)
    #expect(word(on: screen) == "word window")
  }
}
