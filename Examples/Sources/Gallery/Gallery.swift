import Foundation
import SwiftUI

/// Draws all pages, light and dark, into files: `Gallery [folder]`.
@main
enum Gallery {
  @MainActor
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "Gallery", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in Page.all {
      for scheme in [ColorScheme.light, .dark] {
        let name = "\(page.name)-\(scheme == .dark ? "dark" : "light").png"
        try picture(of: page, in: scheme)?.write(to: folder.appending(path: name))
      }
    }
    print("\(2 * Page.all.count) pictures are in \(folder.path)")
  }

  @MainActor
  private static func picture(of page: Page, in scheme: ColorScheme) -> Data? {
    let renderer = ImageRenderer(content: PageFrame(page: page).environment(\.colorScheme, scheme))
    renderer.scale = 2
    return renderer.pngData
  }
}
