import Foundation
import SwiftUI

/// Pictures of all pages and presentations, for people without a display, and for checks.
@MainActor
enum GalleryPictures {
  /// Draws all pages, light and dark, into PNG, SVG and PDF files.
  static func draw(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in Page.drawn {
      for scheme in [ColorScheme.light, .dark] {
        let file = folder.appending(path: "\(page.name)-\(scheme == .dark ? "dark" : "light")")
        let renderer = ImageRenderer(content: PageFrame(page: page).environment(\.colorScheme, scheme))
        renderer.scale = 2
        try renderer.pngData?.write(to: file.appendingPathExtension("png"))
        try renderer.svgData?.write(to: file.appendingPathExtension("svg"))
        try renderer.pdfData?.write(to: file.appendingPathExtension("pdf"))
      }
    }
    try drawControls(into: folder.appending(path: "controls", directoryHint: .isDirectory))
    let strips = folder.appending(path: "strips", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: strips, withIntermediateDirectories: true)
    for scheme in [ColorScheme.light, .dark] {
      let suffix = scheme == .dark ? "dark" : "light"
      try FrameStrip.writeSheet(to: strips.appending(path: "sheet-\(suffix).png")) { $0.colorScheme = scheme }
      let moving = [
        ("motion", try FrameStrip.motion(.motion, in: scheme)), ("drag", try .sheetMotion { $0.colorScheme = scheme }),
      ]
      for (name, strip) in try FrameStrip.presentations({ $0.colorScheme = scheme }) + moving {
        try strip.write(to: strips.appending(path: "\(name)-\(suffix).png"))
      }
    }
    print(
      "\(2 * Page.drawn.count) pictures are in \(folder.path), each as a PNG, an SVG and a PDF file; controls are in controls/, and presentations and frames of what moves in strips/"
    )
  }

  /// Draws the pages of controls and lists, light and dark, on the phone and on the desktop.
  private static func drawControls(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in Page.controls + Page.lists {
      let height: CGFloat? = Page.lists.contains { $0.id == page.id } ? 800 : nil
      for (suffix, idiom) in [("", InterfaceIdiom.phone), ("-desktop", .desktop)] {
        for scheme in [ColorScheme.light, .dark] {
          let file = folder.appending(path: "\(page.name)\(suffix)-\(scheme == .dark ? "dark" : "light").png")
          let content = PageFrame(page: page, height: height).environment(\.colorScheme, scheme)
          let renderer = ImageRenderer(content: content.environment(\.interfaceIdiom, idiom))
          renderer.scale = 2
          try renderer.pngData?.write(to: file)
        }
      }
    }
  }
}
