import Foundation
import Testing

@testable import CanopyGTK

struct AppIdentityTests {
  @Test(arguments: [
    ("org.example.Notes", "Notes", "org.example.Notes"), (nil, "Notes", "Notes"), ("", "my notes", "my-notes"),
    (nil, "2048", "_2048"), (nil, "Größe", "Gr--e"), ("org..example.2do", "x", "org.example._2do"), (nil, "..", "App"),
  ])
  func identifierCanNameADesktopFile(declared: String?, program: String, identifier: String) {
    #expect(AppIdentity.identifier(inBundle: declared, program: program) == identifier)
  }

  @Test func iconIsFoundAmongTheResources() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-icon-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Assets.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    #expect(AppIdentity.icon(among: [folder]) == nil)
    try Data(count: 10).write(to: set.appending(path: "small.png"))
    try Data(count: 20).write(to: set.appending(path: "large.png"))
    #expect(AppIdentity.icon(among: [folder])?.lastPathComponent == "large.png")
    for kind in ["png", "svg"] {
      try Data().write(to: folder.appending(path: "AppIcon.\(kind)"))
      #expect(
        AppIdentity.icon(among: [folder.appending(path: "none"), folder])?.lastPathComponent == "AppIcon.\(kind)")
    }
  }
}
