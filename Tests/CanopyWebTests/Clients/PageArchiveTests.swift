import CanopyScene
import Foundation
import Testing

@testable import CanopyWeb

/// The windows of pages on the disk.
@MainActor @Suite struct PageArchiveTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-archive-\(UUID().uuidString)")
  private let log = Log(isQuiet: true)
  private let hosted: PagelessApp

  init() {
    var options = WebOptions()
    options.isQuiet = true
    hosted = PagelessApp(options)
  }

  private func archive() -> PageArchive { PageArchive(folder: folder, limits: WebOptions().limits, log: log) }

  private func window(width: CGFloat = 300) throws -> SavedWindow {
    let window = try #require(hosted.app.openWindow(from: nil))
    window.geometry.size = CGSize(width: width, height: 200)
    return try #require(hosted.app.saved(window))
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private var files: [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  @Test func anotherProcessFindsAWindowByItsKey() throws {
    defer { remove() }
    let (first, key, window) = (archive(), Secret.make(), try window())
    first.keep(window, for: key)
    #expect(!first.isComplete)
    first.save()
    #expect(first.isComplete)
    #expect(archive().window(for: key) == window)
    #expect(archive().window(for: Secret.make()) == nil)
  }

  @Test func aWindowIsFoundBeforeItIsWritten() throws {
    defer { remove() }
    let (archive, key, window) = (archive(), Secret.make(), try window())
    archive.keep(window, for: key)
    #expect(archive.window(for: key) == window)
    #expect(files.isEmpty)
  }

  @Test func theNameOfAFileDoesNotTellTheKey() throws {
    defer { remove() }
    let (archive, key) = (archive(), Secret.make())
    archive.keep(try window(), for: key)
    archive.save()
    #expect(files.count == 1)
    #expect(files.allSatisfy { !$0.lastPathComponent.contains(key.prefix(8)) })
  }

  @Test(arguments: ["", "../../etc/passwd", "abc", String(repeating: "z", count: 48)])
  func keysThatWereNotMadeAreNotLookedUp(key: String) throws {
    #expect(archive().window(for: key) == nil)
  }

  @Test func aForgottenWindowIsGone() throws {
    defer { remove() }
    let (archive, key, window) = (archive(), Secret.make(), try window())
    archive.keep(window, for: key)
    archive.forget(key)
    archive.save()
    #expect(archive.window(for: key) == nil && files.isEmpty)
    archive.keep(window, for: key)
    archive.save()
    archive.forget(key)
    #expect(archive.window(for: key) == nil && files.isEmpty)
  }

  @Test func theLastStateIsWritten() throws {
    defer { remove() }
    let (archive, key, first, second) = (archive(), Secret.make(), try window(), try window(width: 400))
    archive.keep(first, for: key)
    archive.keep(second, for: key)
    archive.save()
    #expect(files.count == 1)
    #expect(self.archive().window(for: key) == second)
  }

  @Test func aDamagedFileIsNoWindow() throws {
    defer { remove() }
    let (archive, key) = (archive(), Secret.make())
    archive.keep(try window(), for: key)
    archive.save()
    try Data("damaged".utf8).write(to: try #require(files.first))
    #expect(self.archive().window(for: key) == nil)
  }

  @Test func othersCannotReadTheFiles() throws {
    defer { remove() }
    let archive = archive()
    archive.keep(try window(), for: Secret.make())
    archive.save()
    func mode(_ file: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
    #expect(try mode(folder) == 0o700)
    #expect(try mode(try #require(files.first)) == 0o600)
  }

  @Test func filesThatAreTooOldAreRemoved() throws {
    defer { remove() }
    let first = archive()
    first.keep(try window(), for: Secret.make())
    first.save()
    let old = try #require(files.first)
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: old.path)
    let second = archive()
    second.keep(try window(), for: Secret.make())
    second.save()
    #expect(!files.contains(old) && files.count == 1)
  }
}
