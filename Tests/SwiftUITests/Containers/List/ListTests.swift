import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Rows, sections, and where they are.
@MainActor @Suite struct ListTests {
  private func screen(
    _ size: CGSize = CGSize(width: 402, height: 874), @ViewBuilder _ content: () -> some View
  ) -> TestScreen {
    TestScreen(size: size, environment: { $0.displayScale = 2 }, content: content)
  }

  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  private let items = (1...3).map { Item(id: $0) }

  /// Returns a Boolean value that indicates whether two positions differ by less than a pixel, as texts are placed on whole pixels.
  private func isNear(_ position: CGFloat, _ expected: CGFloat) -> Bool { abs(position - expected) < 0.5 }

  // MARK: Rows

  @Test func eachViewIsARow() throws {
    let screen = screen {
      List {
        Text("a")
        Group {
          Text("b")
          if items.isEmpty { Text("no") } else { Text("c") }
        }
        ForEach(items) { Text($0.name) }
      }
    }
    #expect(screen.texts == ["a", "b", "c", "Item 1", "Item 2", "Item 3"])
    let tops = try screen.texts.map { try screen.find($0).frame.minY }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 == 52 })
  }

  @Test func dataMakeRows() {
    let names = ["x", "y"]
    #expect(screen { List(items) { Text($0.name) } }.texts == ["Item 1", "Item 2", "Item 3"])
    #expect(screen { List(names, id: \.self) { Text($0) } }.texts == ["x", "y"])
    #expect(screen { List(0..<2) { Text("\($0)") } }.texts == ["0", "1"])
    #expect(screen { List(names, id: \.self, selection: .constant("x" as String?)) { Text($0) } }.texts == ["x", "y"])
    #expect(screen { List(items, selection: .constant(Set<Int>())) { Text($0.name) } }.texts.count == 3)
  }

  @Test func onlyRowsThatCanBeSeenAreMade() throws {
    let screen = screen { List(0..<100_000) { Text(verbatim: "Row \($0)") } }
    #expect(screen.texts.count < 40)
    try screen.find("Row 3").scroll(by: CGSize(width: 0, height: 3_000_000))
    #expect(screen.texts.count < 40)
    #expect(screen.findAll("Row 3").isEmpty)
  }

  /// Counts the elements that are read from a collection.
  private final class Reads {
    var count = 0
  }

  private struct Numbers: RandomAccessCollection {
    let reads: Reads
    var endIndex = 1_000_000
    var startIndex: Int { 0 }
    subscript(index: Int) -> Int {
      reads.count += 1
      return index
    }
  }

  @Test func elementsOutOfSightAreNotRead() throws {
    struct Growing: View {
      let reads: Reads
      @State private var extra = 0

      var body: some View {
        List(Numbers(reads: reads, endIndex: 1_000_000 + extra), id: \.self) { number in
          Button("Row \(number)") { extra += 1 }
        }
      }
    }
    let reads = Reads()
    let screen = screen { Growing(reads: reads) }
    #expect(screen.texts.first == "Row 0" && reads.count < 200, "\(reads.count)")
    reads.count = 0
    try screen.find("Row 3").scroll(by: CGSize(width: 0, height: 26_000_000))
    #expect(!screen.texts.isEmpty && reads.count < 500, "\(reads.count)")
    reads.count = 0
    try screen.find(#require(screen.texts.first { $0.hasSuffix("5") })).tap()
    #expect(reads.count < 500, "\(reads.count)")
  }

  @Test func rowsKeepTheirStateWhileTheyAreOutOfSight() throws {
    struct Counter: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("Row \(number): \(count)") { count += 1 } }
    }
    let screen = screen { List(0..<500) { Counter(number: $0) } }
    try screen.find("Row 3: 0").tap()
    _ = try screen.scroll(to: "Row 400: 0")
    _ = try screen.scroll(to: "Row 3: 1")
  }

  @Test func rowsInheritTheEnvironmentOfTheList() throws {
    let screen = screen {
      List {
        Section {
          Text("row")
        } header: {
          Text("header")
        }
      }
      .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(try screen.find("row").environment.locale.identifier == "de")
    #expect(try screen.find("header").environment.locale.identifier == "de")
  }

  // MARK: Places on the phone

  @Test func cardsAreInset() throws {
    let screen = screen { List { Text("a") } }
    let frame = try screen.find("a").frame
    #expect(frame.minX == 32)
    #expect(isNear(frame.midY, 35 + 26))
  }

  @Test func rowIsItsContentAndFifteenPointsOnBothSides() throws {
    let screen = screen {
      List {
        Color.red.frame(height: 100).accessibilityElement().accessibilityIdentifier("tall")
        Text("next")
      }
    }
    #expect(try screen.find(id: "tall").frame == CGRect(x: 32, y: 50, width: 338, height: 100))
    #expect(try isNear(screen.find("next").frame.midY, 35 + 130 + 26))
  }

  @Test func sectionsAreApart() throws {
    let screen = screen {
      List {
        Section("First") { Text("a") }
        Section("Second") { Text("b") }
        Section {
          Text("c")
        } footer: {
          Text("footer")
        }
        Section { Text("d") }
      }
    }
    func frame(_ text: String) throws -> CGRect { try screen.find(text).frame }
    #expect(try isNear(frame("First").minY, 10))
    #expect(try isNear(frame("a").midY - frame("First").maxY, 10 + 26))
    #expect(try isNear(frame("Second").minY - frame("a").midY, 26 + 27.5))
    #expect(try isNear(frame("c").midY - frame("b").midY, 52 + 35))
    #expect(try isNear(frame("footer").minY - frame("c").midY, 26 + 8))
    #expect(try isNear(frame("d").midY - frame("footer").maxY, 23.5 + 26))
    #expect(try frame("First").minX == 32)
  }

  @Test func sectionSpacingReplacesTheUsualOne() throws {
    func distance(_ spacing: CGFloat) throws -> CGFloat {
      let screen = screen {
        List {
          Section("First") { Text("a") }
          Section("Second") { Text("b") }
        }
        .listSectionSpacing(spacing)
      }
      return try screen.find("Second").frame.minY - screen.find("a").frame.midY - 26
    }
    #expect(try isNear(distance(4), 14))
    #expect(try isNear(distance(40), 50))
  }

  @Test func plainRowsAreAsWideAsTheList() throws {
    let screen = screen {
      List {
        Color.red.frame(height: 30).accessibilityElement().accessibilityIdentifier("row")
      }
      .listStyle(.plain)
    }
    #expect(try screen.find(id: "row").frame == CGRect(x: 16, y: 15, width: 370, height: 30))
  }

  @Test func headersOfPlainListsStay() throws {
    let screen = screen(CGSize(width: 402, height: 300)) {
      List {
        ForEach(0..<3) { section in
          Section("Section \(section)") { ForEach(0..<10) { Text("\(section).\($0)") } }
        }
      }
      .listStyle(.plain)
    }
    try screen.find("0.1").scroll(by: CGSize(width: 0, height: 200))
    #expect(try screen.find("Section 0").frame.minY < 30)
    #expect(try screen.find("Section 0").isVisible)
  }

  @Test func insetsOfARowReplaceThoseOfTheList() throws {
    let screen = screen {
      List {
        Color.red.frame(height: 100).accessibilityElement().accessibilityIdentifier("all")
          .listRowInsets(EdgeInsets())
        Color.red.frame(height: 100).accessibilityElement().accessibilityIdentifier("one")
          .listRowInsets(.leading, 50)
      }
    }
    #expect(try screen.find(id: "all").frame == CGRect(x: 16, y: 35, width: 370, height: 100))
    #expect(try screen.find(id: "one").frame == CGRect(x: 66, y: 150, width: 304, height: 100))
  }

  @Test func leastHeightReplacesThatOfTheList() throws {
    func distance(_ height: CGFloat) throws -> CGFloat {
      let screen = screen {
        List {
          Text("a").listRowInsets(EdgeInsets())
          Text("b").listRowInsets(EdgeInsets())
        }
        .environment(\.defaultMinListRowHeight, height)
      }
      return try screen.find("b").frame.midY - screen.find("a").frame.midY
    }
    #expect(try isNear(distance(44), 44))
    #expect(try isNear(distance(30), 30))
  }

  @Test func rowIsAsHighAsItsLabelBesideAControl() throws {
    let screen = screen {
      List {
        Toggle("toggle", isOn: .constant(true))
        Stepper("stepper", value: .constant(1))
        Picker("picker", selection: .constant(1)) { Text("one").tag(1) }
        Label("label", systemImage: "star")
        Text("end")
      }
    }
    #expect(try isNear(screen.find("end").frame.midY, 35 + 4 * 52 + 26))
    #expect(try screen.find("picker").frame.minX == 32)
    #expect(try screen.find("one").frame.maxX < 370)
  }

  @Test func rightToLeftIsMirrored() throws {
    let screen = screen { List { Text("a") }.environment(\.layoutDirection, .rightToLeft) }
    #expect(try screen.find("a").frame.maxX == 402 - 32)
  }

  @Test func largeTextMakesRowsHigher() throws {
    let screen = screen {
      List {
        Text("a")
        Text("b")
      }
      .dynamicTypeSize(.accessibility3)
    }
    #expect(try screen.find("b").frame.midY - screen.find("a").frame.midY > 60)
  }

  // MARK: Trees and badges

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test func treesAreRowsThatOpen() throws {
    let nodes = [
      Node(id: "a", children: [Node(id: "a1"), Node(id: "a2", children: [Node(id: "deep")])]), Node(id: "b"),
    ]
    let screen = screen { List(nodes, children: \.children) { Text($0.id) } }
    #expect(screen.texts == ["a", "b"])
    try screen.find("a").tap()
    #expect(screen.texts == ["a", "a1", "a2", "b"])
    #expect(try screen.find("a1").frame.minX == screen.find("a").frame.minX + 10)
    try screen.find("a2").tap()
    #expect(try screen.find("deep").frame.minX == screen.find("a").frame.minX + 20)
    #expect(try isNear(screen.find("b").frame.midY, 35 + 4 * 52 + 26))
    try screen.find("a").tap()
    #expect(screen.texts == ["a", "b"])
  }

  @Test func badgeIsAtTheTrailingEdge() throws {
    let screen = screen {
      List {
        Text("three").badge(3)
        Text("none").badge(0)
        Text("new").badge("New")
      }
    }
    #expect(screen.texts == ["three", "3", "none", "new", "New"])
    #expect(try screen.find("3").frame.maxX == 402 - 32)
    #expect(try screen.find("New").frame.maxX == 402 - 32)
  }

  // MARK: Desktop

  @Test func desktopRowsAreCompact() throws {
    let screen = screen {
      List {
        Text("a")
        Text("b")
      }
      .environment(\.interfaceIdiom, .desktop)
    }
    #expect(try screen.find("a").frame.minX == 16)
    #expect(try isNear(screen.find("a").frame.midY, 10 + 12))
    #expect(try isNear(screen.find("b").frame.midY, 10 + 36))
  }

  // MARK: Work

  @Test func changeOfOneRowRunsNoOtherRow() throws {
    struct Row: View {
      let number: Int
      @Binding var text: String
      var body: some View { TextField("Field \(number)", text: $text) }
    }
    struct Program: View {
      @State private var texts = (0..<10).map { "\($0)" }
      var body: some View { List(0..<10) { number in Row(number: number, text: $texts[number]) } }
    }
    let screen = screen { Program() }
    try screen.find(role: "text field", name: "Field 4").focus()
    screen.resetCounts()
    try screen.find(role: "text field", name: "Field 4").type("x")
    #expect(screen.bodyCount(of: Row.self) <= 1)
  }
}
