import Glibc

/// Carries messages to and from the compiler: each is its length as eight bytes, least significant first, and its bytes.
struct MessageChannel {
  /// Fills the start of a buffer. Returns the number of bytes; zero at the end of the input.
  var read: (UnsafeMutableRawBufferPointer) -> Int
  /// Writes bytes from the start of a buffer. Returns their number; zero if the output is closed.
  var write: (UnsafeRawBufferPointer) -> Int

  private static let lengthSize = 8
  /// Far above what a source file can be, far below what would exhaust the memory of the machine.
  private static let longest: UInt64 = 1 << 28

  /// Returns the next message; nil after an empty message or the end of the input.
  func receive() throws(MessageError) -> [UInt8]? {
    guard let header = try receive(count: Self.lengthSize) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0 else { return nil }
    guard length <= Self.longest else { throw .tooLong(length) }
    guard let message = try receive(count: Int(length)) else {
      throw .endedEarly(expected: Int(length), received: 0)
    }
    return message
  }

  /// Sends `message`.
  func send(_ message: [UInt8]) throws(MessageError) {
    let header = (0..<Self.lengthSize).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    let frame = header + message
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      guard count > 0 else { throw .notWritten }
      sent += count
    }
  }

  /// Returns exactly `count` bytes; nil at the end of the input.
  private func receive(count: Int) throws(MessageError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var received = 0
    while received < count {
      let more = bytes.withUnsafeMutableBytes { read(UnsafeMutableRawBufferPointer(rebasing: $0[received...])) }
      if more <= 0, received == 0 { return nil }
      guard more > 0 else { throw .endedEarly(expected: count, received: received) }
      received += more
    }
    return bytes
  }
}

extension MessageChannel {
  /// The channel on which the compiler starts its plugins: standard input and output.
  static var standard: MessageChannel {
    MessageChannel(
      read: { buffer in retried { Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count) } },
      write: { buffer in retried { Glibc.write(STDOUT_FILENO, buffer.baseAddress, buffer.count) } }
    )
  }

  /// Repeats a call that a signal broke off.
  private static func retried(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result < 0, errno == EINTR { continue }
      return result
    }
  }
}

/// An error that ends the communication with the compiler.
enum MessageError: Error, Equatable, CustomStringConvertible {
  case endedEarly(expected: Int, received: Int)
  case tooLong(UInt64)
  case unreadable(String)
  case notWritten

  var description: String {
    switch self {
    case .endedEarly(let expected, let received):
      "The message ended after \(received) of its \(expected) bytes."
    case .tooLong(let length):
      "The message claims to be \(length) bytes long, which no message of a compiler is."
    case .unreadable(let reason):
      "The message cannot be read. \(reason)"
    case .notWritten:
      "The answer could not be written: the compiler no longer listens."
    }
  }
}
