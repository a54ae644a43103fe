import Foundation
import HostTestSupport
import Testing

/// Windows of clients, asked without a browser.
@Suite(.serialized) struct WebWindowTests {
  /// The place of the button that counts, in a window of 800 by 600 points.
  private let add = (x: 30, y: 72)
  private let server: SampleServer

  init() throws { server = try SampleServer() }

  @Test func eachClientHasItsOwnState() throws {
    let (a, b) = (try PageClient(server), try PageClient(server))
    try a.greet()
    try b.greet()
    #expect(a.window != b.window)
    try a.click(x: add.x, y: add.y)
    try a.waitFor(label: "Count 1")
    try b.click(x: add.x, y: add.y)
    try b.waitFor(label: "Count 1")
    try a.click(x: add.x, y: add.y)
    try a.waitFor(label: "Count 2")
  }

  @Test func windowSurvivesItsConnection() throws {
    var client: PageClient? = try PageClient(server)
    try client?.greet()
    try client?.click(x: add.x, y: add.y)
    try client?.waitFor(label: "Count 1")
    let window = client?.window
    client = nil
    let next = try PageClient(server)
    try next.send(#"{"t":"hello","w":800,"h":600,"scale":1,"settings":{},"window":"\#(window ?? "")"}"#)
    try next.waitFor(label: "Count 1")
    #expect(next.window == window)
  }

  /// Their pictures would have 13 MB each.
  @Test func pagesAtRestHaveNoPixels() throws {
    var pages: [PageClient] = []
    func open(_ count: Int) throws {
      for _ in 0..<count {
        let page = try PageClient(server)
        try page.greet(width: 2_000, height: 1_600)
        pages.append(page)
      }
    }
    try open(1)
    let before = server.program.peakMemory
    try open(10)
    let used = server.program.peakMemory - before
    #expect(used < 40_000_000, "\(used)")
  }

  @Test func laterPageTakesTheWindow() throws {
    let (a, b) = (try PageClient(server), try PageClient(server))
    try a.greet()
    try b.greet(window: a.window)
    while try a.next() != nil {}
    #expect(a.closeCode == 4001)
    #expect(b.window == a.window)
  }

  @Test func clickScrollAndTypingCostFewBytes() throws {
    let client = try PageClient(server)
    try client.greet()
    let first = client.pictureBytes + client.textBytes
    let click = try bytes(of: client) {
      try client.click(x: add.x, y: add.y)
      try client.waitFor(label: "Count 1")
    }
    let scroll = try bytes(of: client) {
      try client.send(#"{"t":"wheel","dx":0,"dy":120,"x":300,"y":450,"m":0}"#)
    }
    try client.click(x: 100, y: 108)
    let typing = try bytes(of: client) {
      for letter in "Mississippi" {
        try client.send(#"{"t":"key","p":"down","key":"\#(letter)","text":"\#(letter)","m":0}"#)
        try client.send(#"{"t":"key","p":"up","key":"\#(letter)","text":"","m":0}"#)
      }
      try client.waitFor(label: "Hello, Mississippi")
    }
    #expect(first < 60_000, "The first picture has \(first) bytes.")
    #expect(click < 8_000, "A click costs \(click) bytes.")
    #expect(scroll < 80_000, "A scroll costs \(scroll) bytes.")
    #expect(typing < 40_000, "Eleven letters cost \(typing) bytes.")
  }

  @Test func commandsActInTheWindowOfTheirPerson() throws {
    let server = try SampleServer(kind: "menus")
    let (a, b) = (try PageClient(server), try PageClient(server))
    try a.greet()
    try b.greet()
    try b.click(x: add.x, y: add.y)
    try b.waitFor(label: "Count 1")
    // b was used last.
    try a.send(#"{"t":"key","p":"down","key":"d","text":"","m":16}"#)
    try a.waitFor(label: "Count 1")
    try a.send(#"{"t":"menu","n":2,"item":3,"text":"Hundred"}"#)
    try a.waitFor(label: "Count 100")
    // An item that isn't there (any more) does nothing.
    for (menu, item, title) in [(2, 3, "Forget"), (2, 1, "Forget 100"), (-1, 0, "Count"), (2, 99, "Count")] {
      try b.send(#"{"t":"menu","n":\#(menu),"item":\#(item),"text":"\#(title)"}"#)
    }
    try b.send(#"{"t":"menu","n":2}"#)
    let items = try b.wait(for: "menu")["items"] as? [[String: Any]] ?? []
    #expect(items.compactMap { $0["title"] as? String } == ["Count", "Forget 1", "Hundred"])
    try a.send(#"{"t":"key","p":"down","key":"q","text":"","m":16}"#)
    while try a.next() != nil {}
    #expect(a.closeCode == 4002)
    try b.click(x: add.x, y: add.y)
    try b.waitFor(label: "Count 2")
  }

  @Test func clientThatShowsNoFramesIsDropped() throws {
    let server = try SampleServer(["--patience", "1"])
    let (slow, quick) = (try PageClient(server), try PageClient(server))
    slow.acknowledges = false
    try slow.greet()
    let window = slow.window
    try quick.greet()
    while try slow.next() != nil {}
    #expect(slow.closeCode == 4005)
    try quick.click(x: add.x, y: add.y)
    try quick.waitFor(label: "Count 1")
    // The window is kept.
    let back = try PageClient(server)
    try back.greet(window: window)
    #expect(back.window == window)
  }

  /// Returns the number of bytes that a client gets for an action, until the window is at rest again.
  private func bytes(of client: PageClient, _ action: () throws -> Void) throws -> Int {
    try client.waitForRest()
    let before = client.pictureBytes + client.textBytes
    try action()
    try client.waitForRest()
    return client.pictureBytes + client.textBytes - before
  }

  @Test func clientsThatDoNotReadGetFewFramesAndHurtNobody() throws {
    let (slow, quick) = (try PageClient(server), try PageClient(server))
    slow.acknowledges = false
    try slow.greet()
    try quick.greet()
    for _ in 0..<100 { try slow.click(x: add.x, y: add.y) }
    // Few enough for a busy machine: a client that says nothing for long is let go.
    for count in 1...5 {
      try quick.click(x: add.x, y: add.y)
      try quick.waitFor(label: "Count \(count)")
    }
    // Beside other work, the slow client may have been let go meanwhile.
    try? slow.send(#"{"t":"alive"}"#)
    var (frames, isAnswered) = (1, false)
    while !isAnswered, let message = try slow.next() {
      if case .frame = message { frames += 1 }
      if case .text(let fields) = message { isAnswered = fields["t"] as? String == "alive" }
    }
    #expect(frames <= 4)
    #expect(isAnswered || slow.closeCode == 4005)
  }
}
