import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct SnapDrawerTests {
  private let screen = TestScreen { PlacesMap().environment(\.locale, Locale(identifier: "de_DE")) }

  @Test func aDrawerInheritsTheEnvironmentAndShowsTheCurrentState() throws {
    #expect(screen.shows("1,5 km"))
    try screen.press("Search here")
    try screen.press("Visit")
    #expect(screen.shows("Places, 1 visited"))
  }

  @Test func aSlowDragGoesToTheNearestHeight() throws {
    let touch = screen.touch(at: CGPoint(x: 195, y: 730))
    touch.move(by: CGSize(width: 0, height: -250), over: 1)
    screen.advance(by: 0.5)
    touch.lift()
    screen.settle()
    #expect(abs(try picturedTop() - 422) < 12)
  }

  @Test func aThrownDrawerGoesOnToWhereTheTouchWouldEnd() throws {
    let touch = screen.touch(at: CGPoint(x: 195, y: 730))
    touch.move(by: CGSize(width: 0, height: -250), over: 0.1)
    touch.lift()
    screen.settle()
    #expect(abs(try picturedTop() - 84) < 12)
  }

  @Test func escapeTakesADrawerDown() throws {
    try screen.press("Search here")
    #expect(abs(try picturedTop() - 422) < 12)
    screen.press(.escape)
    screen.settle()
    #expect(abs(try picturedTop() - 717) < 12)
  }

  @Test func aDrawerResistsAboveItsHighestPlace() throws {
    let touch = screen.touch(at: CGPoint(x: 195, y: 730))
    touch.move(by: CGSize(width: 0, height: -710), over: 1.5)
    screen.advance(by: 0.5)
    let top = try picturedTop()
    #expect(top < 84 && top > 40)
    touch.lift()
    screen.settle()
    #expect(abs(try picturedTop() - 84) < 12)
  }

  /// The first row of the picture in which the drawer is, from the top.
  private func picturedTop() throws -> Int {
    let image = try screen.image(scale: 1)
    return try #require((0..<image.height).first { image.pixel(x: 100, y: $0).red > 230 })
  }
}
