import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// The values of `@SceneStorage`, their readers, and its misuse.
@MainActor @Suite struct SceneStorageRulesTests {
  // MARK: Values

  @Test func everyTypeOfValueIsKeptForTheWindow() throws {
    let model = Model()
    let screen = TestScreen { Visibly(model: model) { Kinds() } }
    try screen.find("set").tap()
    let line = "true 7 2.5 hello https://swift.org/documentation [1, 2] large second Optional(5) nil"
    #expect(screen.texts.first == line)
    model.isShown = false
    screen.update()
    model.isShown = true
    screen.update()
    #expect(screen.texts.first == line)
  }

  @Test func valuesOutliveTheProgram() throws {
    let values = SceneValues()
    let first = restored(values) { Kinds() }
    try first.find("set").tap()
    let second = restored(SceneValues(values.data)) { Kinds() }
    #expect(second.texts.first == first.texts.first)
    #expect(second.texts.first?.hasPrefix("true 7 2.5") == true)
  }

  private func restored(_ values: SceneValues, @ViewBuilder _ content: () -> some View) -> TestScreen {
    let model = Model()
    model.isShown = false
    let screen = TestScreen { Visibly(model: model, content: content) }
    screen.restore(values)
    model.isShown = true
    screen.update()
    return screen
  }

  @Test func settingNilRemovesTheValue() throws {
    let values = SceneValues()
    let screen = restored(values) { Optionally() }
    try screen.find("nil").tap()
    #expect(values["choice"] as? Int == 1)
    try screen.find("Optional(1)").tap()
    #expect(values["choice"] == nil)
    #expect(screen.texts == ["nil"])
  }

  @Test func aValueOfAnotherTypeIsIgnored() {
    let values = SceneValues()
    values["number"] = "text"
    let screen = restored(values) { Counter() }
    #expect(screen.texts == ["0"])
  }

  @Test func theInitialValueIsNotStored() {
    let values = SceneValues()
    let screen = restored(values) { Counter() }
    #expect(screen.texts == ["0"])
    #expect(values["number"] == nil && !values.takeChanges())
  }

  // MARK: Readers

  @Test func viewsWithTheSameKeyShareAValue() throws {
    let screen = TestScreen {
      Counter()
      Counter()
    }
    try screen.findAll("0")[0].tap()
    #expect(screen.texts == ["1", "1"])
  }

  @Test func onlyReadersOfTheKeyRun() throws {
    let screen = TestScreen {
      Counter()
      Other()
    }
    screen.resetCounts()
    try screen.find("0").tap()
    #expect(screen.bodyCount(of: Counter.self) == 1 && screen.bodyCount(of: Other.self) == 0)
  }

  @Test func settingTheSameValueRunsNothing() throws {
    let screen = TestScreen { Constant() }
    screen.resetCounts()
    try screen.find("three 3").tap()
    #expect(screen.bodyCount(of: Constant.self) == 1, "the first value is stored")
    try screen.find("three 3").tap()
    #expect(screen.bodyCount(of: Constant.self) == 1)
  }

  @Test func aBindingReadsAndWritesTheValue() throws {
    let screen = TestScreen { Bound() }
    try screen.find("off").tap()
    #expect(screen.texts == ["on", "is on"])
  }

  @Test func aSheetSharesTheValuesOfItsWindow() throws {
    let screen = TestScreen { Presenting() }
    try screen.find("open").tap()
    try screen.find("0").tap()
    #expect(screen.texts.contains("1"))
    try screen.find("close").tap()
    #expect(screen.texts == ["open", "1"])
  }

  @Test func anotherKeyIsAnotherValue() throws {
    let model = Model()
    let screen = TestScreen { Keyed(model: model) }
    try screen.find("first 0").tap()
    model.isShown = false
    screen.update()
    #expect(screen.texts == ["second 0"])
    model.isShown = true
    screen.update()
    #expect(screen.texts == ["first 1"])
  }

  // MARK: Misuse

  @Test func readingOutsideOfAViewGivesTheInitialValueAndReports() {
    let screen = TestScreen { Early() }
    #expect(screen.texts == ["early 5"])
    #expect(screen.issues.map(\.kind) == [.readOutsideView])
  }

  @Test func settingOutsideOfAViewStoresNothingAndReports() {
    let screen = TestScreen { EarlyWriter() }
    #expect(screen.texts == ["5"])
    #expect(screen.issues.map(\.kind) == [.readOutsideView])
  }

  @Test func aBindingOutsideOfAViewIsConstant() {
    let storage = SceneStorage(wrappedValue: 5, "number")
    let binding = storage.projectedValue
    binding.wrappedValue = 6
    #expect(binding.wrappedValue == 5)
  }

  @Test func settingInABodyReportsAndIsShown() {
    let screen = TestScreen { SetsInBody() }
    #expect(screen.texts == ["9"])
    #expect(screen.issues.map(\.kind) == [.changeDuringUpdate])
  }
}

extension TestScreen {
  /// Restores values for views that aren't in the tree yet.
  fileprivate func restore(_ values: SceneValues) { contextOfTree?.restore(values) }

  private var contextOfTree: TreeContext? {
    findAllInTree("waiting").first.map { ViewRuntime.elements[$0.index].scope.takeUnretainedValue().tree }
  }
}

@Observable private final class Model {
  var isShown = true
}

private struct Visibly<Content: View>: View {
  let model: Model
  let content: Content

  init(model: Model, @ViewBuilder content: () -> Content) { (self.model, self.content) = (model, content()) }

  var body: some View { if model.isShown { content } else { Text("waiting") } }
}

private struct Kinds: View {
  enum Size: String { case small, large }
  enum Place: Int { case first, second }

  @SceneStorage("bool") private var bool = false
  @SceneStorage("int") private var int = 0
  @SceneStorage("double") private var double = 0.0
  @SceneStorage("string") private var string = ""
  @SceneStorage("url") private var url = URL(fileURLWithPath: "/")
  @SceneStorage("data") private var data = Data()
  @SceneStorage("size") private var size = Size.small
  @SceneStorage("place") private var place = Place.first
  @SceneStorage("maybe") private var maybe: Int?
  @SceneStorage("nothing") private var nothing: String?

  var body: some View {
    VStack {
      Text(verbatim: line)
      Button("set") {
        (bool, int, double, string, data) = (true, 7, 2.5, "hello", Data([1, 2]))
        url = URL(string: "https://swift.org/documentation") ?? url
        (size, place, maybe) = (.large, .second, 5)
      }
    }
  }

  private var line: String {
    let parts: [Any] = [bool, int, double, string, url.absoluteString, Array(data), size, place]
    let optionals = "\(String(describing: maybe)) \(String(describing: nothing))"
    return parts.map { "\($0)" }.joined(separator: " ") + " " + optionals
  }
}

private struct Optionally: View {
  @SceneStorage("choice") private var choice: Int?
  var body: some View { Button(String(describing: choice)) { choice = choice == nil ? 1 : nil } }
}

private struct Counter: View {
  @SceneStorage("number") private var number = 0
  var body: some View { Button("\(number)") { number += 1 } }
}

private struct Other: View {
  @SceneStorage("other") private var number = 5
  var body: some View { Text("other \(number)") }
}

private struct Constant: View {
  @SceneStorage("three") private var number = 3
  var body: some View { Button("three \(number)") { number = 3 } }
}

private struct Bound: View {
  @SceneStorage("isOn") private var isOn = false

  var body: some View {
    Switch(isOn: $isOn)
    if isOn { Text("is on") }
  }
}

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

private struct Presenting: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("open") { isOpen = true }
      if !isOpen { Counter() }
    }
    .sheet(isPresented: $isOpen) {
      Counter()
      Button("close") { isOpen = false }
    }
  }
}

private struct Keyed: View {
  let model: Model
  var body: some View { KeyedCounter(key: model.isShown ? "first" : "second") }
}

private struct KeyedCounter: View {
  let key: String
  @SceneStorage private var number: Int

  init(key: String) {
    self.key = key
    _number = SceneStorage(wrappedValue: 0, key)
  }

  var body: some View { Button("\(key) \(number)") { number += 1 } }
}

private struct Early: View {
  var body: some View { EarlyReader() }
}

private struct EarlyReader: View {
  @SceneStorage("early") private var number = 5
  private var initial = 0

  init() { initial = number }

  var body: some View { Text("early \(initial)") }
}

private struct EarlyWriter: View {
  var body: some View { WritesEarly() }
}

private struct WritesEarly: View {
  @SceneStorage("early") private var number = 5
  init() { number = 6 }
  var body: some View { Text("\(number)") }
}

private struct SetsInBody: View {
  @SceneStorage("set") private var number = 5

  var body: some View {
    if number != 9 { number = 9 }
    return Text("\(number)")
  }
}
