import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Pickers with many options. A menu creates only those that can be seen.
@MainActor @Suite struct ManyOptionsTests {
  private final class Counter {
    var bodies = 0
  }

  private struct Option: View {
    let number: Int
    let counter: Counter

    var body: some View {
      let _ = counter.bodies += 1
      Text("Option \(number)")
    }
  }

  private struct Numbers: View {
    let count: Int
    let counter: Counter
    @State private var selection = 3

    var body: some View {
      VStack {
        Picker("Number", selection: $selection) {
          ForEach(0..<count, id: \.self) { Option(number: $0, counter: counter) }
        }
        Text("chosen: \(selection)")
      }
    }
  }

  @Test func menuMakesOptionsThatCanBeSeen() throws {
    let counter = Counter()
    let screen = TestScreen { Numbers(count: 2_000, counter: counter) }
    counter.bodies = 0
    try screen.find("Option 3").tap()
    #expect((10..<100).contains(counter.bodies), "\(counter.bodies)")
    try screen.find("Option 7").tap()
    #expect(screen.texts == ["Option 7", "chosen: 7"])
    #expect(screen.issues.isEmpty)
  }

  @Test func selectedOptionHasACheckmark() throws {
    let screen = TestScreen { Numbers(count: 300, counter: Counter()) }
    try screen.find("Option 3").tap()
    let isSelected = (2...4).map { number in
      screen.findAll("Option \(number)").contains { $0.traits.contains("isSelected") }
    }
    #expect(isSelected == [false, true, false])
  }

  private struct Grouped: View {
    let count: Int
    @State private var selection = 3

    var body: some View {
      Picker("Number", selection: $selection) {
        Section("Small") { ForEach(0..<2, id: \.self) { Text("Option \($0)") } }
        Section {
          ForEach(2..<4, id: \.self) { Text("Option \($0)") }
        } footer: {
          Text("Four so far")
        }
        Text("Four").tag(4)
        Divider()
        ForEach(5..<count, id: \.self) { Text("Option \($0)") }
      }
    }
  }

  @Test func manyOptionsAreArrangedLikeFew() throws {
    func places(_ count: Int) throws -> [String: CGPoint] {
      let screen = TestScreen { Grouped(count: count) }
      try screen.find("Option 3").tap()
      let names = ["Small", "Option 1", "Option 2", "Four so far", "Four", "Option 5", "Option 6"]
      let first = try screen.find("Option 0").frame.origin
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          let place = try screen.find(name).frame.origin
          return (name, CGPoint(x: place.x - first.x, y: place.y - first.y))
        })
    }
    let (many, few) = try (places(300), places(100))
    for (name, place) in few {
      let other = try #require(many[name])
      #expect(abs(place.x - other.x) < 0.01 && abs(place.y - other.y) < 0.01, "\(name): \(other) instead of \(place)")
    }
  }

  @Test func valuesRevealTheirRows() {
    let isThere = true
    @ViewBuilder func content() -> some View {
      Text("a")
      if isThere { ForEach(0..<5) { Text("\($0)") }.font(.body) }
      Section("b") { AnyView(ForEach(0..<7) { Text("\($0)") }) }
    }
    #expect(rowCount(of: content()) == 13)
    #expect(rowCount(of: Group { content() }.id(1)) == 13)
    #expect(rowCount(of: Optional<Text>.none as Any) == 0)
  }
}
