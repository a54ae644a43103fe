import CanopyInput
import CanopyRaster
import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI
import Testing

/// What windows tell their hosts besides pictures.
@MainActor
struct HostReportsTests {
  @Test func hostTakesTextWhileTextFieldHasTheFocus() throws {
    let (window, run) = try open()
    #expect(window.textInput == nil)
    click(window, at: CGPoint(x: 100, y: 20))
    run()
    let empty = try #require(window.textInput)
    #expect(!empty.isSecure)
    #expect(CGRect(x: 0, y: 0, width: 30, height: 40).contains(empty.caret))
    window.window.receive(.key(KeyEvent(key: "w")))
    run()
    let written = try #require(window.textInput)
    #expect(written.caret.minX > empty.caret.minX + 5)
    window.window.receive(.key(KeyEvent(key: .tab)))
    run()
    #expect(window.textInput == nil)
  }

  @Test func pointerFollowsWhatItIsOver() throws {
    let (window, run) = try open()
    let places: [(y: CGFloat, pointer: HostPointer)] = [
      (20, .text), (60, .link), (100, .horizontalResize), (140, .arrow),
    ]
    for place in places {
      window.window.receive(.hover(HoverEvent(at: CGPoint(x: 100, y: place.y))))
      run()
      #expect(window.pointer == place.pointer)
    }
    window.window.receive(.hover(HoverEvent(at: CGPoint(x: 100, y: 20))))
    run()
    window.window.receive(.hover(HoverEvent(at: nil)))
    run()
    #expect(window.pointer == .arrow)
  }

  @Test func controlStandsForCommandInShortcuts() throws {
    let (window, run) = try open()
    ReportingApp.presses = 0
    window.window.receive(.key(KeyEvent(key: "n", modifiers: .control)))
    run()
    #expect(ReportingApp.presses == 1)
    window.window.receive(.key(KeyEvent(key: "n", modifiers: .command)))
    run()
    #expect(ReportingApp.presses == 2)
  }

  @Test func contentClosesItsWindowInTheMiddleOfAFrame() throws {
    let (window, run) = try open()
    window.window.receive(.key(KeyEvent(key: "w", modifiers: .control)))
    run()
    #expect(window.isClosed)
    #expect(window.window.frame == nil)
  }

  private func open() throws -> (window: HeadlessWindow, run: () -> Void) {
    let host = HeadlessHost(usualSize: CGSize(width: 200, height: 160), values: EnvironmentValues())
    let app = RunningApp(
      ReportingApp(), in: host, values: EnvironmentValues(),
      engines: RunningApp.Engines(isDiagnosed: true, text: PangoTextEngine.shared, images: nil))
    app.launch()
    let window = try #require(host.windows.first)
    window.settle()
    return (
      window,
      {
        _ = app; window.settle()
      }
    )
  }

  private func click(_ window: HeadlessWindow, at place: CGPoint) {
    window.window.receive(.pointer(PointerEvent(.began, at: place, device: .mouse)))
    window.window.receive(.pointer(PointerEvent(.ended, at: place, device: .mouse)))
  }
}

private struct ReportingApp: App {
  static var presses = 0
  @State private var name = ""

  var body: some Scene {
    WindowGroup {
      VStack(spacing: 0) {
        TextField("Name", text: $name).frame(height: 40)
        Link("More", destination: URL(filePath: "/")).frame(height: 40)
        Color.red.frame(height: 40).pointerStyle(.columnResize)
        HStack {
          Button("New") { Self.presses += 1 }.keyboardShortcut("n")
          CloseButton()
        }
        .frame(height: 40)
      }
    }
  }
}

private struct CloseButton: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View { Button("Close") { dismissWindow() }.keyboardShortcut("w") }
}
