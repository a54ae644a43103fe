import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Scrolling to the end of rows of which nobody knows how long they are.
@MainActor @Suite struct LazyEndTests {
  /// Scrolls as far as it goes in one go, and returns how far the last row is from the end of the scroll view.
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

  @Test func oneScrollReachesTheEndHoweverLongTheLastRowsAre() throws {
    let heights: [(count: Int, height: (Int) -> CGFloat)] = [
      (200, { _ in 20 }), (200, { $0 < 150 ? 20 : 38 }), (200, { $0 < 150 ? 38 : 20 }), (50, { $0 < 48 ? 20 : 200 }),
      (300, { 10 + 10 * CGFloat($0 % 7) }), (300, { 15 + CGFloat($0 * $0 % 31) }), (1_000, { 20 + CGFloat($0 / 10) }),
    ]
    let shortfalls = try heights.map { try shortfall($0.count, $0.height) }
    #expect(shortfalls == Array(repeating: 0, count: heights.count))
  }

  @Test func aScrollByLessGoesNoFurther() throws {
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
    // A person who is at the end and goes on stays there when rows come.
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 1e5))
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 1e5))
    #expect(screen.texts.last == "199")
  }

  /// Many lists do this. Scrolling to the end loads once, and not all there is.
  @Test func rowsThatAreLoadedBecauseTheLastOneIsSeenAreNotScrolledPast() throws {
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
