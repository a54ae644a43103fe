import Foundation
import HostTestSupport
import Testing

/// What a screen reader is told of the page while people use the keyboard.
@Suite(.serialized) struct PageFocusTests {
  private let browser: Browser
  private let server: SampleServer

  init() throws {
    server = try SampleServer(kind: "controls")
    browser = try Browser()
    try browser.open(server.address)
  }

  @Test func tabSpeaksEachElementLeavesThePageAndComesBack() throws {
    // Other elements that keys reach stand for the browser around the page.
    _ = try browser.value(
      """
      for (const place of ['beforebegin', 'afterend']) {
        const button = document.createElement('button');
        button.textContent = place;
        document.querySelector('main').insertAdjacentElement(place, button);
      }
      """)
    let stops = [
      "button Count 0", "textbox Name Ann", "switch Switch", "slider Level 50", "button Sheet", "link manual",
      "button Last",
    ]
    let all = ["button beforebegin"] + stops + ["button afterend"]
    for stop in all {
      try browser.pressTab()
      try browser.wait(focus: stop)
    }
    #expect(try browser.value("document.querySelector('#tree :focus, #keys:focus')") is NSNull?)
    for stop in all.dropLast().reversed() {
      try browser.pressTab(backwards: true)
      try browser.wait(focus: stop)
    }
    try browser.pressTab()
    try browser.wait(focus: stops[0])
  }

  @Test func tabKeysThatAreFasterThanTheAppLeaveThePage() throws {
    for _ in 0..<45 { try browser.pressTab() }
    _ = try browser.value("document.querySelector('main').insertAdjacentHTML('afterend', '<button>Behind</button>')")
    var presses = 0
    while try browser.focused()?.name != "Behind", presses < 20 {
      try browser.pressTab()
      presses += 1
    }
    #expect(presses < 20)
  }

  @Test func keysChangeWhatIsSpoken() throws {
    try browser.pressTab()
    try browser.press("Enter")
    try browser.wait(focus: "button Count 1")
    try browser.pressTab()
    try browser.wait(focus: "textbox Name Ann")
    try browser.type("a!")
    try browser.wait(focus: "textbox Name Anna!")
    try browser.wait("document.activeElement.selectionStart === 5")
    try browser.press("ArrowLeft")
    try browser.wait("document.activeElement.selectionEnd === 4")
    try browser.call("Input.imeSetComposition", ["text": "にほ", "selectionStart": 2, "selectionEnd": 2])
    try browser.call("Input.insertText", ["text": "日本"])
    try browser.wait(focus: "textbox Name Anna日本!")
    try browser.pressTab()
    try browser.wait(focus: "switch Switch")
    try browser.type(" ")
    try browser.wait("document.activeElement.ariaChecked === 'true'")
    try browser.pressTab()
    try browser.press("ArrowRight")
    try browser.wait(focus: "slider Level 60")
  }

  @Test func aSheetHasANameTheFocusAndGivesItBack() throws {
    for _ in 0..<5 { try browser.pressTab() }
    try browser.wait(focus: "button Sheet")
    try browser.press("Enter")
    try browser.wait("document.querySelector('#tree [role=dialog]')?.contains(document.activeElement)")
    let dialog = try browser.accessibilityTree().first { $0.spoken.role == "dialog" }
    #expect(dialog?.spoken.name == "Settings")
    try browser.press("Escape")
    try browser.wait(focus: "button Sheet")
  }

  @Test func scrollingAnElementIntoViewScrollsTheApp() throws {
    func row(_ number: Int) -> String {
      "[...document.querySelectorAll('#tree [data-role=text]')].find((row) => row.textContent === 'Row \(number)')"
    }
    let area = "document.querySelector('#tree [data-role=\"scroll area\"]').getBoundingClientRect()"
    func isVisible(_ number: Int) -> String {
      let frame = "\(row(number)).getBoundingClientRect()"
      return "\(frame).top >= \(area).top - 1 && \(frame).bottom <= \(area).bottom + 1"
    }
    for number in [50, 3, 30] {
      #expect(try browser.value(isVisible(number)) as? Bool == false)
      _ = try browser.value("\(row(number)).scrollIntoView({ block: 'nearest' })")
      // The tree is where the pixels are.
      try browser.wait(
        """
        \(isVisible(number)) && [...document.querySelectorAll('#tree *')].every((element) => {
          const [left, top] = element.frame ?? [];
          const place = element.getBoundingClientRect();
          return !element.frame || Math.abs(place.left - left) + Math.abs(place.top - top) < 0.1;
        })
        """)
    }
  }

  @Test func thePageHasLandmarksAndTheLanguageOfTheWindow() throws {
    try browser.wait("document.documentElement.lang === 'en-US' && document.documentElement.dir === 'ltr'")
    let roles = try browser.accessibilityTree().map(\.spoken.role)
    #expect(roles.filter { $0 == "main" }.count == 1)
    #expect(try browser.value("!!document.querySelector('#tree').closest('main')") as? Bool == true)
    let outside = """
      [...document.body.children].filter((part) => part.textContent.trim() && getComputedStyle(part).display !== 'none'
        && !part.matches('header, main, noscript, [role=region], [role=status], [aria-live]')).length
      """
    #expect(try browser.value(outside) as? Int == 0)
    try browser.call("Emulation.setLocaleOverride", ["locale": "ar"])
    try browser.call(
      "Network.setUserAgentOverride", ["userAgent": "Chrome", "acceptLanguage": "ar"])
    try browser.call("Page.reload")
    try browser.wait("document.documentElement?.lang === 'ar' && document.documentElement.dir === 'rtl'")
  }

  @Test(arguments: ["zh-Hant", "zh-Hant-HK", "sr-Latn", "pt-BR", "de", "es-419"])
  func theLanguageOfThePageIsATag(language: String) throws {
    try browser.call("Network.setUserAgentOverride", ["userAgent": "Chrome", "acceptLanguage": language])
    try browser.call("Page.reload")
    try browser.wait("document.documentElement?.lang === '\(language)'")
    let isKnown = "new Intl.Locale(document.documentElement.lang).toString() === '\(language)'"
    #expect(try browser.value(isKnown) as? Bool == true)
  }

  @Test func thePageNeverHasTheTextOfASecureField() throws {
    let server = try SampleServer(kind: "gestures")
    try browser.open(server.address)
    _ = try browser.value(
      """
      window.messages = [];
      const receive = canopy.connection.received;
      canopy.connection.received = (message) => { messages.push(JSON.stringify(message)); receive(message); };
      """)
    try browser.click("Secret")
    try browser.wait("document.activeElement.id === 'secret'")
    try browser.type("abc123")
    try browser.wait(text: "6 characters")
    let fields =
      try browser.value(
        """
        [...document.querySelectorAll('input, textarea')].filter((field) => field.value)
          .map((field) => [field.type, field.value.length].join(' '))
        """) as? [String]
    #expect(fields == ["password 6", "password 6"])
    let everything = """
      document.documentElement.outerHTML + messages.join()
        + [...document.querySelectorAll('input, textarea')].map((field) => field.value).join()
      """
    #expect(try browser.value("(\(everything)).includes('abc')") as? Bool == false)
    // What is focused is a password field of the name, and dots are spoken.
    let spoken = try browser.focused()
    #expect(spoken?.role == "textbox" && spoken?.name == "Secret")
    #expect(spoken?.value.allSatisfy { "•●*".contains($0) } == true)
  }

  @Test func aLinkInATextIsALinkAndOpensItsAddress() throws {
    let tree = try browser.accessibilityTree().map(\.spoken)
    #expect(tree.filter { $0.role == "link" }.map(\.name) == ["manual"])
    _ = try browser.value("document.querySelector('#tree [role=link]').click()")
    try browser.wait(text: "It has opened manual")
  }

  @Test func everythingThatCanBeUsedHasAName() throws {
    let usable: Set = ["button", "textbox", "switch", "slider", "link", "dialog", "menuitem"]
    let nameless = try browser.accessibilityTree().map(\.spoken).filter { usable.contains($0.role) && $0.name.isEmpty }
    #expect(nameless == [])
  }
}
