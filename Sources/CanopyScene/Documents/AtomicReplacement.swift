internal import Foundation
internal import Glibc

/// Replaces a file or a folder completely, or not at all.
struct AtomicReplacement {
  private let target: URL

  init(of target: URL) { self.target = target }

  /// Replaces the target with what a closure writes to a temporary location in the same folder.
  func write(_ write: (URL) throws -> Void) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: target.path), !manager.isWritableFile(atPath: target.path) {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: target.path])
    }
    let new = sibling("new")
    do {
      try write(new)
      try prepare(new)
      try move(new)
    } catch {
      try? manager.removeItem(at: new)
      throw error
    }
  }

  private func sibling(_ purpose: String) -> URL {
    let name = ".\(target.lastPathComponent).\(purpose)-\(UUID().uuidString)"
    return target.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Copies the old file's permissions to the new one, and flushes the new file to the disk before the replacement.
  private func prepare(_ new: URL) throws {
    let manager = FileManager.default
    guard try manager.attributesOfItem(atPath: new.path)[.type] as? FileAttributeType == .typeRegular else { return }
    let file = try FileHandle(forUpdating: new)
    try file.synchronize()
    try file.close()
    if let mode = try? manager.attributesOfItem(atPath: target.path)[.posixPermissions] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
    }
  }

  private func move(_ new: URL) throws {
    let manager = FileManager.default
    guard isDirectory(target) || isDirectory(new), manager.fileExists(atPath: target.path) else {
      return try rename(new, to: target)
    }
    // A folder can't be renamed onto an existing one, so the old folder is moved aside. If the replacement fails, it is moved
    // back.
    let old = sibling("old")
    try rename(target, to: old)
    do {
      try rename(new, to: target)
    } catch {
      try rename(old, to: target)
      throw error
    }
    try? manager.removeItem(at: old)
  }

  private func isDirectory(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private func rename(_ source: URL, to target: URL) throws {
    guard Glibc.rename(source.path, target.path) == 0 else {
      let number = errno
      let code: CocoaError.Code =
        switch number {
        case ENOSPC: .fileWriteOutOfSpace
        case EACCES, EPERM: .fileWriteNoPermission
        default: .fileWriteUnknown
        }
      let cause = POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO)
      throw CocoaError(code, userInfo: [NSFilePathErrorKey: target.path, NSUnderlyingErrorKey: cause])
    }
  }
}
