import CanopyTesting
import SwiftUI
import Testing

/// The environment of the system in an app for tests.
@MainActor @Suite struct TestAppEnvironmentTests {
  private struct Reader: View {
    @Environment(\.pixelLength) private var pixel
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text(verbatim: "\(pixel) \(width == .compact ? "compact" : "regular") \(phase)")
    }
  }

  private struct ReaderApp: App {
    var body: some Scene { WindowGroup { Reader() } }
  }

  @Test("A test sets the scale of the display when the app starts, and later")
  func displayScaleCanBeSet() {
    #expect(
      TestApp(ReaderApp(), environment: { $0.displayScale = 2 }).window.texts == ["0.5 compact active"])
    let app = TestApp(ReaderApp())
    #expect(app.window.texts == ["1.0 compact active"])
    app.changeEnvironment { $0.displayScale = 4 }
    #expect(app.window.texts == ["0.25 compact active"])
    app.window.environment.displayScale = 2
    app.update()
    #expect(app.window.texts == ["0.5 compact active"])
  }

  @Test("A test sets the size class and the scene phase of a window")
  func sizeClassAndPhaseCanBeSet() {
    let app = TestApp(ReaderApp())
    app.window.environment.horizontalSizeClass = .regular
    app.update()
    #expect(app.window.texts == ["1.0 regular active"])
    app.window.environment.scenePhase = .background
    app.update()
    #expect(app.window.texts == ["1.0 regular background"])
    app.window.environment.horizontalSizeClass = .compact
    app.update()
    #expect(app.window.texts == ["1.0 compact background"])
  }
}
