import Foundation
import HostTestSupport
import RandomTestSupport
import Testing

/// Messages that no page sends.
@Suite(.serialized) struct HostileMessagesTests {
  private let server: SampleServer

  init() throws { server = try SampleServer() }

  /// Checks that the server still serves others.
  private func expectServes() throws {
    let client = try PageClient(server)
    try client.greet()
    try client.click(x: 30, y: 72)
    try client.waitFor(label: "Count 1")
  }

  @Test func messagesBeforeTheGreetingEndTheConnection() throws {
    let client = try PageClient(server)
    try client.send(#"{"t":"alive"}"#)
    #expect(try client.next() == nil)
    #expect(client.closeCode == 4004)
    try expectServes()
  }

  @Test func tooManyMalformedMessagesEndTheConnection() throws {
    let client = try PageClient(server)
    try client.greet()
    for _ in 0..<21 { try client.send("nonsense") }
    while try client.next() != nil {}
    #expect(client.closeCode == 4004)
    #expect(server.program.errors.contains("Dropped: a malformed message."))
    try expectServes()
  }

  @Test func tooManyMessagesEndTheConnection() throws {
    let client = try PageClient(server)
    try client.greet()
    do { for _ in 0..<5_000 { try client.send(#"{"t":"hover","x":1,"y":1}"#) } } catch {}
    while try client.next() != nil {}
    #expect(server.program.errors.contains("sends too many messages"))
    try expectServes()
  }

  @Test func tooLargeMessagesEndTheConnection() throws {
    let client = try PageClient(server)
    try client.greet()
    do { try client.send([UInt8](repeating: 32, count: 300_000), kind: 1) } catch {}
    while try client.next() != nil {}
    try expectServes()
  }

  /// Sends until the server ends the connection. Returns how much more memory it has used for that.
  private func memory(forSending send: (PageClient, Int) throws -> Void) throws -> Int {
    let client = try PageClient(server)
    try client.greet()
    let before = server.program.peakMemory
    var isOpen = true
    for number in 0..<100_000 where isOpen {
      do { try send(client, number) } catch { isOpen = false }
    }
    #expect(!isOpen, "The server takes messages without an end.")
    while try client.next() != nil {}
    let memory = server.program.peakMemory - before
    #expect(server.program.errors.contains("Dropped: a client that sends more bytes than a message may have."))
    try expectServes()
    return memory
  }

  @Test func messageInPartsIsBounded() throws {
    let part = [UInt8](repeating: 32, count: 100_000)
    let memory = try memory { try $0.send(part, kind: $1 == 0 ? 1 : 0, isLast: false) }
    #expect(memory < 8_000_000, "A message in parts has cost \(memory) bytes.")
  }

  @Test func pingsWithoutMessagesAreBounded() throws {
    let memory = try memory { client, _ in try client.send([UInt8](repeating: 32, count: 125), kind: 9) }
    #expect(memory < 8_000_000, "Pings have cost \(memory) bytes.")
  }

  @Test func bytesThatAreNoMessagesEndTheConnection() throws {
    let client = try PageClient(server)
    try client.greet()
    // Clients have to mask what they send.
    try client.sendRaw([0x81, 2, 123, 125])
    while try client.next() != nil {}
    #expect(client.closeCode == 4004)
    #expect(server.program.errors.contains("Dropped: a client that sends what is no message."))
    try expectServes()
  }

  @Test func hugeWindowsAreLimited() throws {
    let client = try PageClient(server)
    try client.send(#"{"t":"hello","w":100000,"h":100000,"scale":4,"settings":{}}"#)
    _ = try client.nextFrame()
    #expect(server.program.peakMemory < 600_000_000)
    try expectServes()
  }

  /// Mutates real messages, always the same ones.
  @Test func mutatedMessagesDoNoHarm() throws {
    var generator = SeededGenerator(seed: 18)
    var client = try PageClient(server)
    try client.greet()
    for round in 0..<2_000 {
      // Before the server ends the connection, because too many messages were malformed.
      if round % 18 == 17 {
        let window = client.window
        client = try PageClient(server)
        try client.greet(window: window)
      }
      var bytes = Array((Self.samples.randomElement(using: &generator) ?? "{}").utf8)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 32..<127, using: &generator)
      }
      do {
        try client.send(bytes, kind: round % 50 == 0 ? 2 : 1)
      } catch {
        client = try PageClient(server)
        try client.greet()
      }
    }
    #expect(server.program.isRunning)
    try expectServes()
  }

  static let samples = [
    #"{"t":"pointer","p":"down","id":1,"x":30,"y":70,"d":"touch","m":0}"#, #"{"t":"hover","x":30,"y":70,"m":0}"#,
    #"{"t":"wheel","dx":0,"dy":120,"x":300,"y":400,"m":0}"#, #"{"t":"key","p":"down","key":"a","text":"a","m":0}"#,
    #"{"t":"modifiers","m":8}"#,
    #"{"t":"compose","p":"change","text":"abc","from":1,"to":2}"#, #"{"t":"ack","n":1}"#, #"{"t":"paste","text":"x"}"#,
    #"{"t":"size","w":800,"h":600,"scale":1,"insets":[0,0,0,0],"keyboard":0}"#, #"{"t":"focus","node":"1.1.1"}"#,
    #"{"t":"leave"}"#, #"{"t":"scroll","node":"1.1.0","dx":0,"dy":300}"#,
    #"{"t":"act","node":"5.1.0","action":0,"text":""}"#, #"{"t":"files","n":1,"canceled":true}"#,
    #"{"t":"settings","settings":{"dark":true,"languages":["de-DE"],"zone":"Europe/Berlin","font":20}}"#,
    #"{"t":"menu","n":0}"#, #"{"t":"menu","n":0,"item":0,"text":"New Window"}"#,
  ]
}
