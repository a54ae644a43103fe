import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct PaperSheetTests {
  private let screen = TestScreen { PlantShelf().environment(\.locale, Locale(identifier: "ja_JP")) }

  @Test func aSheetOfOnesOwnShowsItsItemAndInheritsTheEnvironmentTheFirstTime() throws {
    screen.resetCounts()
    try screen.press("Show fern")
    #expect(screen.shows("Fern"))
    #expect(screen.shows("Watered 0 times, 0 leaves, ja_JP"))
    #expect(screen.bodyCount(of: PlantShelf.self) <= 1)
  }

  @Test func aSheetOfOnesOwnFollowsStateOfItsPresenter() throws {
    try screen.press("Show fern")
    try screen.press("Water")
    try screen.press("Water")
    #expect(screen.shows("Watered 2 times, 0 leaves, ja_JP"))
    try screen.press("Done")
    #expect(screen.shows("Closed 1 times"))
    try screen.press("Show ivy")
    #expect(screen.shows("Watered 2 times, 0 leaves, ja_JP"))
  }

  @Test func anotherItemReplacesTheContentAndItsState() throws {
    try screen.press("Show fern")
    try screen.press("Count a leaf")
    #expect(screen.shows("Watered 0 times, 1 leaves, ja_JP"))
    try screen.press("Next")
    #expect(screen.shows("Ivy") && !screen.shows("Fern"))
    #expect(screen.shows("Watered 0 times, 0 leaves, ja_JP"))
  }

  @Test func aSheetOfOnesOwnIsDraggedAwayOrComesBack() throws {
    try screen.press("Show fern")
    try screen.find("Fern").drag(by: CGSize(width: 0, height: 40), over: 0.6)
    #expect(screen.shows("Fern"))
    try screen.find("Fern").drag(by: CGSize(width: 0, height: 90), over: 0.1)
    #expect(!screen.shows("Fern"))
    #expect(screen.shows("Closed 1 times"))
  }

  @Test func aSheetOfOnesOwnIsClosedByATapBesideIt() throws {
    try screen.press("Show fern")
    screen.touch(at: CGPoint(x: 195, y: 100)).lift()
    screen.settle()
    #expect(!screen.shows("Fern"))
  }

  @Test func aSheetOfOnesOwnIsClosedByEscape() throws {
    try screen.press("Show fern")
    screen.press(.escape)
    screen.settle()
    #expect(!screen.shows("Fern"))
  }
}
