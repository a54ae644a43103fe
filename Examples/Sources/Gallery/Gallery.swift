import Foundation
import SwiftUI

/// Draws all pages, light and dark, into PNG, SVG and PDF files: `Gallery [folder]`.
@main
enum Gallery {
  @MainActor
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "Gallery", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in Page.all {
      for scheme in [ColorScheme.light, .dark] {
        let file = folder.appending(path: "\(page.name)-\(scheme == .dark ? "dark" : "light")")
        let renderer = ImageRenderer(content: PageFrame(page: page).environment(\.colorScheme, scheme))
        renderer.scale = 2
        try renderer.pngData?.write(to: file.appendingPathExtension("png"))
        try renderer.svgData?.write(to: file.appendingPathExtension("svg"))
        try renderer.pdfData?.write(to: file.appendingPathExtension("pdf"))
      }
    }
    let strips = folder.appending(path: "strips", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: strips, withIntermediateDirectories: true)
    for scheme in [ColorScheme.light, .dark] {
      let file = strips.appending(path: "motion-\(scheme == .dark ? "dark" : "light").png")
      try MotionStrip(.motion, in: scheme).write(to: file)
    }
    print(
      "\(2 * Page.all.count) pictures are in \(folder.path), each as a PNG, an SVG and a PDF file; frames of the page that moves are in strips/"
    )
  }
}
