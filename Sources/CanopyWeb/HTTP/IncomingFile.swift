internal import Foundation

/// A file that a client uploads, written as it arrives. It is removed unless it is moved to its destination.
@MainActor
final class IncomingFile {
  enum State {
    case isComing
    case isTooLarge
    case failed(any Error)
  }

  /// The size beyond which nothing is stored, in bytes.
  let limit: Int
  private(set) var size = 0
  private(set) var state = State.isComing
  private let place: URL
  private let handle: FileHandle
  /// A closure called with the size of each part before it is written. Returns whether the size is allowed.
  private let allows: (Int) -> Bool

  /// - Throws: An error if the file can't be created.
  init(at place: URL, limit: Int, allows: @escaping (Int) -> Bool) throws {
    self.place = place
    self.limit = limit
    self.allows = allows
    try Data().write(to: place, options: .withoutOverwriting)
    handle = try FileHandle(forWritingTo: place)
  }

  func append(_ part: Data) {
    guard case .isComing = state else { return }
    size += part.count
    guard size <= limit, allows(part.count) else {
      state = .isTooLarge
      // The disk space is freed immediately, no matter how long the client continues.
      try? handle.truncate(atOffset: 0)
      return
    }
    do {
      try handle.write(contentsOf: part)
    } catch {
      state = .failed(error)
    }
  }

  /// Moves the complete file to its destination.
  func move(to target: URL) throws {
    if case .failed(let error) = state { throw error }
    try handle.close()
    try FileManager.default.moveItem(at: place, to: target)
  }

  isolated deinit { try? FileManager.default.removeItem(at: place) }
}
