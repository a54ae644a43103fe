import Foundation
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
    let first = client.pictureBytes
    try client.click(x: add.x, y: add.y)
    try client.waitFor(label: "Count 1")
    let click = try client.nextFrame()
    #expect(first < 60_000, "The first picture has \(first) bytes.")
    #expect(click < 8_000, "The picture after a click has \(click) bytes.")
  }

  @Test func clientsThatDoNotReadGetFewFramesAndHurtNobody() throws {
    let (slow, quick) = (try PageClient(server), try PageClient(server))
    slow.acknowledges = false
    try slow.greet()
    try quick.greet()
    for _ in 0..<100 { try slow.click(x: add.x, y: add.y) }
    for count in 1...20 {
      try quick.click(x: add.x, y: add.y)
      try quick.waitFor(label: "Count \(count)")
    }
    try slow.send(#"{"t":"alive"}"#)
    var frames = 1
    while let message = try slow.next() {
      if case .frame = message { frames += 1 }
      if case .text(let fields) = message, fields["t"] as? String == "alive" { break }
    }
    #expect(frames <= 4)
  }
}
