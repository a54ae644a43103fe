import AppKit
import CanopyTesting
import SwiftUI
import Testing

/// What public code does with AppKit beside SwiftUI.
@MainActor @Suite struct AppKitTests {
  private struct Notes: App {
    var body: some Scene {
      WindowGroup {
        Button("Copy") {
          NSPasteboard.general.clearContents()
          NSPasteboard.general.setString("copied", forType: .string)
        }
        Button("Open") { NSWorkspace.shared.open(URL(filePath: "/help")) }
        Text("width \(Int(NSScreen.main?.frame.width ?? 0))")
      }
    }
  }

  @Test func theClipboardURLsAndTheScreenAreThoseOfTheHost() throws {
    let app = TestApp(Notes(), size: CGSize(width: 700, height: 500))
    #expect(app.window.texts.contains("width 700"))
    try app.window.find("Copy").tap()
    #expect(NSPasteboard.general.string(forType: .string) == "copied")
    #expect(!NSPasteboard.general.setString("x", forType: NSPasteboard.PasteboardType("public.png")))
    try app.window.find("Open").tap()
    #expect(app.openedURLs == [URL(filePath: "/help")])
    #expect(NSApp.isActive)
    app.end()
  }

  @Test func imagesAndColorsAreShown() throws {
    let pixels = try #require(CGImage(width: 2, height: 2, rgba: [UInt8](repeating: 255, count: 16)))
    let image = NSImage(cgImage: pixels, size: CGSize(width: 1, height: 1))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(NSImage(systemSymbolName: "star", accessibilityDescription: nil)?.isValid == true)
    #expect(NSImage(data: Data()) == nil)
    let color = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let screen = TestScreen(size: CGSize(width: 20, height: 20)) {
      ZStack {
        Color(nsColor: color)
        Image(nsImage: image)
      }
    }
    #expect(try screen.image().pixel(x: 2, y: 2) == RGBA(red: 0, green: 0, blue: 255))
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }
}
