internal import CSoup
internal import Synchronization

/// Counts the current connections: all of them, and for each address those whose clients haven't presented a cookie.
///
/// GLib closes connections on its own threads, so the counts can change on any thread.
final class Visitors: Sendable {
  private struct Counts {
    var all = 0
    /// The number of connections without a cookie, keyed by the place that they come from.
    var strangers: [[UInt8]: Int] = [:]
  }

  private let counts = Mutex(Counts())

  var count: Int { counts.withLock { $0.all } }

  /// Returns the number of connections from a place whose clients haven't presented a cookie.
  func strangers(at place: [UInt8]) -> Int { counts.withLock { $0.strangers[place, default: 0] } }

  /// A connection from its start until its socket is released.
  final class Visit: Sendable {
    private let place: [UInt8]
    private let visitors: Visitors
    private let isStranger = Mutex(true)

    fileprivate init(from place: [UInt8], in visitors: Visitors) {
      self.place = place
      self.visitors = visitors
      visitors.counts.withLock {
        $0.all += 1
        $0.strangers[place, default: 0] += 1
      }
    }

    /// Records that the client has presented a cookie, so the connection no longer counts as a stranger's.
    func becomeKnown() {
      let wasStranger = isStranger.withLock { isStranger in
        defer { isStranger = false }
        return isStranger
      }
      guard wasStranger else { return }
      visitors.counts.withLock { counts in
        let left = counts.strangers[place, default: 1] - 1
        counts.strangers[place] = left > 0 ? left : nil
      }
    }

    fileprivate func end() {
      becomeKnown()
      visitors.counts.withLock { $0.all -= 1 }
    }
  }

  /// Counts a connection until its socket is released.
  func add(_ socket: UnsafeMutablePointer<GSocket>, from place: [UInt8]) -> Visit {
    let visit = Visit(from: place, in: self)
    // Safe because the visit is retained until the socket is released, which calls the function once.
    let data = Unmanaged.passRetained(visit).toOpaque()
    g_object_weak_ref(
      UnsafeMutableRawPointer(socket).assumingMemoryBound(to: GObject.self), { data, _ in Visitors.gone(data) }, data)
    return visit
  }

  private static func gone(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    // Safe because of the same.
    Unmanaged<Visit>.fromOpaque(data).takeRetainedValue().end()
  }

  /// Returns the place of an address: the entire address for IPv4, or its first half for IPv6, because a client usually
  /// controls the other half.
  static func place(of address: UnsafeMutablePointer<GSocketAddress>) -> [UInt8] {
    let internet = UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self)
    guard let number = g_inet_socket_address_get_address(internet), let start = g_inet_address_to_bytes(number) else {
      return []
    }
    let bytes = Array(UnsafeBufferPointer(start: start, count: Int(g_inet_address_get_native_size(number))))
    return place(ofBytes: bytes)
  }

  static func place(ofBytes bytes: [UInt8]) -> [UInt8] {
    let isMapped = bytes.count == 16 && bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
    return isMapped ? Array(bytes[12...]) : Array(bytes.prefix(bytes.count == 16 ? 8 : 4))
  }
}
