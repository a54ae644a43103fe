import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Scrolling to the end of rows whose lengths are estimated.
@MainActor @Suite struct LazyScrollToEndTests {
  /// Scrolls to the end at once, and returns the distance of the last row from the end of the scroll view.
  private func shortfall(_ count: Int, _ height: @escaping (Int) -> CGFloat, _ distance: CGFloat = 1e5) throws
    -> CGFloat
  {
    let screen = layOut {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Text(verbatim: "\(row)").frame(height: height(row)).accessibilityIdentifier("row \(row)")
          }
        }
        .accessibilityIdentifier("rows")
      }
    }
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: distance))
    #expect(screen.texts.last == "\(count - 1)")
    return try screen.find(id: "row \(count - 1)").frame.maxY - 100
  }

  @Test func oneScrollReachesTheEndForAnyHeightsOfTheLastRows() throws {
    let heights: [(count: Int, height: (Int) -> CGFloat)] = [
      (200, { _ in 20 }), (200, { $0 < 150 ? 20 : 38 }), (200, { $0 < 150 ? 38 : 20 }), (50, { $0 < 48 ? 20 : 200 }),
      (300, { 10 + 10 * CGFloat($0 % 7) }), (300, { 15 + CGFloat($0 * $0 % 31) }), (1_000, { 20 + CGFloat($0 / 10) }),
    ]
    let shortfalls = try heights.map { try shortfall($0.count, $0.height) }
    #expect(shortfalls == Array(repeating: 0, count: heights.count))
  }

  @Test func aShorterScrollMovesExactlyItsDistance() throws {
    let screen = layOut {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)").frame(height: $0 < 10 ? 20 : 60) }
        }
      }
      .accessibilityIdentifier("rows")
    }
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 100))
    #expect(try screen.find("5").frame.midY == 10)
    // Scrolling again at the end stays at the end.
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 1e5))
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 1e5))
    #expect(screen.texts.last == "199")
  }

  /// Many lists load more rows when the last one appears. Scrolling to the end loads one page, and not all of them.
  @Test func aScrollToTheEndDoesNotScrollPastRowsThatItLoads() throws {
    struct Pages: View {
      @State private var count = 50
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              Text(verbatim: "\(row)").frame(height: row < 20 ? 20 : 35).onAppear {
                if row == count - 1 { count += 50 }
              }
            }
          }
        }
        .accessibilityIdentifier("rows")
      }
    }
    let screen = layOut { Pages() }
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 1e5))
    #expect(try screen.find("49").frame.midY < 100)
    #expect(!screen.texts.contains("99") && screen.issues.isEmpty)
  }
}
