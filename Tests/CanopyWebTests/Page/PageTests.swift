import CanopyTesting
import Foundation
import HostTestSupport
import SwiftUI
import Testing

@testable import WebSample

/// The page in a browser, at a server that runs as an app does.
@MainActor @Suite(.serialized) struct PageTests {
  private let browser: Browser
  private let server: SampleServer

  init() throws {
    server = try SampleServer()
    browser = try Browser()
  }

  @Test func clickTypeScrollAndResize() throws {
    try browser.open(server.address)
    #expect(try browser.value("document.title") as? String == "Sample")
    #expect(try browser.value("location.href") as? String == "http://127.0.0.1:\(server.port)/")
    try browser.click("Add")
    try browser.wait(text: "Count 1")
    try browser.click("Name")
    try browser.wait("document.activeElement.id === 'keys'")
    try browser.type("Ann")
    try browser.wait(text: "Hello, Ann")
    try browser.call(
      "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": 300, "y": 450, "deltaX": 0, "deltaY": 300])
    try browser.wait("!document.querySelector('#tree').textContent.includes('Row 0Row')")
    try browser.resize(width: 600, height: 400, scale: 2)
    try browser.wait("document.getElementById('canvas').width === 1200")
  }

  @Test func eachTurnOfTheMainLoopIsAnUpdate() throws {
    let server = try SampleServer(app: "WindowTestApp", page: "launch")
    try browser.open(server.address)
    try browser.wait(text: "Turns true false true")
  }

  @Test func motionOfTheFirstAppearanceRuns() throws {
    let server = try SampleServer(app: "WindowTestApp", page: "launch")
    try browser.open(server.address)
    try browser.wait(text: "Moved")
  }

  @Test func inputMethodComposesInTheField() throws {
    try browser.open(server.address)
    try browser.click("Name")
    try browser.wait("document.activeElement.id === 'keys'")
    try browser.call("Input.imeSetComposition", ["text": "にほ", "selectionStart": 2, "selectionEnd": 2])
    try browser.call("Input.insertText", ["text": "日本"])
    try browser.wait(text: "Hello, 日本")
  }

  @Test func darkModeReachesASheetAndAReloadKeepsIt() throws {
    try browser.open(server.address)
    try browser.click("Sheet")
    try browser.wait(text: "A light sheet")
    try browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    try browser.wait(text: "A dark sheet")
    try browser.call("Page.reload")
    try browser.wait("document.body?.classList.contains('shown') && document.querySelector('#tree [role=dialog]')")
    try browser.wait(text: "A dark sheet")
  }

  @Test func elementsOfTheTreeAct() throws {
    try browser.open(server.address)
    _ = try browser.value("document.querySelector('[role=switch]').click()")
    try browser.wait("document.querySelector('[role=switch]').getAttribute('aria-checked') === 'true'")
    _ = try browser.value(
      "(() => { const e = document.querySelector('#tree input'); e.value = 'Bo'; e.dispatchEvent(new Event('change')); })()"
    )
    try browser.wait(text: "Hello, Bo")
  }

  @Test func serverThatIsGoneIsNoticedAndFoundAgain() throws {
    let first = try SampleServer(token: "the-same-token-for-both")
    try browser.open(first.address)
    first.program.kill()
    try browser.wait("document.getElementById('notices').textContent.includes('The server is gone')")
    let second = try SampleServer(port: first.port, token: "the-same-token-for-both")
    try browser.wait("document.getElementById('notices').textContent === ''")
    try browser.wait(text: "Count 0")
    try browser.click("Add")
    try browser.wait(text: "Count 1")
    #expect(second.program.isRunning)
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func anotherProcessShowsWhatAWindowHasStored(end: Int32) throws {
    let storage = FileManager.default.temporaryDirectory.appending(path: "canopy-storage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: storage) }
    let token = "the-same-token-for-both"
    let first = try SampleServer(token: token, storage: storage)
    try browser.open(first.address)
    try browser.click("Switch")
    try browser.wait("document.querySelector('[role=switch]').getAttribute('aria-checked') === 'true'")
    let window = try browser.value("sessionStorage.getItem('window')") as? String
    // It is written a moment after the change.
    usleep(1_500_000)
    if end == SIGKILL { first.program.kill() } else { first.program.stop() }
    let second = try SampleServer(port: first.port, token: token, storage: storage)
    try browser.wait("document.getElementById('notices').textContent === ''")
    try browser.wait("document.querySelector('[role=switch]')?.getAttribute('aria-checked') === 'true'")
    #expect(try browser.value("sessionStorage.getItem('window')") as? String == window)
    #expect(second.program.isRunning)
    // Another page has a window of its own.
    _ = try browser.value("sessionStorage.clear()")
    try browser.call("Page.reload")
    try browser.wait("document.querySelector('[role=switch]')?.getAttribute('aria-checked') === 'false'")
  }

  @Test func picturesAndTreeAreThoseWithoutABrowser() throws {
    try browser.open(server.address)
    try browser.wait(text: "Row 0")
    let screen = TestScreen(
      size: CGSize(width: 800, height: 600), environment: { $0.locale = Locale(identifier: "en-US") }
    ) {
      SampleView()
    }
    screen.settle()
    // PNG keeps the pixels exactly, so there is no tolerance.
    let picture = try RenderedImage(data: browser.canvasPicture(), called: "the canvas")
    #expect(try picture.difference(from: screen.image()) == 0)
    let labels =
      try browser.value(
        "[...document.querySelectorAll('#tree [data-role=text]')].map((element) => element.textContent)") as? [String]
    // The tree also has the rows below those that can be seen.
    let seen = screen.texts.filter { !["Add", "Sheet", "Second", "Name", "Switch"].contains($0) }
    #expect(labels?.starts(with: seen) == true, "\(labels ?? []) begins with \(seen)")
  }
}
