import CanopyTesting
import SwiftUI
import Testing

/// A screen has what the window of a phone has, the same on every machine, and explanations don't list it.
@MainActor @Suite struct WindowDefaultsTests {
  @Test func defaultScreenIsAPhoneInEnglish() throws {
    let screen = TestScreen { Reader() }
    #expect(screen.texts == ["en_US active compact regular 1.0"])
    #expect(screen.environment.locale.identifier == "en_US")
    #expect(screen.explain(try screen.find(screen.texts[0])).contains("its environment is that of the root"))
  }

  @Test func wideScreenHasRegularSizeClass() {
    #expect(
      TestScreen(size: CGSize(width: 599, height: 300)) { Reader() }.texts == ["en_US active compact regular 1.0"])
    #expect(
      TestScreen(size: CGSize(width: 600, height: 300)) { Reader() }.texts == ["en_US active regular regular 1.0"])
  }

  @Test func testCanSetEnvironmentValues() throws {
    let screen = TestScreen(environment: {
      $0.locale = Locale(identifier: "ar")
      $0.scenePhase = .inactive
    }) { Reader() }
    #expect(screen.texts == ["ar inactive compact regular 1.0"])
    screen.environment.horizontalSizeClass = .regular
    screen.update()
    #expect(screen.texts == ["ar inactive regular regular 1.0"])
    let text = screen.explain(try screen.find(screen.texts[0]))
    #expect(text.contains("\\.horizontalSizeClass = .regular, set by the host"))
    #expect(!text.contains("verticalSizeClass ="))
  }

  @Test func aWindowWithTheSizeOfAPhoneInLandscapeIsVerticallyCompact() {
    for (width, height, classes) in [
      (375, 667, "compact regular"), (667, 375, "regular compact"), (844, 390, "regular compact"),
      (568, 320, "compact compact"), (956, 440, "regular compact"), (800, 600, "regular regular"),
      (300, 100, "compact regular"), (1200, 440, "regular regular"), (640, 400, "regular regular"),
    ] as [(CGFloat, CGFloat, String)] {
      let screen = TestScreen(size: CGSize(width: width, height: height)) { Reader() }
      #expect(screen.texts[0].contains(classes), "\(width) × \(height): \(screen.texts)")
    }
  }

  @Test func aTurnedWindowHasOtherSizeClasses() {
    let screen = TestScreen(size: CGSize(width: 390, height: 844)) { Reader() }
    screen.resize(to: CGSize(width: 844, height: 390))
    #expect(screen.texts[0].contains("regular compact"))
    // A value that the test sets stays.
    screen.environment.verticalSizeClass = .regular
    screen.resize(to: CGSize(width: 390, height: 844))
    screen.resize(to: CGSize(width: 400, height: 800))
    #expect(screen.texts[0].contains("compact regular"))
  }

  @Test func pictureHasTheRequestedScale() throws {
    var scales: [CGFloat] = []
    let screen = TestScreen(size: CGSize(width: 20, height: 10)) { Watcher { scales.append($0) } }
    #expect(try screen.image(scale: 3).width == 60)
    #expect(scales == [1, 3, 1])
    #expect(try screen.image().width == 20)
    screen.environment.displayScale = 2
    screen.update()
    #expect(try screen.image().width == 40)
    #expect(scales == [1, 3, 1, 2])
  }
}

private struct Reader: View {
  @Environment(\.locale) private var locale
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.displayScale) private var scale

  var body: some View {
    Text(verbatim: "\(locale.identifier) \(phase) \(name(horizontal)) \(name(vertical)) \(scale)")
  }

  private func name(_ sizeClass: UserInterfaceSizeClass?) -> String { sizeClass.map { "\($0)" } ?? "nil" }
}

private struct Watcher: View {
  @Environment(\.displayScale) private var scale
  let see: (CGFloat) -> Void

  var body: some View {
    let _ = see(scale)
    Color.red
  }
}
