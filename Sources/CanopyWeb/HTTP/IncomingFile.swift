internal import Foundation

/// A file that a client sends, written as it comes. It is removed unless it is moved away.
@MainActor
final class IncomingFile {
  enum State {
    case isComing
    case isTooLarge
    case failed(any Error)
  }

  /// The size above which nothing more is kept, in bytes.
  let limit: Int
  private(set) var size = 0
  private(set) var state = State.isComing
  private let place: URL
  private let handle: FileHandle
  /// Called with the size of each part before it is written. Returns whether there may be so much.
  private let allows: (Int) -> Bool

  /// - Throws: An error if the file can't be made.
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
      // The room on the disk is free at once, however long the client goes on.
      try? handle.truncate(atOffset: 0)
      return
    }
    do {
      try handle.write(contentsOf: part)
    } catch {
      state = .failed(error)
    }
  }

  /// Moves the file to its place, complete.
  func move(to target: URL) throws {
    if case .failed(let error) = state { throw error }
    try handle.close()
    try FileManager.default.moveItem(at: place, to: target)
  }

  isolated deinit { try? FileManager.default.removeItem(at: place) }
}
