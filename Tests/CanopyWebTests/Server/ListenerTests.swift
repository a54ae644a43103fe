import CSoup
import Foundation
import Testing

@testable import CanopyWeb

/// Connections that come, and leave nothing.
@MainActor @Suite struct ListenerTests {
  private final class Count {
    var value = 0
  }

  /// Each would be 336 bytes of a server that runs for months: libsoup 3.2 keeps those that it has accepted by itself.
  @Test func socketOfAConnectionThatHasEndedIsReleased() throws {
    let made = try #require(g_object_new_with_properties(soup_server_get_type(), 0, nil, nil))
    let server = UnsafeMutableRawPointer(made).assumingMemoryBound(to: SoupServer.self)
    defer { g_object_unref(server) }
    let released = Count()
    let listener = try Listener(address: "localhost", port: 0) { connection in
      let stream = UnsafeMutableRawPointer(connection.stream).assumingMemoryBound(to: GSocketConnection.self)
      let socket = UnsafeMutableRawPointer(g_socket_connection_get_socket(stream)).map {
        $0.assumingMemoryBound(to: GObject.self)
      }
      g_object_weak_ref(
        socket,
        { data, _ in if let data { Unmanaged<Count>.fromOpaque(data).takeUnretainedValue().value += 1 } },
        Unmanaged.passUnretained(released).toOpaque())
      soup_server_accept_iostream(server, connection.stream, connection.localAddress, connection.remoteAddress, nil)
    }
    for number in 1...3 {
      let client = try Connection(port: listener.port)
      try client.write(Array("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
      let limit = Date.now.addingTimeInterval(20)
      while released.value < number, Date.now < limit {
        if g_main_context_iteration(nil, 0) == 0 { usleep(1_000) }
      }
      #expect(released.value == number)
      #expect(String(decoding: client.readAll(), as: UTF8.self).hasPrefix("HTTP/1.1 404"))
    }
    listener.stop()
    #expect(throws: (any Error).self) { try Connection(port: listener.port) }
  }

  @Test func placesThatAreTakenOrUnknownAreRefused() throws {
    let listener = try Listener(address: "127.0.0.1", port: 0) { _ in }
    #expect(listener.port > 0)
    let taken = #expect(throws: WebOptionError.self) {
      try Listener(address: "127.0.0.1", port: listener.port) { _ in }
    }
    #expect(taken?.description.contains("another program uses it") == true)
    let unknown = #expect(throws: WebOptionError.self) { try Listener(address: "nowhere", port: 0) { _ in } }
    #expect(unknown?.description.contains("nowhere is no address") == true)
  }
}
