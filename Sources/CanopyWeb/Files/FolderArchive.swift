internal import CZlib
internal import Foundation

/// A folder as a single file, which a browser can download: a ZIP archive without compression.
struct FolderArchive {
  private(set) var data = Data()
  private var directory = Data()
  private var count: UInt16 = 0

  /// The greatest size of all files together, in bytes.
  static var largest: Int { 256 << 20 }
  private static var mostFiles: Int { 10_000 }

  /// - Throws: An error if a file can't be read, or if the folder is too large.
  init(of folder: URL) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    guard names.count <= Self.mostFiles else { throw CocoaError(.fileReadTooLarge) }
    for name in names {
      let place = folder.appending(path: name)
      let values = try place.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey, .fileSizeKey])
      // Before it is read, because the file may be larger than the memory.
      if data.count + (values.fileSize ?? 0) > Self.largest { throw CocoaError(.fileReadTooLarge) }
      let path = "\(folder.lastPathComponent)/\(name)"
      if values.isDirectory == true {
        add("\(path)/", Data())
      } else if values.isRegularFile == true {
        add(path, try Data(contentsOf: place))
      }
    }
    finish()
  }

  private mutating func add(_ path: String, _ content: Data) {
    let place = UInt32(data.count)
    let checksum = content.withUnsafeBytes { bytes in
      crc32(0, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), uInt(bytes.count))
    }
    let name = Data(path.utf8)
    // Version 2.0; names in UTF-8; stored; midnight of the first day that the format knows.
    var header = littleEndian(UInt16(20)) + littleEndian(UInt16(1 << 11)) + littleEndian(UInt16(0))
    header +=
      littleEndian(UInt16(0)) + littleEndian(UInt16(1 << 5 | 1)) + littleEndian(UInt32(truncatingIfNeeded: checksum))
    header += littleEndian(UInt32(content.count)) + littleEndian(UInt32(content.count))
    header += littleEndian(UInt16(name.count)) + littleEndian(UInt16(0))
    data += littleEndian(UInt32(0x0403_4B50)) + header + name + content
    // Made by version 2.0; no comment, on the first disk, without attributes.
    directory += littleEndian(UInt32(0x0201_4B50)) + littleEndian(UInt16(20)) + header
    directory += littleEndian(UInt16(0)) + littleEndian(UInt16(0)) + littleEndian(UInt16(0)) + littleEndian(UInt32(0))
    directory += littleEndian(place) + name
    count += 1
  }

  private mutating func finish() {
    let place = UInt32(data.count)
    data += directory + littleEndian(UInt32(0x0605_4B50)) + littleEndian(UInt32(0)) + littleEndian(count)
    data += littleEndian(count) + littleEndian(UInt32(directory.count)) + littleEndian(place) + littleEndian(UInt16(0))
  }
}

private func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> Data {
  withUnsafeBytes(of: number.littleEndian) { Data($0) }
}
