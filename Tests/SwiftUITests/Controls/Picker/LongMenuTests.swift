import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Menus of pickers with many options")
struct LongMenuTests {
  private struct Numbers: View {
    let count: Int
    @State private var number = 3

    var body: some View {
      VStack {
        Picker("Number", selection: $number) { ForEach(0..<count, id: \.self) { Text(verbatim: "Number \($0)") } }
          .pickerStyle(.menu)
        Text(verbatim: "chosen: \(number)")
      }
    }
  }

  @Test("Only rows in sight are shown, and the others come into sight by scrolling")
  func rowsComeIntoSight() throws {
    let screen = TestScreen { Numbers(count: 2_000) }
    try screen.find("Number 3").tap()
    #expect(!screen.findAll("Number 5").isEmpty)
    try screen.scroll(to: "Number 1500").tap()
    #expect(screen.texts == ["Number 1500", "chosen: 1500"])
  }

  @Test("The selected option has a checkmark, as in a short menu")
  func selectedRowsAreChecked() throws {
    func checked(_ count: Int) throws -> [Bool] {
      let screen = TestScreen { Numbers(count: count) }
      try screen.find("Number 3").tap()
      return try (2...5).map { try #require(screen.findAll("Number \($0)").last).traits.contains("isSelected") }
    }
    #expect(try checked(2_000) == [false, true, false, false])
    #expect(try checked(2_000) == checked(20))
  }
}
