import CanopyTesting
import SwiftUI
import Testing

/// Preferences of views that change.
@MainActor @Suite struct PreferenceChangeTests {
  @Test("11.3 The action runs only when the value changes")
  func theActionRunsOnlyWhenTheValueChanges() {
    let model = Model(["a", "b"])
    let log = Log()
    let screen = TestScreen { Sending(model: model, log: log) }
    model.suffix = "!"
    screen.update()
    #expect(log.lines == ["ab", "a!b!"])
    model.unrelated = 1
    screen.update()
    model.names = ["a", "b"]
    screen.update()
    #expect(log.lines == ["ab", "a!b!"])
  }

  @Test func severalChangesInOneUpdateRunTheActionOnce() {
    let model = Model(["a", "b", "c"])
    let log = Log()
    let screen = TestScreen { Sending(model: model, log: log) }
    model.suffix = "?"
    model.names = ["c", "a"]
    screen.update()
    #expect(log.lines == ["abc", "c?a?"])
  }

  @Test(arguments: [["a", "b", "c", "d"], ["b"], ["c", "b", "a"], [], ["x", "b", "y"], ["b", "a", "c"]])
  func insertedRemovedOrMovedRowsUpdateThePreference(names: [String]) {
    let model = Model(["a", "b", "c"])
    let log = Log()
    let screen = TestScreen { Sending(model: model, log: log) }
    model.names = names
    screen.update()
    #expect(log.lines == ["abc", names.joined()])
  }

  @Test func changedBranchesUpdateThePreference() {
    let model = Model([])
    let log = Log()
    let screen = TestScreen { Branching(model: model, log: log) }
    for number in [1, 2, 0, 3] {
      model.unrelated = number
      screen.update()
    }
    #expect(log.lines == ["", "one", "many", "", "many"])
  }

  @Test func aChangedIdOrTypeUpdatesThePreference() {
    let model = Model([])
    let log = Log()
    let screen = TestScreen { Replacing(model: model, log: log) }
    model.unrelated = 1
    screen.update()
    model.unrelated = 2
    screen.update()
    #expect(log.lines == ["a0b0", "a1", "a2b2"])
  }

  @Test func stateSetByTheActionIsShownAfterTheSameUpdate() {
    let model = Model(["a", "b"])
    let screen = TestScreen { Showing(model: model) }
    #expect(screen.texts == ["ab", "a", "b"])
    model.names = ["c"]
    screen.update()
    #expect(screen.texts == ["c", "c"])
  }

  @Test func theActionCapturesTheValuesOfTheLastBody() {
    let model = Model(["a"])
    let log = Log()
    let screen = TestScreen { Capturing(model: model, log: log) }
    model.unrelated = 7
    model.names = ["b"]
    screen.update()
    #expect(log.lines == ["0 a", "7 b"])
  }

  @Test func anInsertedReaderReceivesTheCurrentValue() {
    let model = Model(["a"])
    let log = Log()
    let screen = TestScreen { Late(model: model, log: log) }
    #expect(log.lines == [])
    model.unrelated = 1
    screen.update()
    #expect(log.lines == ["a"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

@Observable private final class Model {
  var names: [String]
  var suffix = ""
  var unrelated = 0
  init(_ names: [String]) { self.names = names }
}

private enum Names: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Sends: View {
  let name: String
  let model: Model
  var body: some View { Text(name).preference(key: Names.self, value: name + model.suffix) }
}

private struct Sending: View {
  let model: Model
  let log: Log
  var body: some View {
    VStack { ForEach(model.names, id: \.self) { Sends(name: $0, model: model) } }
      .onPreferenceChange(Names.self) { log.add($0) }
  }
}

private struct Branching: View {
  let model: Model
  let log: Log
  var body: some View {
    VStack {
      if model.unrelated == 1 {
        Text("1").preference(key: Names.self, value: "one")
      } else if model.unrelated > 1 {
        Text("2").preference(key: Names.self, value: "many")
      }
    }
    .onPreferenceChange(Names.self) { log.add($0) }
  }
}

private struct Replacing: View {
  let model: Model
  let log: Log
  var body: some View {
    let number = model.unrelated
    VStack {
      Text("a").preference(key: Names.self, value: "a\(number)").id(number)
      number == 1
        ? AnyView(Text("nothing")) : AnyView(Text("b").preference(key: Names.self, value: "b\(number)"))
    }
    .onPreferenceChange(Names.self) { log.add($0) }
  }
}

private struct Showing: View {
  let model: Model
  @State private var all = ""
  var body: some View {
    Text(all)
    VStack { ForEach(model.names, id: \.self) { Sends(name: $0, model: model) } }
      .onPreferenceChange(Names.self) { all = $0 }
  }
}

private struct Capturing: View {
  let model: Model
  let log: Log
  var body: some View {
    let number = model.unrelated
    VStack { ForEach(model.names, id: \.self) { Sends(name: $0, model: model) } }
      .onPreferenceChange(Names.self) { log.add("\(number) \($0)") }
  }
}

private struct Late: View {
  let model: Model
  let log: Log
  var body: some View {
    if model.unrelated > 0 {
      Sends(name: "a", model: model).onPreferenceChange(Names.self) { log.add($0) }
    } else {
      Sends(name: "a", model: model)
    }
  }
}
