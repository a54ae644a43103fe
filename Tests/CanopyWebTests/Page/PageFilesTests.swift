import Foundation
import HostTestSupport
import Testing

/// Files that a page sends and gets, in a window of its own tab.
@Suite(.serialized) struct PageFilesTests {
  private let browser: Browser
  private let server: SampleServer
  private let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-files-\(UUID().uuidString)")

  init() throws {
    server = try SampleServer()
    browser = try Browser()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try browser.open(server.address)
    try browser.click("Second")
    try browser.goToNewTab()
    try browser.wait(text: "The second window")
    #expect(try browser.value("document.title") as? String == "Second")
  }

  @Test func chosenFilesReachTheApp() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["a.txt", "…/ü b.txt"].map { folder.appending(path: $0) }
    for file in files {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("content of \(file.lastPathComponent.first ?? " ")".utf8).write(to: file)
    }
    try browser.click("Import")
    try browser.wait("document.querySelector('.notice input[type=file]')")
    #expect(try browser.value("document.querySelector('.notice input').accept") as? String == ".txt")
    try browser.choose(files, in: ".notice input")
    try browser.wait(text: "It has a.txt: content of a, ü b.txt: content of ü")
    #expect(try browser.value("document.querySelector('.notice')") is NSNull?)
  }

  @Test func aFileThatIsTooLargeIsASentence() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "large.txt")
    try Data().write(to: file)
    // It has no blocks on the disk.
    try FileHandle(forWritingTo: file).truncate(atOffset: 64 << 20 | 1)
    try browser.click("Import")
    try browser.wait("document.querySelector('.notice input[type=file]')")
    try browser.choose([file], in: ".notice input")
    try browser.wait("document.body.innerText.includes('“large.txt” was not sent. The file is too large.')")
  }

  @Test func aQuestionCanBeCanceledAndSurvivesAReload() throws {
    try browser.click("Import")
    try browser.wait("document.querySelector('.notice')")
    try browser.call("Page.reload")
    try browser.wait("document.body?.classList.contains('shown') && document.querySelector('.notice')")
    try browser.click("Cancel", in: ".notice")
    try browser.wait("!document.querySelector('.notice')")
    try browser.wait(text: "It has nothing")
    try browser.click("Import")
    try browser.wait("document.querySelector('.notice')")
  }

  @Test func aChosenFolderReachesTheAppAsOne() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let chosen = folder.appending(path: "Pages")
    for name in ["a.txt", "inner/b.txt"] {
      let file = chosen.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: file)
    }
    try browser.click("Take Folder")
    try browser.wait("document.querySelector('.notice input[webkitdirectory]')")
    try browser.choose([chosen], in: ".notice input")
    try browser.wait(text: "It has Pages: a.txt inner inner/b.txt")
  }

  @Test func aFolderThatTheAppWritesIsDownloadedAsAnArchive() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try browser.allowDownloads(to: folder)
    try browser.click("Give Folder")
    try browser.wait(text: "It has written Pages")
    let file = folder.appending(path: "Pages.zip")
    #expect(Wait.untilNow { FileManager.default.fileExists(atPath: file.path) })
    let list = try ChildProcess(
      "/usr/bin/python3", ["-c", Self.listing, file.path], variables: ProcessInfo.processInfo.environment)
    list.waitForEnd()
    #expect(list.text == "Pages/inner/ \nPages/inner/ä.txt inner page\nPages/page.txt page\n")
  }

  /// Checks the sums of all files in an archive, and prints their names and contents.
  private static let listing = """
    import sys, zipfile
    archive = zipfile.ZipFile(sys.argv[1])
    assert archive.testzip() is None
    for name in archive.namelist():
      print(name, archive.read(name).decode())
    """

  @Test func whatTheAppWritesIsDownloaded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try browser.allowDownloads(to: folder)
    try browser.click("Export")
    try browser.wait(text: "It has written Notes.txt")
    let file = folder.appending(path: "Notes.txt")
    #expect(Wait.untilNow { (try? String(contentsOf: file, encoding: .utf8)) == "Written by the app." })
  }
}
