internal import CanopyCore
internal import CSoup

/// Waits for connections at an address, and prevents strangers from occupying them forever.
///
/// libsoup can listen itself. However, libsoup 3.2 never releases the sockets of connections that it has accepted, so a
/// long-running server would grow with each of them. It does release sockets that others have accepted.
@MainActor
final class Listener {
  /// The port. The system chose it if no particular port was requested.
  let port: Int
  private let service: UnsafeMutablePointer<GSocketService>
  private let limits: Limits
  private let accepted: (Connection) -> Void
  private let visitors = Visitors()

  struct Limits {
    /// The maximum number of simultaneous connections. Others are closed immediately.
    let connections: Int
    /// The maximum number of connections from one place whose clients haven't presented a cookie.
    let strangers: Int
    /// The time in seconds after which an idle connection ends, unless it is a WebSocket.
    let idleTime: Int
    /// The time in seconds within which the head of a request, and a stranger's first byte, have to arrive.
    let headTime: Int
    /// The maximum size of a head, in bytes.
    let headSize: Int
    /// A closure called with the reason when a connection isn't accepted.
    let exceeded: (String) -> Void
  }

  /// An incoming connection, which is valid while `accepted` runs.
  struct Connection {
    let stream: UnsafeMutablePointer<GIOStream>
    let localAddress: UnsafeMutablePointer<GSocketAddress>
    let remoteAddress: UnsafeMutablePointer<GSocketAddress>
  }

  /// The number of connections that may wait until the main loop accepts them, as when many pages return at once.
  private static let mostThatWait: gint = 512

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - address: A numeric address of this machine, or `localhost`.
  ///   - port: The port, or 0 for any free port.
  ///   - limits: The limits of the connections.
  ///   - accepted: A closure called with each connection.
  init(address: String, port: Int, limits: Limits, accepted: @escaping (Connection) -> Void) throws {
    let number = address == "localhost" ? "127.0.0.1" : address
    guard let place = g_inet_socket_address_new_from_string(number, guint(port)) else {
      throw ListenerFailure(description: "\(address) is no address that the server could listen at.")
    }
    defer { g_object_unref(place) }
    guard let service = g_socket_service_new() else {
      throw ListenerFailure(description: "GLib can't make a listener.")
    }
    let listener = UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self)
    g_socket_listener_set_backlog(listener, Self.mostThatWait)
    var effective: UnsafeMutablePointer<GSocketAddress>?
    guard
      g_socket_listener_add_address(listener, place, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, nil, &effective, nil)
        != 0
    else {
      g_object_unref(service)
      throw ListenerFailure(
        description: """
          The server can't listen at \(address), port \(port): another program uses it, or this machine has no such \
          address. Choose another port with --port.
          """)
    }
    self.port = effective.map(Self.port) ?? port
    if let effective { g_object_unref(effective) }
    self.service = service
    self.limits = limits
    self.accepted = accepted
    // Safe because the service has stopped before the listener goes.
    let data = Unmanaged.passUnretained(self).toOpaque()
    let incoming:
      @convention(c) (
        OpaquePointer?, UnsafeMutablePointer<GSocketConnection>?, OpaquePointer?, UnsafeMutableRawPointer?
      ) ->
        gboolean = { _, connection, _, data in
          Listener.came(connection, data)
          return 1
        }
    // Safe because the function has the C convention, and GLib calls it with the arguments of the signal.
    let callback = unsafeBitCast(incoming, to: GCallback.self)
    g_signal_connect_data(UnsafeMutableRawPointer(service), "incoming", callback, data, nil, GConnectFlags(rawValue: 0))
  }

  func stop() {
    g_socket_service_stop(service)
    g_socket_listener_close(UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self))
  }

  isolated deinit {
    stop()
    // Safe because it is only compared.
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(service), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    g_object_unref(service)
  }

  private static func port(of address: UnsafeMutablePointer<GSocketAddress>) -> Int {
    Int(
      g_inet_socket_address_get_port(UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self)))
  }

  private nonisolated static func came(
    _ connection: UnsafeMutablePointer<GSocketConnection>?, _ data: UnsafeMutableRawPointer?
  ) {
    guard let connection, let data else { return }
    // Safe because the service stops before the listener goes.
    let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
    onMainActor(with: connection) { listener.accept($0) }
  }

  /// The current number of connections.
  var connections: Int { visitors.count }

  private func accept(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    // GLib closes a connection that isn't retained.
    guard connections < limits.connections else {
      return limits.exceeded("a connection, because there are too many")
    }
    guard let socket = g_socket_connection_get_socket(connection) else { return }
    // A connection that has already ended has no addresses.
    guard let local = g_socket_connection_get_local_address(connection, nil) else { return }
    defer { g_object_unref(local) }
    guard let remote = g_socket_connection_get_remote_address(connection, nil) else { return }
    defer { g_object_unref(remote) }
    let place = Visitors.place(of: remote)
    guard visitors.strangers(at: place) < limits.strangers else {
      return limits.exceeded("a connection, because its address has too many without a cookie")
    }
    let visit = visitors.add(socket, from: place)
    g_socket_set_timeout(socket, guint(min(limits.headTime, limits.idleTime)))
    // Sends pictures immediately, without waiting for more data to accumulate.
    g_socket_set_option(socket, gint(IPPROTO_TCP), gint(TCP_NODELAY), 1, nil)
    let stream = UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self)
    let bounds = BoundedInput.Bounds(size: limits.headSize, time: limits.headTime, socket: socket)
    guard let input = BoundedInput.make(from: g_io_stream_get_input_stream(stream), bounds) else { return }
    defer { g_object_unref(input) }
    guard let bounded = g_simple_io_stream_new(input, g_io_stream_get_output_stream(stream)) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(bounded)) }
    KeptByGLib.keep(connection, at: UnsafeMutableRawPointer(bounded))
    Visitor(visit, socket: socket, input: input, idleTime: limits.idleTime).attach(to: remote)
    accepted(Connection(stream: bounded, localAddress: local, remoteAddress: remote))
  }
}

/// The reason that a server can't listen, as a sentence.
struct ListenerFailure: Error, CustomStringConvertible {
  let description: String
}
