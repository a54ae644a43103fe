@testable import CanopyMacroExpansion

/// What is written to it can be read from it, a few bytes at a time.
final class Pipe {
  private(set) var bytes: [UInt8]
  private let piece: Int

  init(bytes: [UInt8] = [], piece: Int = .max) {
    self.bytes = bytes
    self.piece = piece
  }

  var channel: MessageChannel {
    MessageChannel(
      read: { buffer in
        let count = min(buffer.count, self.piece, self.bytes.count)
        buffer.copyBytes(from: self.bytes.prefix(count))
        self.bytes.removeFirst(count)
        return count
      },
      write: { buffer in
        let count = min(buffer.count, self.piece)
        self.bytes += buffer.prefix(count)
        return count
      })
  }
}
