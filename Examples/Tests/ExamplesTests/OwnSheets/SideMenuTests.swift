import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct SideMenuTests {
  private let screen = TestScreen { MailWithMenu() }

  /// The width of the open part of the menu in a picture: as far as nothing is dimmed.
  private func openWidth(_ screen: TestScreen) throws -> Int {
    let image = try screen.image(scale: 1)
    let shade = image.pixel(x: image.width - 1, y: 800)
    guard shade.red < 250 else { return 0 }
    return (0..<image.width).count { image.pixel(x: $0, y: 800).red > 250 }
  }

  @Test func aMenuChoosesAndCloses() throws {
    try screen.press("Menu")
    #expect(abs(try openWidth(screen) - 270) <= 1)
    try screen.press("Drafts")
    #expect(try openWidth(screen) == 0)
    // The title, because the menu is out of the window.
    #expect(screen.findAll("Drafts").count == 1)
  }

  @Test func aMenuIsDraggedFromTheEdgeAndBack() throws {
    let touch = screen.touch(at: CGPoint(x: 20, y: 500))
    touch.move(by: CGSize(width: 200, height: 0), over: 0.4)
    #expect(try openWidth(screen) > 100)
    touch.lift()
    screen.settle()
    #expect(abs(try openWidth(screen) - 270) <= 1)
    let back = screen.touch(at: CGPoint(x: 200, y: 600))
    back.move(by: CGSize(width: -90, height: 0), over: 0.1)
    back.lift()
    screen.settle()
    #expect(try openWidth(screen) == 0)
  }

  @Test func aMenuIsClosedByATapBesideItAndByEscape() throws {
    try screen.press("Menu")
    let touch = screen.touch(at: CGPoint(x: 360, y: 400))
    touch.lift()
    screen.settle()
    #expect(try openWidth(screen) == 0)
    try screen.press("Menu")
    screen.press(.escape)
    screen.settle()
    #expect(try openWidth(screen) == 0)
  }

  @Test func whatIsBesideAnOpenMenuIsDisabledAndTheMenuShowsTheCurrentState() throws {
    try screen.press("Read one")
    try screen.press("Menu")
    #expect(screen.shows("3 unread"))
    #expect(throws: TestError.self) { try screen.press("Read one") }
  }

  @Test func aMenuIsOnTheOtherSideInARightToLeftLayout() throws {
    let screen = TestScreen { MailWithMenu().environment(\.layoutDirection, .rightToLeft) }
    try screen.press("Menu")
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 385, y: 800).red > 250)
    #expect(image.pixel(x: 5, y: 800).red < 200)
  }
}
