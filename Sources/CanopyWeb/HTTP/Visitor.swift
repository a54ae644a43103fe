internal import CSoup

/// A connection while libsoup reads requests from it: how much its client may send, and how long that may take.
///
/// With each request, libsoup provides the client's address, and nothing else that comes from ``Listener``. The visitor is
/// therefore attached to the address. It doesn't retain the socket, which retains its own address.
@MainActor
final class Visitor {
  private var socket: UnsafeMutablePointer<GSocket>?
  private var input: UnsafeMutablePointer<GInputStream>?
  private let visit: Visitors.Visit
  private let idleTime: Int

  /// - Parameter idleTime: The time in seconds that a client with a cookie may be idle.
  init(
    _ visit: Visitors.Visit, socket: UnsafeMutablePointer<GSocket>, input: UnsafeMutablePointer<GInputStream>,
    idleTime: Int
  ) {
    self.visit = visit
    self.socket = socket
    self.input = input
    self.idleTime = idleTime
  }

  private nonisolated static let key = "canopy-visitor"

  /// Attaches the visitor to the address of its client.
  func attach(to address: UnsafeMutablePointer<GSocketAddress>) {
    KeptByGLib.keep(
      self, named: Self.key, at: UnsafeMutableRawPointer(address).assumingMemoryBound(to: GObject.self))
  }

  /// Returns the visitor attached to an address.
  static func attached(to address: UnsafeMutablePointer<GSocketAddress>) -> Visitor? {
    let data = g_object_get_data(UnsafeMutableRawPointer(address).assumingMemoryBound(to: GObject.self), key)
    // Safe because nothing else is stored under the key.
    return data.map { Unmanaged<Visitor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Records that the client has presented a cookie, so that it may be idle between requests.
  func becomeKnown() {
    visit.becomeKnown()
    if let socket { g_socket_set_timeout(socket, guint(idleTime)) }
  }

  /// Lets the client send a body of the given size with its request.
  ///
  /// - Parameter rate: The average number of bytes that have to arrive per second, or nil if the body has to arrive in the time
  ///   of the head.
  func allowBody(of size: Int, atRate rate: Int?) {
    if let input { BoundedInput.allow(size, atRate: rate, on: input) }
  }

  /// Ends the connection immediately.
  func end() {
    if let socket { g_socket_shutdown(socket, 1, 1, nil) }
  }

  /// Waits for the next request.
  func requestHasEnded() {
    if let input { BoundedInput.noteMessage(input) }
  }

  /// Releases the connection, which may then be idle indefinitely.
  func leave() {
    if let socket { g_socket_set_timeout(socket, 0) }
    if let input { BoundedInput.removeBounds(of: input) }
    (socket, input) = (nil, nil)
  }
}
