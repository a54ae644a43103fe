/// Why the plugin cannot go on talking with the compiler.
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
