import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Figures of layout, controls and presentations that were measured on Apple's systems (iOS 26, and macOS 26 for the controls of the
/// desktop, two pixels for a point), and ours beside them: equal to half a point. Each exception has a reason, and fails when it is none any more.
///
/// A figure that contains a line of text stands here without it, because lines depend on the languages of a system.
@MainActor @Suite struct ApplesFiguresTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let figure: String
    let apple: CGFloat
    let exception: String?
    let ours: @MainActor @Sendable () throws -> CGFloat

    init(
      _ figure: String, _ apple: CGFloat, except exception: String? = nil,
      _ ours: @escaping @MainActor @Sendable () throws -> CGFloat
    ) {
      (self.figure, self.apple, self.exception, self.ours) = (figure, apple, exception, ours)
    }

    var testDescription: String { figure }
  }

  private func expect(_ row: Row) throws {
    let ours = try row.ours()
    let isClose = abs(ours - row.apple) <= 0.5
    if let exception = row.exception {
      #expect(!isClose, "\(row.figure) is \(ours) and no longer an exception: \(exception)")
    } else {
      #expect(isClose, "\(row.figure): \(ours) instead of \(row.apple)")
    }
  }

  @Test(arguments: FigureTable.layout) func layoutHasApplesFigures(row: Row) throws { try expect(row) }
  @Test(arguments: FigureTable.scrolling) func scrollViewsHaveApplesFigures(row: Row) throws { try expect(row) }
  @Test(arguments: FigureTable.buttons) func buttonsHaveApplesFigures(row: Row) throws { try expect(row) }
  @Test(arguments: FigureTable.textInput) func textInputHasApplesFigures(row: Row) throws { try expect(row) }
  @Test(arguments: FigureTable.values) func togglesAndSlidersHaveApplesFigures(row: Row) throws { try expect(row) }
  @Test(arguments: FigureTable.presentations) func presentationsHaveApplesFigures(row: Row) throws { try expect(row) }
  @Test(arguments: FigureTable.desktopControls) func controlsOfTheDesktopHaveApplesFigures(row: Row) throws {
    try expect(row)
  }
}
