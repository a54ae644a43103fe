internal import CSoup
internal import CanopyMainLoop
internal import Foundation

/// A file that a client downloads, read in parts as they are sent. It can be removed in the meantime.
@MainActor
final class OutgoingFile {
  /// The size announced to the client, in bytes.
  let size: Int
  private let handle: FileHandle
  private var left: Int
  private var leftInTurn = OutgoingFile.bytesPerTurn
  private weak var visitor: Visitor?
  private var append: (OpaquePointer) -> Void = { _ in }
  private var resume: () -> Void = {}
  private lazy var timer = LoopTimer { [weak self] in self?.continueInTurn() }

  private static var partSize: Int { 64 * 1024 }
  /// The number of bytes sent before the main loop serves other clients.
  private static var bytesPerTurn: Int { 1 << 20 }

  /// - Throws: An error if the file can't be read.
  init(at place: URL) throws {
    handle = try FileHandle(forReadingFrom: place)
    size = Int(try handle.seekToEnd())
    try handle.seek(toOffset: 0)
    left = size
  }

  /// Sends the first part of the file.
  ///
  /// - Parameters:
  ///   - visitor: The connection, which ends if the file turns out to be shorter.
  ///   - append: A closure that accepts a part to send.
  ///   - resume: A closure that sends the most recent part, after libsoup had run out of parts.
  func begin(_ visitor: Visitor?, append: @escaping (OpaquePointer) -> Void, resume: @escaping () -> Void) {
    self.visitor = visitor
    self.append = append
    self.resume = resume
    sendPart()
  }

  /// Reads the next part, because one has been sent.
  func partHasLeft() {
    if leftInTurn > 0 { sendPart() } else { timer.fire(at: Date()) }
  }

  private func continueInTurn() {
    leftInTurn = Self.bytesPerTurn
    sendPart()
    resume()
  }

  private func sendPart() {
    guard left > 0 else { return }
    guard let part = try? handle.read(upToCount: min(left, Self.partSize)), !part.isEmpty else {
      // The client expects the announced size, so only ending the connection indicates that the file is incomplete.
      left = 0
      visitor?.end()
      return
    }
    left -= part.count
    leftInTurn -= part.count
    let bytes = part.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    guard let bytes else { return }
    append(bytes)
    g_bytes_unref(bytes)
  }
}
