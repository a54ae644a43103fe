import CanopyTesting
import SwiftUI
import Testing

@testable import Gallery

@MainActor @Suite struct GalleryWindowTests {
  @Test func nothingKeepsTheWindowFromItsCompactLayout() {
    var least = CGSize.zero
    let screen = TestScreen(size: CGSize(width: 900, height: 700)) {
      Measuring(take: { least = $0 })() { GalleryWindow() }
    }
    #expect(screen.issues.isEmpty)
    #expect(least.width > 0 && least.width <= 360)
  }

  @Test(arguments: [CGSize(width: 900, height: 700), CGSize(width: 610, height: 500)])
  func allControlsAreSeenInWideWindows(size: CGSize) throws {
    let screen = TestScreen(size: size) { GalleryWindow() }
    for control in ["Right to left", "Explain", "ja_JP", "A sheet inherits the environment"] {
      #expect(screen.findAll(control).contains { $0.isVisible }, "\(control)")
    }
  }

  @Test func allControlsAreReachedInNarrowWindows() throws {
    let screen = TestScreen(size: CGSize(width: 360, height: 640)) { GalleryWindow() }
    func isSeen(_ control: String) -> Bool { screen.findAll(control).contains { $0.isVisible } }
    #expect(isSeen("Explain"))
    #expect(!isSeen("Right to left"))
    try screen.find("Look").tap()
    for control in ["Right to left", "ja_JP", "Dark"] { #expect(isSeen(control), "\(control)") }
    try screen.find("A sheet inherits the environment").tap()
    try screen.find("An alert").tap()
    // The list has closed, and the page is there.
    #expect(!isSeen("A dialog"))
    #expect(isSeen("An alert"))
  }
}

/// Tells the least size of a view.
private struct Measuring: Layout {
  let take: (CGSize) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) -> CGSize {
    take(subviews[0].sizeThatFits(.zero))
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
