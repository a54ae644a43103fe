import CanopyTesting
import SwiftUI
import Testing

/// Sections that are expanded and collapsed, and their margins.
@MainActor @Suite struct ListSectionTests {
  private final class Model: ObservableObject {
    @Published var isExpanded = true
    @Published var margin: CGFloat?
  }

  private struct Sections: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        Section("Fruit", isExpanded: $model.isExpanded) {
          Text("apple")
          Text("banana")
        }
        Section("Other") { Text("stone") }
      }
    }
  }

  @Test func headerOfASidebarShowsAndHidesItsSection() throws {
    let model = Model()
    let screen = TestScreen { Sections(model: model).listStyle(.sidebar) }
    try screen.find("Fruit").tap()
    screen.settle()
    #expect(!model.isExpanded)
    #expect(screen.texts == ["Fruit", "Other", "stone"])
    try screen.find("Fruit").tap()
    screen.settle()
    #expect(screen.texts == ["Fruit", "apple", "banana", "Other", "stone"])
  }

  @Test func bindingHidesASectionInAnyStyle() throws {
    let model = Model()
    let screen = TestScreen { Sections(model: model) }
    model.isExpanded = false
    screen.settle()
    #expect(screen.texts == ["Fruit", "Other", "stone"])
  }

  @Test func collapsedSectionIsClosedFromTheStart() throws {
    let model = Model()
    model.isExpanded = false
    let screen = TestScreen { Sections(model: model).listStyle(.sidebar) }
    #expect(screen.texts == ["Fruit", "Other", "stone"])
    model.isExpanded = true
    screen.settle()
    #expect(screen.texts == ["Fruit", "apple", "banana", "Other", "stone"])
  }

  @Test func sectionOutsideOfAListIsHiddenToo() throws {
    let screen = TestScreen {
      VStack {
        Section(isExpanded: .constant(false)) {
          Text("inside")
        } header: {
          Text("header")
        }
      }
    }
    #expect(screen.texts == ["header"])
  }

  @Test func sectionMarginsMoveItsParts() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          Section("A") { Text("one") }
          Section("B") { Text("two") }.listSectionMargins([.leading, .top], model.margin)
        }
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Program(model: model) }
    let before = (one: try screen.find("one").frame, two: try screen.find("two").frame)
    model.margin = 56
    screen.settle()
    #expect(try screen.find("one").frame == before.one)
    #expect(try screen.find("two").frame.minX == before.two.minX + 40)
    #expect(try screen.find("B").frame.minX == before.two.minX + 40)
    // The half of the usual distance of 27.5 points is replaced.
    #expect(abs(try screen.find("two").frame.minY - before.two.minY - (56 - 13.75)) <= 0.5)
  }

  @Test func closingAWindowReportsNoPreferencesOfRows() throws {
    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    final class Log { var values: [[String]] = [] }
    let log = Log()
    let screen = TestScreen {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
      }
      .onPreferenceChange(Names.self) { log.values.append($0) }
    }
    #expect(log.values == [["a", "b"]])
    // The rows leave one after another while the views around them are being removed.
    screen.close()
    #expect(log.values == [["a", "b"]])
  }
}
