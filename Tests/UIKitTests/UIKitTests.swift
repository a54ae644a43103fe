import CanopyStyle
import CanopyTesting
import CanopyText
import SwiftUI
import Testing
import UIKit

@testable import CanopyPresentation
@testable import CanopyScene

/// What public code does with UIKit beside SwiftUI.
@MainActor @Suite struct UIKitTests {
  private struct Notes: App {
    var body: some Scene { WindowGroup { Page() } }
  }

  private struct Page: View {
    let width = UIScreen.main.bounds.width

    var body: some View {
      VStack {
        Text("width \(Int(width)), scale \(Int(UIScreen.main.scale))")
        Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "tablet")
        Button("Copy") { UIPasteboard.general.string = "copied" }
        Button("Open") { UIApplication.shared.open(URL(filePath: "/help")) }
      }
    }
  }

  @Test func theScreenIsTheWindowFromTheFirstBodyOn() {
    let screen = TestScreen(size: CGSize(width: 320, height: 568)) { Page() }
    #expect(screen.texts.first == "width 320, scale \(Int(UIScreen.main.scale))")
    #expect(screen.texts[1] == "phone")
    let wide = TestScreen(size: CGSize(width: 1024, height: 700)) { Page() }
    #expect(wide.texts.first?.hasPrefix("width 1,024") == true)
    #expect(wide.texts[1] == "tablet")
  }

  @Test func theClipboardAndURLsAreThoseOfTheHost() throws {
    let app = TestApp(Notes())
    try app.window.find("Copy").tap()
    #expect(UIPasteboard.general.string == "copied")
    #expect(UIPasteboard.general.hasStrings)
    try app.window.find("Open").tap()
    #expect(app.openedURLs == [URL(filePath: "/help")])
    #expect(UIApplication.shared.applicationState == .active)
    app.end()
  }

  @Test func phasesArePostedAsNotifications() {
    let app = TestApp(Notes())
    let log = Log()
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { log.names.append($0.name) }
    }
    app.enter(.background)
    #expect(log.names.contains(UIApplication.willResignActiveNotification))
    #expect(log.names.last == UIApplication.didEnterBackgroundNotification)
    app.enter(.active)
    #expect(log.names.last == UIApplication.didBecomeActiveNotification)
    observers.forEach(NotificationCenter.default.removeObserver)
    app.end()
  }

  private final class Log: @unchecked Sendable {
    var names: [Notification.Name] = []
  }

  @Test func imagesAreLoadedAndShown() throws {
    let pixels = try #require(CGImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 255, 0, 0, 255]))
    let image = UIImage(cgImage: pixels, scale: 1, orientation: .up)
    #expect(image.size == CGSize(width: 2, height: 1))
    let data = try #require(image.pngData())
    let copy = try #require(UIImage(data: data))
    #expect(copy.cgImage?.width == 2)
    #expect(UIImage(data: Data([1, 2])) == nil)
    #expect(UIImage(systemName: "star.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "no such image") == nil)
    let screen = TestScreen(size: CGSize(width: 20, height: 20)) { Image(uiImage: image).resizable() }
    #expect(try screen.image().pixel(x: 10, y: 10) == RGBA(red: 255, green: 0, blue: 0))
  }

  @Test func colorsOfUIKitAreThoseOfSwiftUI() {
    #expect(Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    #expect(UIColor.red.cgColor.components?.first == 1 || UIColor.red.cgColor.alpha == 1)
  }

  @Test func feedbackGoesToTheHost() throws {
    let log = FeedbackLog()
    let screen = TestScreen(environment: { $0.feedbackPlayer = FeedbackPlayer { log.played.append($0) } }) {
      Button("Tap") {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
      }
    }
    try screen.find("Tap").tap()
    #expect(log.played == [.impact(weight: .light, intensity: 1), .success, .selection])
  }

  private final class FeedbackLog {
    var played: [SensoryFeedback] = []
  }
}
