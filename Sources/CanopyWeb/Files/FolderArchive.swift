internal import CZlib
internal import Foundation

/// A folder as a single file that a browser can download: a ZIP archive without compression. It is written in parts, so it
/// takes little memory.
struct FolderArchive {
  private let output: FileHandle
  private var size = 0
  private var directory = Data()
  private var count: UInt16 = 0

  /// The maximum total size of all files, in bytes.
  static var largest: Int { 256 << 20 }
  private static var mostFiles: Int { 10_000 }
  private static var partSize: Int { 256 * 1024 }

  /// Writes an archive of a folder.
  ///
  /// - Throws: An error if a file can't be read or the archive can't be written, or if the folder is too large.
  static func write(_ folder: URL, to place: URL) throws {
    try Data().write(to: place, options: .withoutOverwriting)
    var archive = FolderArchive(output: try FileHandle(forWritingTo: place))
    defer { try? archive.output.close() }
    try archive.add(folder)
  }

  private init(output: FileHandle) { self.output = output }

  private mutating func add(_ folder: URL) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    guard names.count <= Self.mostFiles else { throw CocoaError(.fileReadTooLarge) }
    for name in names {
      let place = folder.appending(path: name)
      let values = try place.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey])
      let path = "\(folder.lastPathComponent)/\(name)"
      if values.isDirectory == true {
        try add(path + "/", contentOf: nil)
      } else if values.isRegularFile == true {
        try add(path, contentOf: FileHandle(forReadingFrom: place))
      }
    }
    try finish()
  }

  /// Writes the content before the header that precedes it, because the header contains the checksum of the content.
  private mutating func add(_ path: String, contentOf file: FileHandle?) throws {
    let (place, name) = (size, Data(path.utf8))
    let start = place + 30 + name.count
    try output.seek(toOffset: UInt64(start))
    size = start
    var checksum: uLong = 0
    while let part = try file?.read(upToCount: Self.partSize), !part.isEmpty {
      size += part.count
      guard size <= Self.largest else { throw CocoaError(.fileReadTooLarge) }
      checksum = part.withUnsafeBytes { bytes in
        crc32(checksum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), uInt(bytes.count))
      }
      try output.write(contentsOf: part)
    }
    try file?.close()
    let length = UInt32(size - start)
    // Version 2.0, names in UTF-8, stored, and midnight of the first day that the format supports.
    var header = littleEndian(UInt16(20)) + littleEndian(UInt16(1 << 11)) + littleEndian(UInt16(0))
    header +=
      littleEndian(UInt16(0)) + littleEndian(UInt16(1 << 5 | 1)) + littleEndian(UInt32(truncatingIfNeeded: checksum))
    header += littleEndian(length) + littleEndian(length)
    header += littleEndian(UInt16(name.count)) + littleEndian(UInt16(0))
    try output.seek(toOffset: UInt64(place))
    try output.write(contentsOf: littleEndian(UInt32(0x0403_4B50)) + header + name)
    // Made by version 2.0, no comment, on the first disk, without attributes.
    directory += littleEndian(UInt32(0x0201_4B50)) + littleEndian(UInt16(20)) + header
    directory += littleEndian(UInt16(0)) + littleEndian(UInt16(0)) + littleEndian(UInt16(0)) + littleEndian(UInt32(0))
    directory += littleEndian(UInt32(place)) + name
    count += 1
  }

  private func finish() throws {
    var end = littleEndian(UInt32(0x0605_4B50)) + littleEndian(UInt32(0)) + littleEndian(count)
    end += littleEndian(count) + littleEndian(UInt32(directory.count)) + littleEndian(UInt32(size))
    end += littleEndian(UInt16(0))
    try output.seek(toOffset: UInt64(size))
    try output.write(contentsOf: directory + end)
  }
}

private func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> Data {
  withUnsafeBytes(of: number.littleEndian) { Data($0) }
}
