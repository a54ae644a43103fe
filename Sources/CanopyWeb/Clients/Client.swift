internal import Foundation

/// A connected page. Its window outlives it.
@MainActor
final class Client {
  private let socket: Socket
  private let limits: ClientLimits
  private let log: Log
  private var rate: MessageRate
  private var malformed = 0
  /// The number of bytes of messages that the client may not have read.
  private var unread = 0
  /// The date of the last message.
  private(set) var lastHeard = Date()
  /// A closure called with each well-formed message.
  var received: (ClientMessage) -> Void = { _ in }
  /// A closure called once when the connection has ended.
  var closed: () -> Void = {}

  init(_ socket: Socket, limits: ClientLimits, log: Log) {
    self.socket = socket
    self.limits = limits
    self.log = log
    rate = MessageRate(rate: limits.messageRate, burst: limits.messageBurst, now: Date())
    socket.received = { [weak self] in self?.receive($0) }
    socket.failed = { [weak self] in self?.fail($0) }
    socket.closed = { [weak self] in self?.closed() }
  }

  private func receive(_ message: Data) {
    lastHeard = Date()
    guard rate.take(at: lastHeard) else {
      return fail("a client that sends too many messages")
    }
    do {
      received(try ClientMessage(message))
    } catch {
      log.drop("a malformed message")
      malformed += 1
      if malformed > limits.malformedMessages { close(.misbehaving) }
    }
  }

  /// Drops the client because it violates the protocol.
  private func fail(_ reason: String) {
    unread = 0
    log.drop(reason)
    close(.misbehaving)
  }

  /// Sends a message. A client that keeps making requests without reading the responses is dropped.
  func send(_ message: ServerMessage) {
    let text = message.json
    unread += text.utf8.count
    if unread > limits.unreadSize { return fail("a client that doesn't read what it asks for") }
    socket.send(text)
  }

  /// Records that the client has read everything sent before a frame.
  func noteReading() { unread = 0 }

  func send(_ frame: FrameMessage) { socket.send(frame.bytes) }

  func close(_ reason: CloseReason) { socket.close(reason) }
}
