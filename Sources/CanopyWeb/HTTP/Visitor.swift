internal import CSoup

/// A connection while libsoup reads requests from it: what its client may send, and how long it may take.
///
/// libsoup gives back the address of a client with each request, and nothing else that comes from ``Listener``. So the visitor is kept
/// at the address. It has no reference to the socket, which keeps its own address.
@MainActor
final class Visitor {
  private var socket: UnsafeMutablePointer<GSocket>?
  private var input: UnsafeMutablePointer<GInputStream>?
  private let visit: Visitors.Visit
  private let idleTime: Int

  /// - Parameter idleTime: The time in seconds for which a client that has shown a cookie may send nothing.
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

  /// Keeps the visitor at the address of its client.
  func attach(to address: UnsafeMutablePointer<GSocketAddress>) {
    KeptByGLib.keep(
      self, named: Self.key, at: UnsafeMutableRawPointer(address).assumingMemoryBound(to: GObject.self))
  }

  /// Returns the visitor whose client has an address.
  static func attached(to address: UnsafeMutablePointer<GSocketAddress>) -> Visitor? {
    let data = g_object_get_data(UnsafeMutableRawPointer(address).assumingMemoryBound(to: GObject.self), key)
    // Safe because nothing else is kept under the key.
    return data.map { Unmanaged<Visitor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Notes that the client has shown a cookie: it may be silent between requests.
  func becomeKnown() {
    visit.becomeKnown()
    if let socket { g_socket_set_timeout(socket, guint(idleTime)) }
  }

  /// Lets the client send a body of a size with its request.
  ///
  /// - Parameter rate: The number of bytes that have to come in each second on average; nil if the body has to come in the time of the
  ///   head.
  func allowBody(of size: Int, atRate rate: Int?) {
    if let input { BoundedInput.allow(size, atRate: rate, on: input) }
  }

  /// Ends the connection at once.
  func end() {
    if let socket { g_socket_shutdown(socket, 1, 1, nil) }
  }

  /// Waits for the next request.
  func requestHasEnded() {
    if let input { BoundedInput.noteMessage(input) }
  }

  /// Lets go of the connection, which may be silent for as long as it likes.
  func leave() {
    if let socket { g_socket_set_timeout(socket, 0) }
    if let input { BoundedInput.removeBounds(of: input) }
    (socket, input) = (nil, nil)
  }
}
