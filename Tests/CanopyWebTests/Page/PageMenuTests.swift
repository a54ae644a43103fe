import CanopyTesting
import Foundation
import HostTestSupport
import SwiftUI
import Testing

@testable import WebSample

/// The menus of an app in a browser.
@MainActor @Suite(.serialized) struct PageMenuTests {
  private let browser: Browser
  private let server: SampleServer

  init() throws {
    server = try SampleServer(kind: "menus")
    browser = try Browser()
    try browser.open(server.address)
    try browser.wait("document.querySelectorAll('#menus > button').length === 3")
  }

  private func titles() throws -> [String]? {
    try browser.value("[...document.querySelectorAll('.menu button span')].map((item) => item.textContent)")
      as? [String]
  }

  private func open(_ menu: String) throws {
    try browser.click(menu, in: "#menus")
    try browser.wait("document.querySelector('.menu[aria-label=\(menu)]')")
  }

  @Test func itemsActAndShowTheStateOfTheWindow() throws {
    try open("Counting")
    #expect(try titles() == ["Count", "Forget 0", "Hundred"])
    #expect(try browser.value("document.querySelector('.menu kbd').textContent") as? String == "Ctrl+D")
    #expect(try browser.value("document.querySelectorAll('.menu [aria-disabled]').length") as? Int == 1)
    try browser.click("Count", in: ".menu")
    try browser.wait(text: "Count 1")
    #expect(try browser.value("document.querySelector('.menu')") is NSNull?)
    try open("Counting")
    try browser.click("Hundred", in: ".menu")
    try browser.wait(text: "Count 100")
    try open("Counting")
    #expect(try titles() == ["Count", "Forget 100", "Hundred"])
    #expect(try browser.value("document.querySelector('.menu [aria-checked]').ariaChecked") as? String == "true")
    // A click beside the menu closes it. It is still a click.
    try browser.click("Add")
    try browser.wait(text: "Count 101")
    #expect(try browser.value("document.querySelector('.menu')") is NSNull?)
  }

  @Test func keysOpenMenusAndChooseItems() throws {
    try browser.press("F10")
    try browser.wait("document.activeElement.textContent === 'File'")
    try browser.press("ArrowRight")
    try browser.press("ArrowRight")
    try browser.press("ArrowDown")
    try browser.wait("document.activeElement.textContent === 'CountCtrl+D'")
    // The disabled item is left out.
    try browser.press("ArrowDown")
    try browser.wait("document.activeElement.textContent === 'Hundred'")
    try browser.press("Enter")
    try browser.wait(text: "Count 100")
    try browser.press("F10")
    try browser.press("ArrowDown")
    try browser.wait("document.querySelector('.menu[aria-label=File]')")
    try browser.press("ArrowLeft")
    try browser.wait("document.querySelector('.menu')?.ariaLabel !== 'File'")
    try browser.press("Escape")
    try browser.wait("!document.querySelector('.menu') && !document.querySelector('#menus :focus')")
  }

  @Test func theFocusIsSpokenInMenusAndComesBackFromThem() throws {
    try browser.pressTab()
    try browser.wait(focus: "menuitem File")
    try browser.pressTab()
    try browser.wait(focus: "button Add")
    try browser.press("F10")
    try browser.wait(focus: "menuitem File")
    try browser.press("ArrowDown")
    try browser.wait(focus: "menuitem New Window")
    try browser.press("Escape")
    try browser.wait(focus: "button Add")
    try browser.pressTab(backwards: true)
    try browser.wait(focus: "menuitem File")
  }

  @Test func theWindowIsBelowTheBar() throws {
    let size = try browser.value("[innerHeight, document.getElementById('menus').offsetHeight]") as? [Int] ?? []
    let height = size[0] - size[1]
    #expect(height < 580)
    try browser.wait("document.getElementById('canvas').height === \(height)")
    let screen = TestScreen(
      size: CGSize(width: 800, height: height), environment: { $0.locale = Locale(identifier: "en-US") }
    ) {
      SampleView()
    }
    screen.settle()
    let picture = try RenderedImage(data: browser.canvasPicture(), called: "the canvas")
    #expect(try picture.difference(from: screen.image()) == 0)
  }
}
