import Foundation
import Testing

@testable import CanopyWeb

/// Folders that a browser downloads as one file.
@Suite struct FolderArchiveTests {
  private let place = FileManager.default.temporaryDirectory.appending(path: "canopy-archive-\(UUID().uuidString)")

  private var folder: URL { place.appending(path: "Photos") }
  private var archive: URL { place.appending(path: "Photos.zip") }

  /// Runs a test in an empty folder, which is deleted afterward.
  private func inFolder(_ test: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try test()
  }

  private func write(_ content: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  /// Returns the entries of the archive: their names and contents.
  private func entries() throws -> [(name: String, content: Data)] {
    try FolderArchive.write(folder, to: archive)
    return try StoredArchive(try Data(contentsOf: archive)).entries
  }

  @Test func eachFileHasItsPathAndItsContent() throws {
    try inFolder {
      let long = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
      try write(Data("one".utf8), to: "a.txt")
      try write(Data(), to: "empty")
      try write(long, to: "inner/deep/Größe 😀.bin")
      let entries = try entries()
      #expect(
        entries.map(\.name) == [
          "Photos/a.txt", "Photos/empty", "Photos/inner/", "Photos/inner/deep/", "Photos/inner/deep/Größe 😀.bin",
        ])
      #expect(entries.map(\.content) == [Data("one".utf8), Data(), Data(), Data(), long])
    }
  }

  @Test func anEmptyFolderIsAnEmptyArchive() throws {
    try inFolder {
      let entries = try entries()
      #expect(entries.isEmpty)
    }
  }

  @Test func linksAreNotFollowed() throws {
    try inFolder {
      let secret = place.appending(path: "secret")
      try FileManager.default.createDirectory(at: secret, withIntermediateDirectories: true)
      try Data("secret".utf8).write(to: secret.appending(path: "key"))
      let files = FileManager.default
      try files.createSymbolicLink(
        at: folder.appending(path: "file"), withDestinationURL: secret.appending(path: "key"))
      try files.createSymbolicLink(at: folder.appending(path: "folder"), withDestinationURL: secret)
      try files.createSymbolicLink(at: folder.appending(path: "itself"), withDestinationURL: folder)
      try write(Data("mine".utf8), to: "own")
      #expect(try entries().map(\.name) == ["Photos/own"])
    }
  }

  @Test func anExistingFileIsNotReplaced() throws {
    try inFolder {
      try Data("old".utf8).write(to: archive)
      #expect(throws: (any Error).self) { try FolderArchive.write(folder, to: archive) }
      #expect(try Data(contentsOf: archive) == Data("old".utf8))
    }
  }

  @Test func aMissingFolderIsAnError() throws {
    try inFolder {
      #expect(throws: (any Error).self) { try FolderArchive.write(place.appending(path: "none"), to: archive) }
    }
  }
}

/// An archive in the ZIP format without compression, read as its specification says.
private struct StoredArchive {
  private(set) var entries: [(name: String, content: Data)] = []

  init(_ file: Data) throws {
    let bytes = [UInt8](file)
    func number(_ count: Int, at place: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    let end = bytes.count - 22
    try #require(end >= 0 && number(4, at: end) == 0x0605_4B50)
    let (count, size, start) = (number(2, at: end + 10), number(4, at: end + 12), number(4, at: end + 16))
    try #require(start + size == end)
    var place = start
    for _ in 0..<count {
      try #require(number(4, at: place) == 0x0201_4B50 && number(2, at: place + 10) == 0)
      let (checksum, length, name) = (number(4, at: place + 16), number(4, at: place + 24), number(2, at: place + 28))
      let header = number(4, at: place + 42)
      try #require(number(4, at: header) == 0x0403_4B50 && number(4, at: header + 14) == checksum)
      let content = header + 30 + number(2, at: header + 26) + number(2, at: header + 28)
      entries.append(
        (
          String(decoding: bytes[place + 46..<place + 46 + name], as: UTF8.self),
          Data(bytes[content..<content + length])
        ))
      try #require(Self.checksum(bytes[content..<content + length]) == checksum)
      place += 46 + name + number(2, at: place + 30) + number(2, at: place + 32)
    }
    try #require(place == end)
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var checksum = UInt32.max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return Int(~checksum)
  }
}
