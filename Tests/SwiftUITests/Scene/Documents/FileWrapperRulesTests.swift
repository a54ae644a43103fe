import CanopyScene
import Foundation
import SwiftUI
import Testing

/// Names, links, comparisons and mistakes of file wrappers.
@MainActor @Suite struct FileWrapperRulesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func file(_ text: String) -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }

  // MARK: Kinds

  @Test func eachWrapperIsOfOneKind() {
    let wrappers = [
      file("a"), FileWrapper(directoryWithFileWrappers: [:]),
      FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: "/tmp")),
    ]
    #expect(wrappers.map(\.isRegularFile) == [true, false, false])
    #expect(wrappers.map(\.isDirectory) == [false, true, false])
    #expect(wrappers.map(\.isSymbolicLink) == [false, false, true])
    #expect(wrappers.map { $0.regularFileContents == nil } == [false, true, true])
    #expect(wrappers.map { $0.fileWrappers == nil } == [true, false, true])
    #expect(wrappers.map { $0.symbolicLinkDestinationURL == nil } == [true, true, false])
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.place("missing")) }
  }

  @Test func aFileHasItsNameAndItsAttributes() throws {
    let read = try FileWrapper(url: folder.write("abc", to: "a.txt"))
    #expect(read.filename == "a.txt" && read.preferredFilename == "a.txt")
    #expect(read.fileAttributes[FileAttributeKey.size.rawValue] as? Int == 3)
    #expect(file("abc").filename == nil && file("abc").preferredFilename == nil)
  }

  // MARK: Names in a folder

  @Test func keysArePreferredNames() {
    let (named, unnamed) = (file("a"), file("b"))
    named.preferredFilename = "own"
    let folder = FileWrapper(directoryWithFileWrappers: ["key": named, "other": unnamed])
    #expect(folder.fileWrappers?.keys.sorted() == ["key", "other"])
    #expect(named.preferredFilename == "own" && unnamed.preferredFilename == "other")
  }

  @Test(arguments: [
    ("a.txt", ["a.txt", "a 2.txt", "a 3.txt"]), ("a", ["a", "a 2", "a 3"]),
    ("a.tar.gz", ["a.tar.gz", "a.tar 2.gz", "a.tar 3.gz"]),
  ])
  func equalNamesAreNumbered(name: String, names: [String]) {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect((0..<3).map { _ in folder.addRegularFile(withContents: Data(), preferredFilename: name) } == names)
  }

  @Test func aFileWithoutANameIsUntitled() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addFileWrapper(file("a")) == "Untitled")
    #expect(folder.addFileWrapper(file("b")) == "Untitled 2")
  }

  @Test func theNameOfARemovedFileIsFree() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let child = file("a")
    child.preferredFilename = "a"
    folder.addFileWrapper(child)
    folder.removeFileWrapper(file("a"))
    #expect(folder.fileWrappers?.count == 1)
    folder.removeFileWrapper(child)
    #expect(folder.keyForFileWrapper(child) == nil)
    #expect(folder.addFileWrapper(child) == "a")
  }

  @Test func aFileThatIsNoFolderHasNoKeys() {
    #expect(file("a").keyForFileWrapper(file("b")) == nil)
    file("a").removeFileWrapper(file("b"))
  }

  // MARK: Writing

  @Test func theNameIsUpdatedOnRequest() throws {
    let wrapper = file("a")
    try wrapper.write(to: folder.place("one.txt"), originalContentsURL: nil)
    #expect(wrapper.filename == nil)
    try wrapper.write(to: folder.place("two.txt"), options: .withNameUpdating, originalContentsURL: nil)
    #expect(wrapper.filename == "two.txt")
  }

  @Test(arguments: ["", ".", "..", "a/b", "/"]) func namesThatLeaveTheFolderAreRefused(name: String) throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [name: file("x")])
    #expect(throws: CocoaError.self) { try wrapper.write(to: folder.place("package"), originalContentsURL: nil) }
    #expect(try folder.names == [])
  }

  @Test func aFileReplacesAFolderAndAFolderAFile() throws {
    let place = folder.place("item")
    try FileWrapper(directoryWithFileWrappers: ["a": file("1")]).write(to: place, originalContentsURL: nil)
    try file("text").write(to: place, originalContentsURL: nil)
    #expect(try folder.text("item") == "text")
    try FileWrapper(directoryWithFileWrappers: ["b": file("2")]).write(to: place, originalContentsURL: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["b"])
    #expect(try folder.names == ["item"])
  }

  @Test func aFolderThatDoesNotExistIsAnError() throws {
    #expect(throws: (any Error).self) {
      try file("a").write(to: folder.place("missing/a.txt"), originalContentsURL: nil)
    }
    #expect(try folder.names == [])
  }

  @Test func emptyFilesAndFoldersAreWritten() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "empty": FileWrapper(directoryWithFileWrappers: [:]), "file": file(""),
    ])
    try wrapper.write(to: folder.place("package"), originalContentsURL: nil)
    let read = try FileWrapper(url: folder.place("package"))
    #expect(read.fileWrappers?["empty"]?.fileWrappers?.isEmpty == true)
    #expect(read.fileWrappers?["file"]?.regularFileContents == Data())
  }

  @Test func linksAreWrittenAsLinks() throws {
    try folder.write("target", to: "target.txt")
    let link = FileWrapper(symbolicLinkWithDestinationURL: folder.place("target.txt"))
    try link.write(to: folder.place("link"), originalContentsURL: nil)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.place("link").path).hasSuffix("target.txt"))
    #expect(try FileWrapper(url: folder.place("link")).symbolicLinkDestinationURL?.lastPathComponent == "target.txt")
    #expect(try folder.text("link") == "target")
  }

  // MARK: Comparing

  @Test func contentIsComparedWithoutNames() throws {
    let place = try folder.write("abc", to: "a.txt")
    #expect(file("abc").matchesContents(of: place))
    #expect(!file("abd").matchesContents(of: place))
    #expect(!FileWrapper(directoryWithFileWrappers: [:]).matchesContents(of: place))
    #expect(!file("abc").matchesContents(of: folder.place("missing")))
  }

  @Test func foldersAreComparedWithAllTheirFiles() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: ["a": file("1"), "b": file("2")])
    let place = folder.place("package")
    try wrapper.write(to: place, originalContentsURL: nil)
    #expect(wrapper.matchesContents(of: place))
    try Data("3".utf8).write(to: place.appending(path: "b"))
    #expect(!wrapper.matchesContents(of: place))
    try Data("2".utf8).write(to: place.appending(path: "b"))
    try Data("4".utf8).write(to: place.appending(path: "c"))
    #expect(!wrapper.matchesContents(of: place))
  }

  // MARK: Serializing

  @Test func linksAndNestedFoldersAreSerialized() throws {
    let inner = FileWrapper(directoryWithFileWrappers: ["a": file("1")])
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: "/tmp/target"))
    let outer = FileWrapper(directoryWithFileWrappers: ["inner": inner, "link": link, "empty": file("")])
    let data = try #require(outer.serializedRepresentation)
    let copy = try #require(FileWrapper(serializedRepresentation: data))
    #expect(copy.fileWrappers?["inner"]?.fileWrappers?["a"]?.regularFileContents == Data("1".utf8))
    #expect(copy.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/tmp/target")
    #expect(copy.fileWrappers?["empty"]?.regularFileContents == Data())
  }

  @Test(arguments: ["", "damaged", "bplist00"]) func damagedDataIsNoFile(text: String) {
    #expect(FileWrapper(serializedRepresentation: Data(text.utf8)) == nil)
  }
}
