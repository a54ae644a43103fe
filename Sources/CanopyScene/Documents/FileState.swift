internal import Foundation

/// The state of a file on disk, which changes when another program writes the file.
struct FileState: Equatable {
  private struct Entry: Equatable {
    let modified: Date?
    let size: Int?
    let number: Int?
  }

  private var entries: [String: Entry] = [:]

  /// The state of a file, or of a folder with all its contents, or nil if there is none.
  init?(of file: URL) {
    let root = file.resolvingSymlinksInPath()
    guard add(root, named: "") else { return nil }
    let names = FileManager.default.enumerator(atPath: root.path)
    while let name = names?.nextObject() as? String { add(root.appendingPathComponent(name), named: name) }
  }

  @discardableResult
  private mutating func add(_ file: URL, named name: String) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return false }
    entries[name] = Entry(
      modified: attributes[.modificationDate] as? Date, size: attributes[.size] as? Int,
      number: attributes[.systemFileNumber] as? Int)
    return true
  }
}
