import CanopyMainLoop
import Foundation
import HostTestSupport
import Testing

@testable import CanopyGTK

@MainActor
struct SystemTimeZoneTests {
  private let folder: URL
  private let link: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-time-zone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    link = folder.appending(path: "localtime")
    try change(to: "Europe/Berlin")
  }

  /// Replaces the link at once, as the system does.
  private func change(to name: String) throws {
    let new = folder.appending(path: "new")
    try FileManager.default.createSymbolicLink(
      atPath: new.path, withDestinationPath: "/usr/share/zoneinfo/\(name)")
    #expect(rename(new.path, link.path) == 0)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func aChangeOfTheLinkIsNoticed() throws {
    defer { remove() }
    let zone = SystemTimeZone(link: link, variables: [:])
    #expect(zone.value.identifier == "Europe/Berlin")
    var changes = 0
    zone.didChange = { changes += 1 }
    try change(to: "Asia/Tokyo")
    #expect(
      Wait.untilNow {
        MainLoop.runPending()
        return zone.value.identifier == "Asia/Tokyo"
      })
    #expect(changes == 1)
  }

  @Test func aVariableDecidesForAllTime() throws {
    defer { remove() }
    let zone = SystemTimeZone(link: link, variables: ["TZ": "UTC"])
    #expect(zone.value == .current)
  }

  @Test func aFileThatIsNoTimeZoneMeansThatOfFoundation() throws {
    defer { remove() }
    try FileManager.default.removeItem(at: link)
    try Data().write(to: link)
    #expect(SystemTimeZone(link: link, variables: [:]).value == .current)
  }
}
