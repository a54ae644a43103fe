import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI
import Testing

/// Files as documents read and write them.
@MainActor @Suite struct FileWrapperTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func aFolderIsWrittenAndReadAgain() throws {
    let images = FileWrapper(directoryWithFileWrappers: ["a.png": FileWrapper(regularFileWithContents: Data([1, 2]))])
    let package = FileWrapper(directoryWithFileWrappers: [
      "text.md": FileWrapper(regularFileWithContents: Data("Hi".utf8)), "images": images,
    ])
    let place = folder.place("note")
    try package.write(to: place, options: .atomic, originalContentsURL: nil)
    #expect(try folder.names == ["note"])
    #expect(package.matchesContents(of: place))
    let read = try FileWrapper(url: place, options: .immediate)
    #expect(read.isDirectory && read.filename == "note")
    #expect(read.fileWrappers?["text.md"]?.regularFileContents == Data("Hi".utf8))
    #expect(read.fileWrappers?["images"]?.fileWrappers?["a.png"]?.preferredFilename == "a.png")
  }

  @Test func aWrittenFolderReplacesTheOldOneAsAWhole() throws {
    let place = folder.place("note")
    let old = FileWrapper(directoryWithFileWrappers: ["old": FileWrapper(regularFileWithContents: Data())])
    try old.write(to: place, originalContentsURL: nil)
    let new = FileWrapper(directoryWithFileWrappers: ["new": FileWrapper(regularFileWithContents: Data())])
    try new.write(to: place, options: .atomic, originalContentsURL: place)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["new"])
    #expect(try folder.names == ["note"])
  }

  @Test func aFailedWriteLeavesTheOldFile() throws {
    let place = folder.place("note")
    try FileWrapper(directoryWithFileWrappers: ["old": FileWrapper(regularFileWithContents: Data())])
      .write(to: place, originalContentsURL: nil)
    let bad = FileWrapper(directoryWithFileWrappers: [
      "fine": FileWrapper(regularFileWithContents: Data()), "a/b": FileWrapper(regularFileWithContents: Data()),
    ])
    #expect(throws: CocoaError.self) { try bad.write(to: place, options: .atomic, originalContentsURL: nil) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["old"])
    #expect(try folder.names == ["note"])
  }

  @Test func aFileKeepsItsPermissions() throws {
    let place = try folder.write("old", to: "secret.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: place.path)
    try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: place, originalContentsURL: nil)
    #expect(try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions] as? Int == 0o600)
    #expect(try folder.text("secret.txt") == "new")
  }

  @Test func aLinkAtThePlaceIsFollowed() throws {
    try folder.write("old", to: "real.txt")
    let link = folder.place("link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.place("real.txt"))
    try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: link, originalContentsURL: nil)
    #expect(try folder.text("real.txt") == "new")
    #expect(try FileWrapper(url: link).isSymbolicLink)
  }

  @Test func filesInAFolderGetFreeNames() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt")
    let second = FileWrapper(regularFileWithContents: Data())
    second.preferredFilename = "a.txt"
    #expect(folder.addFileWrapper(second) == "a 2.txt")
    #expect(folder.keyForFileWrapper(second) == "a 2.txt")
    folder.removeFileWrapper(second)
    #expect(folder.fileWrappers?.keys.sorted() == ["a.txt"])
  }

  @Test func aSerializedFileIsTheSame() throws {
    let file = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([7]))])
    file.preferredFilename = "pack"
    let data = try #require(file.serializedRepresentation)
    let copy = try #require(FileWrapper(serializedRepresentation: data))
    #expect(copy.preferredFilename == "pack")
    #expect(copy.fileWrappers?["a"]?.regularFileContents == Data([7]))
    #expect(FileWrapper(serializedRepresentation: Data([1, 2, 3])) == nil)
  }
}
