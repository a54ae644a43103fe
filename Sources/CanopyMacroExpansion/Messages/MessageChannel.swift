import Glibc

/// A channel that sends messages to the compiler and receives messages from it.
///
/// A message consists of its length, as a little-endian integer of eight bytes, followed by its contents.
struct MessageChannel {
  /// A closure that reads bytes into the start of a buffer, and returns their number: zero at the end of the input, or negative
  /// after an error.
  var read: (UnsafeMutableRawBufferPointer) -> Int
  /// A closure that writes bytes from the start of a buffer, and returns their number: zero or negative if it can't write.
  var write: (UnsafeRawBufferPointer) -> Int

  private static let lengthSize = 8
  /// The maximum length of a message: longer than any source file, but short enough for the available memory.
  private static let longest: UInt64 = 1 << 28

  /// Returns the next message, or nil if the message is empty or the input has ended.
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

  /// Returns exactly `count` bytes, or nil if the input has already ended.
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
  /// The channel between the compiler and a plugin that it started: standard input and output.
  static var standard: MessageChannel {
    MessageChannel(
      read: { buffer in retried { Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count) } },
      write: { buffer in retried { Glibc.write(STDOUT_FILENO, buffer.baseAddress, buffer.count) } }
    )
  }

  /// Repeats a system call until no signal interrupts it.
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
      "The message claims to be \(length) bytes long, which is longer than any message of a compiler."
    case .unreadable(let reason):
      "The message cannot be read. \(reason)"
    case .notWritten:
      "The answer could not be written because the compiler has closed the connection."
    }
  }
}
