import CanopyMainLoop
import Foundation
import SwiftUI
import Testing

@testable import CanopyWeb

/// Connections that come, and leave nothing.
@MainActor @Suite(.serialized) struct ListenerTests {
  private let request = Array("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)

  private func options(_ change: (inout WebOptions) -> Void) -> WebOptions {
    var options = WebOptions()
    options.port = 0
    options.isQuiet = true
    change(&options)
    return options
  }

  private func host(_ options: WebOptions) -> WebHost {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    return WebHost(options: options, values: EnvironmentValues(), storage: folder)
  }

  private func server(_ change: (inout WebOptions) -> Void = { _ in }) throws -> WebServer {
    let options = self.options(change)
    return try WebServer(host: self.host(options), options: options)
  }

  /// Returns whether something becomes true while the server works.
  private func happens(within seconds: Double = 20, _ condition: () -> Bool) -> Bool {
    let end = Date.now.addingTimeInterval(seconds)
    while !condition() {
      if Date.now > end { return false }
      MainLoop.runPending()
      usleep(1_000)
    }
    return true
  }

  /// Each would be 336 bytes of a server that runs for months: libsoup 3.2 keeps those that it has accepted by itself.
  @Test func socketOfAConnectionThatHasEndedIsReleased() throws {
    let server = try server()
    defer { server.stop() }
    for _ in 1...3 {
      let client = try Connection(port: server.port)
      #expect(happens { server.connections == 1 })
      try client.write(request)
      #expect(happens { server.connections == 0 })
      #expect(String(decoding: client.readAll(), as: UTF8.self).hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test func connectionsAboveTheLimitAreClosed() throws {
    let options = self.options {
      $0.limits.clients = 1
      $0.limits.strangerParts = 1
    }
    let host = self.host(options)
    let server = try WebServer(host: host, options: options)
    defer { server.stop() }
    let limit = 104
    var clients: [Connection] = []
    for _ in 1...limit { clients.append(try Connection(port: server.port)) }
    #expect(happens { server.connections == limit })
    let another = try Connection(port: server.port)
    #expect(!happens(within: 0.2) { server.connections > limit })
    #expect(another.readAll().isEmpty)
    #expect(host.log.drops == ["a connection, because there are too many": 1])
    // When a connection ends, another can be made.
    try clients[0].write(request)
    #expect(happens { server.connections == limit - 1 })
    let last = try Connection(port: server.port)
    #expect(happens { server.connections == limit })
    withExtendedLifetime(last) {}
  }

  /// Someone who opens connections and says nothing, or not all, would keep others out.
  @Test func connectionsOnWhichNothingComesEnd() throws {
    let server = try server { $0.limits.idleTime = 1 }
    defer { server.stop() }
    let (silent, slow) = (try Connection(port: server.port), try Connection(port: server.port))
    try slow.write(Array("GET / HTTP".utf8))
    #expect(happens { server.connections == 2 })
    #expect(happens { server.connections == 0 })
    #expect(silent.readAll().isEmpty)
    #expect(slow.readAll().isEmpty)
  }

  @Test func aHeadThatComesTooSlowlyEndsItsConnection() throws {
    let server = try server { $0.limits.headTime = 1 }
    defer { server.stop() }
    let slow = try Connection(port: server.port)
    #expect(happens { server.connections == 1 })
    let began = Date.now
    // Each byte comes long before a silent connection would end.
    for byte in request {
      if (try? slow.write([byte])) == nil { break }
      if happens(within: 0.1, { server.connections == 0 }) { break }
    }
    #expect(happens { server.connections == 0 })
    #expect(Date.now.timeIntervalSince(began) < 3)
    #expect(String(decoding: slow.readAll(), as: UTF8.self).hasPrefix("HTTP/1.1 408 "))
  }

  @Test func aHeadThatIsTooLargeEndsItsConnection() throws {
    let server = try server()
    defer { server.stop() }
    let client = try Connection(port: server.port)
    try client.write(Array("GET / HTTP/1.1\r\nX: ".utf8) + [UInt8](repeating: 120, count: 128 * 1024))
    var answer = ""
    #expect(
      happens {
        answer += client.readNow(); return !answer.isEmpty
      })
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
    #expect(happens { server.connections == 0 })
  }

  /// Others may be silent, too, but not from the same address.
  @Test func strangersFromOneAddressHaveAPartOfTheConnections() throws {
    let options = self.options {
      $0.limits.clients = 1
      $0.token = "secret-secret-secret"
    }
    let host = self.host(options)
    let server = try WebServer(host: host, options: options)
    defer { server.stop() }
    let part = options.limits.connections / 4
    var clients: [Connection] = []
    for _ in 1...part { clients.append(try Connection(port: server.port)) }
    #expect(happens { server.connections == part })
    let another = try Connection(port: server.port)
    #expect(!happens(within: 0.2) { server.connections > part })
    #expect(another.readAll().isEmpty)
    #expect(host.log.drops == ["a connection, because its address has too many without a cookie": 1])
    // A client with the token stops counting as a stranger.
    try clients[0].write(
      Array("GET /?token=secret-secret-secret HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
    var answer = ""
    #expect(
      happens {
        answer += clients[0].readNow(); return answer.contains("\r\n\r\n")
      })
    #expect(answer.hasPrefix("HTTP/1.1 303"))
    let last = try Connection(port: server.port)
    #expect(happens { server.connections == part + 1 })
    withExtendedLifetime(last) {}
  }

  @Test func networksOfIPv6AreOnePlace() {
    let network: [UInt8] = [0x20, 1, 0xD, 0xB8, 0, 0, 0, 1]
    #expect(Visitors.place(ofBytes: network + [0, 0, 0, 0, 0, 0, 0, 1]) == network)
    #expect(Visitors.place(ofBytes: [127, 0, 0, 1]) == [127, 0, 0, 1])
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 127, 0, 0, 1]
    #expect(Visitors.place(ofBytes: mapped) == [127, 0, 0, 1])
  }

  /// A page says nothing while its person reads. Its connection has answered another request before.
  @Test func pageMayBeSilent() throws {
    let server = try server {
      $0.limits.idleTime = 2
      $0.token = "secret-secret-secret"
    }
    defer { server.stop() }
    let page = try Connection(port: server.port)
    try page.write(Array("GET /?token=secret-secret-secret HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
    var answer = ""
    #expect(
      happens {
        answer += page.readNow(); return answer.contains("\r\n\r\n")
      })
    let cookie = try #require(answer.firstMatch(of: /Set-Cookie: ([^;]+)/)?.1)
    try page.write(
      Array(
        """
        GET /socket HTTP/1.1\r
        Host: 127.0.0.1:\(server.port)\r
        Origin: http://127.0.0.1:\(server.port)\r
        Cookie: \(cookie)\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \r

        """.utf8))
    answer = ""
    #expect(
      happens {
        answer += page.readNow(); return answer.contains("\r\n\r\n")
      })
    #expect(answer.hasPrefix("HTTP/1.1 101"))
    #expect(!happens(within: 4) { server.connections == 0 })
    page.end()
    #expect(happens { server.connections == 0 })
  }

  @Test func noneComeAfterTheEnd() throws {
    let server = try server()
    server.stop()
    #expect(throws: (any Error).self) { try Connection(port: server.port) }
  }

  @Test func placesThatAreTakenOrUnknownAreRefused() throws {
    let server = try server()
    defer { server.stop() }
    let taken = #expect(throws: ListenerFailure.self) { try self.server { $0.port = server.port } }
    #expect(taken?.description.contains("another program uses it") == true)
    let unknown = #expect(throws: ListenerFailure.self) { try self.server { $0.address = "nowhere" } }
    #expect(unknown?.description.contains("nowhere is no address") == true)
  }
}
