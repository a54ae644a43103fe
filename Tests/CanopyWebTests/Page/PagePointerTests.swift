import Foundation
import HostTestSupport
import Testing

/// What people do in the page with a mouse, a trackpad and fingers.
@Suite(.serialized) struct PagePointerTests {
  private let browser: Browser
  private let server: SampleServer

  init() throws {
    server = try SampleServer(kind: "gestures")
    browser = try Browser()
    try browser.open(server.address)
  }

  // MARK: Zooming

  private func pinch(x: Double, y: Double) throws {
    try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
    for step in 0...10 {
      let distance = 20 + 8 * Double(step)
      let points = [-distance, distance].enumerated().map { ["x": x + $1, "y": y, "id": Double($0)] }
      try browser.call(
        "Input.dispatchTouchEvent", ["type": step == 0 ? "touchStart" : "touchMove", "touchPoints": points])
    }
    try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  @Test func twoFingersZoomThePage() throws {
    try pinch(x: 600, y: 500)
    try browser.wait("visualViewport.scale > 1.2")
    // The window keeps its size, and the app hears nothing of it.
    #expect(try browser.value("document.getElementById('canvas').width") as? Int == 800)
    try browser.wait(text: "Usual")
    #expect(
      try browser.value("document.querySelector('meta[name=viewport]').content.includes('scalable')") as? Bool == false)
  }

  @Test func twoFingersBelongToTheGestureOfTheApp() throws {
    try browser.wait("document.querySelector('#touches div')")
    let frame = try browser.value(Self.frame(of: "#touches div")) as? [Double] ?? []
    try pinch(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
    try browser.wait(text: "Large")
    #expect(try browser.value("visualViewport.scale") as? Double == 1)
  }

  @Test func aTrackpadPinchesInTheApp() throws {
    try browser.wait("document.querySelector('#touches div')")
    let frame = try browser.value(Self.frame(of: "#touches div")) as? [Double] ?? []
    for _ in 0..<5 {
      try browser.call(
        "Input.dispatchMouseEvent",
        [
          "type": "mouseWheel", "x": frame[0] + frame[2] / 2, "y": frame[1] + frame[3] / 2, "deltaX": 0, "deltaY": 12,
          "modifiers": 2,
        ])
    }
    try browser.wait(text: "Small")
  }

  // MARK: Selecting

  private func mouse(
    _ type: String, _ x: Double, _ y: Double, button: String = "left", clicks: Int = 1, modifiers: Int = 0
  )
    throws
  {
    try browser.send(
      "Input.dispatchMouseEvent",
      ["type": type, "x": x, "y": y, "button": button, "clickCount": clicks, "modifiers": modifiers])
  }

  private func click(_ x: Double, _ y: Double, button: String = "left", modifiers: Int = 0) throws {
    for type in ["mousePressed", "mouseReleased"] { try mouse(type, x, y, button: button, modifiers: modifiers) }
  }

  private func copy() throws {
    for type in ["rawKeyDown", "keyUp"] {
      try browser.call("Input.dispatchKeyEvent", ["type": type, "key": "c", "code": "KeyC", "modifiers": 2])
    }
  }

  private func clipboard() throws -> String? { try browser.value("navigator.clipboard.readText()") as? String }

  private func frame(ofText text: String) throws -> [Double] {
    try browser.wait(text: text)
    return try browser.value(
      """
      (({ x, y, width, height }) => [x, y, width, height])([...document.querySelectorAll('#tree [data-role=text]')]
        .find((element) => element.textContent.startsWith('\(text)')).getBoundingClientRect())
      """) as? [Double] ?? [0, 0, 0, 0]
  }

  @Test func aTextIsSelectedAndCopiedIfTheAppAllowsIt() throws {
    try browser.call(
      "Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    let place = try frame(ofText: "Select")
    let (x, y, width, height) = (place[0], place[1], place[2], place[3])
    // Two clicks select a word. On a busy machine, the second one may come too late, or the copy before the selection; and
    // clicks that follow at once would count on, and select more than a word.
    let isWordSelected = try Wait.untilNow {
      for count in 1...2 {
        try mouse("mousePressed", x + 10, y + height / 2, clicks: count)
        try mouse("mouseReleased", x + 10, y + height / 2, clicks: count)
      }
      try copy()
      usleep(1_500_000)
      return try clipboard() == "Select"
    }
    #expect(isWordSelected)
    // A drag selects what it goes over.
    try mouse("mousePressed", x + 1, y + height / 2)
    for step in 1...5 { try mouse("mouseMoved", x + width * Double(step) / 5, y + height / 2) }
    try mouse("mouseReleased", x + width, y + height / 2)
    try copy()
    #expect(try Wait.untilNow { try clipboard() == "Select these words" })
    let other = try frame(ofText: "Leave")
    try mouse("mousePressed", other[0] + 1, other[1] + other[3] / 2)
    try mouse("mouseMoved", other[0] + other[2], other[1] + other[3] / 2)
    try mouse("mouseReleased", other[0] + other[2], other[1] + other[3] / 2)
    _ = try browser.value("navigator.clipboard.writeText('nothing')")
    try copy()
    usleep(500_000)
    #expect(try clipboard() == "nothing")
    #expect(try browser.value("String(getSelection())") as? String == "")
  }

  // MARK: Links

  /// Moves the mouse over a link, and returns its place when the page offers it.
  private func point(at name: String) throws -> (x: Double, y: Double) {
    let place = try frame(ofText: name == "site" ? "Opened" : "Read")
    let (x, y, width, height) = (place[0], place[1], place[2], place[3])
    let line = name == "site" ? y - 20 : y + height / 2
    for offset in stride(from: 2, to: width, by: 6) {
      try mouse("mouseMoved", x + offset, line)
      // The page hears of the link a moment later.
      for _ in 0..<10 {
        if try browser.value("document.getElementById('link').href.endsWith('/\(name)')") as? Bool == true {
          return (x + offset, line)
        }
        usleep(10_000)
      }
    }
    throw HostFailure("The pointer has found no link with the address \(name).")
  }

  @Test func aClickOnALinkIsTheApps() throws {
    for (name, opened) in [("one", "Opened one"), ("two", "Opened one two"), ("site", "Opened one two site")] {
      let (x, y) = try point(at: name)
      try click(x, y)
      try browser.wait(text: opened)
    }
    #expect(try browser.value("location.pathname") as? String == "/")
    try mouse("mouseMoved", 700, 550)
    try browser.wait("document.getElementById('link').hidden && !document.getElementById('link').href")
  }

  @Test func aTapOnALinkIsTheApps() throws {
    let (x, y) = try point(at: "two")
    try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try browser.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": x, "y": y]]])
    try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
    try browser.wait(text: "Opened two")
  }

  @Test func aLinkHasTheMenuOfTheBrowser() throws {
    _ = try browser.value(
      """
      window.menus = [];
      addEventListener('contextmenu', (event) => menus.push([event.target.href ?? '', event.defaultPrevented]));
      """)
    let (x, y) = try point(at: "one")
    try click(x, y, button: "right")
    try browser.wait("menus.length === 1")
    try mouse("mouseMoved", 700, 550)
    try browser.wait("document.getElementById('link').hidden")
    try click(700, 550, button: "right")
    try browser.wait("menus.length === 2")
    #expect(
      try browser.value("menus.map((menu) => menu.join(' '))") as? [String] == [
        "https://example.com/one false", " true",
      ])
  }

  @Test(arguments: [("middle", 0), ("left", 2)])
  func aLinkOpensInAnotherTab(button: String, modifiers: Int) throws {
    try browser.call("Network.enable")
    try browser.call("Network.setBlockedURLs", ["urls": ["*example.com*"]])
    let (x, y) = try point(at: "one")
    try click(x, y, button: button, modifiers: modifiers)
    let isOpen = try Wait.untilNow {
      let tabs = try browser.call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
      return tabs.contains { ($0["url"] as? String)?.contains("example.com/one") == true }
    }
    #expect(isOpen)
    try browser.wait("document.querySelector('#tree').textContent.includes('Opened')")
    #expect(try browser.value("document.querySelector('#tree').textContent.includes('Opened one')") as? Bool == false)
  }

  @Test func tabGoesThroughLinksAndEnterOpensThem() throws {
    for (stop, opened) in [("one", "Opened one"), ("two", "Opened one two"), ("Site", "Opened one two site")] {
      try browser.pressTab()
      try browser.wait(focus: "link \(stop)")
      try browser.press("Enter")
      try browser.wait(text: opened)
    }
    for stop in ["two", "one"] {
      try browser.pressTab(backwards: true)
      try browser.wait(focus: "link \(stop)")
    }
    let hrefs = try browser.value("[...document.querySelectorAll('#tree a')].map((link) => link.href)") as? [String]
    #expect(hrefs == ["one", "two", "site"].map { "https://example.com/\($0)" })
    #expect(try browser.value("location.pathname") as? String == "/")
  }

  private static func frame(of selector: String) -> String {
    "(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('\(selector)').getBoundingClientRect())"
  }
}
