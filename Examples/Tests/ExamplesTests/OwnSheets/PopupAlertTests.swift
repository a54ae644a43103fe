import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct PopupAlertTests {
  private let screen = TestScreen { Workshop() }

  @Test func anyViewAsksThroughItsEnvironment() throws {
    try screen.press("Lend Saw")
    #expect(screen.shows("Lend the saw?"))
    try screen.press("Lend")
    #expect(screen.shows("Hammer"))
    #expect(!screen.shows("Lend the saw?"))
    try screen.press("Lend Hammer")
    try screen.press("Lend")
    #expect(screen.shows("No tools"))
  }

  @Test func returnConfirmsAndEscapeCancels() throws {
    try screen.press("Lend Saw")
    screen.press(.escape)
    screen.settle()
    #expect(!screen.shows("Lend the saw?"))
    #expect(screen.shows("Hammer, Saw"))
    try screen.press("Lend Saw")
    screen.press(.return)
    screen.settle()
    #expect(screen.shows("Hammer"))
  }

  @Test func aTapBesideTheCardCancels() throws {
    try screen.press("Lend Saw")
    screen.touch(at: CGPoint(x: 195, y: 60)).lift()
    screen.settle()
    #expect(screen.texts == ["Hammer, Saw", "Lend Hammer", "Lend Saw"])
  }

  @Test func aCardGrowsAndAppearsAtTheSameTime() throws {
    try screen.find("Lend Saw").touch().lift()
    let color = try screen.image(scale: 1).pixel(x: 195, y: 330)
    screen.advance(by: 0.1)
    let between = try screen.image(scale: 1).pixel(x: 195, y: 330)
    screen.settle()
    let end = try screen.image(scale: 1).pixel(x: 195, y: 330)
    #expect(Set([color, between, end]).count == 3)
  }
}
