import Glibc

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
