@testable import CanopyLayout
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// A text is resolved once, and again only when its content may have changed.
@MainActor @Suite struct ResolvedTextTests {
  private let launch = Date(timeIntervalSince1970: 1_700_000_000)

  @Observable fileprivate final class Model {
    var count = 1
    var other = 1
  }

  private struct Counting: View {
    let model: Model
    var body: some View {
      Text("Count: \(model.count)")
      Text(verbatim: "other \(model.other)")
    }
  }

  /// Returns the number of texts resolved while `body` runs and the screen is drawn.
  private func resolutions(on screen: TestScreen, _ body: () -> Void = {}) -> Int {
    let texts = screen.tree.context[ResolvedTexts.companion]
    let before = texts.resolutions
    body()
    screen.update()
    _ = screen.displayList()
    _ = screen.displayList()
    return texts.resolutions - before
  }

  @Test func aTextIsResolvedOnceForMeasuringAndDrawing() {
    let screen = TestScreen {
      VStack {
        HStack {
          Text("Hello, **world**")
          Text("Count: \(5)")
        }
      }
    }
    _ = resolutions(on: screen)
    #expect(screen.tree.context[ResolvedTexts.companion].resolutions == 2)
    #expect(resolutions(on: screen) == 0)
  }

  @Test func trackingHasPrecedenceOverKerning() throws {
    let screen = TestScreen {
      VStack {
        Text("both").tracking(10).kerning(2)
        Text("both").tracking(10)
        Text("both").kerning(2)
      }
    }
    let widths = screen.findAll("both").map(\.frame.width)
    #expect(widths[0] == widths[1])
    #expect(widths[1] > widths[2])
  }

  @Test func plainStringsAreNotResolved() {
    let screen = TestScreen { Text(verbatim: "Hello") }
    _ = resolutions(on: screen)
    #expect(screen.tree.context[ResolvedTexts.companion].resolutions == 0)
  }

  @Test func aChangedTextIsResolvedAgain() {
    let model = Model()
    let screen = TestScreen { Counting(model: model) }
    _ = resolutions(on: screen)
    #expect(resolutions(on: screen) { model.count = 2 } == 1)
    #expect(screen.displayList().contains("Count: 2"))
    #expect(resolutions(on: screen) { model.other = 2 } == 0)
    #expect(screen.displayList().contains("other 2"))
  }

  @Test func changedEnvironmentValuesResolveTextsAgain() {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "en_US") }) { Text("Count: \(12345)") }
    _ = resolutions(on: screen)
    #expect(resolutions(on: screen) { screen.environment.locale = Locale(identifier: "de_DE") } == 1)
    #expect(screen.displayList().contains("Count: 12.345"))
    #expect(resolutions(on: screen) { screen.environment.textCase = .uppercase } == 1)
    #expect(screen.displayList().contains("COUNT: 12.345"))
    #expect(resolutions(on: screen) { screen.environment.isEnabled = false } == 0)
  }

  /// The base of the text has a fixed size, and one of its pieces doesn't.
  @Test func fontsOfTextPiecesFollowTheDynamicTypeSize() throws {
    let screen = TestScreen { (Text(verbatim: "a") + Text(verbatim: "b").font(.title)).font(.system(size: 10)) }
    let before = try screen.find("ab").frame.width
    screen.environment.dynamicTypeSize = .accessibility3
    screen.update()
    #expect(try screen.find("ab").frame.width > before)
  }

  @Test func aTimerTextIsResolvedOnceForEachChange() {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "en_US") }) {
      Text(launch, style: .timer)
      Text(launch, style: .relative)
    }
    screen.date = launch.addingTimeInterval(-7_200.5)
    _ = resolutions(on: screen)
    // The clock shows each second. Two hours are the same for a minute after the first second.
    #expect(resolutions(on: screen) { screen.advance(by: 1) } == 2)
    #expect(resolutions(on: screen) { screen.advance(by: 1) } == 1)
    #expect(screen.texts == ["1:59:58", "1 hr, 59 min"])
  }

  @Test func replacingATimerTextCancelsItsWakeUp() {
    struct Switch: View {
      let model: Model
      let launch: Date
      var body: some View { model.count == 1 ? Text(launch, style: .timer) : Text(verbatim: "gone") }
    }
    let model = Model()
    let screen = TestScreen { Switch(model: model, launch: launch) }
    #expect(screen.tree.context.clock.nextWakeUp != nil)
    model.count = 2
    screen.update()
    #expect(screen.texts == ["gone"])
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }

  @Test func timerTextsUpdateAfterTheClockIsSetBackWithinASecond() {
    let screen = TestScreen { Text(launch, style: .timer) }
    screen.date = launch.addingTimeInterval(-10)
    #expect(screen.texts == ["0:10"])
    screen.date = launch.addingTimeInterval(-9.5)
    screen.date = launch.addingTimeInterval(-9.9)
    screen.update()
    #expect(screen.tree.context.clock.nextWakeUp != nil)
    screen.advance(by: 1)
    #expect(screen.texts == ["0:08"])
  }

  @Test func timerTextsInACanvasUpdate() {
    let screen = TestScreen {
      Canvas { context, size in
        context.draw(Text(launch, style: .timer), in: CGRect(x: 0, y: 0, width: 200, height: 40))
        context.draw(Text(verbatim: "plain"), in: CGRect(x: 0, y: 40, width: 200, height: 40))
        context.draw(Text(launch, style: .date), in: CGRect(x: 0, y: 80, width: 200, height: 40))
      }
      .frame(width: 200, height: 120)
    }
    screen.date = launch.addingTimeInterval(-100)
    #expect(screen.displayList().contains("1:40"))
    let next = screen.tree.context.clock.nextWakeUp
    #expect(next.map { $0.timeIntervalSince(launch).rounded() } == -100)
    screen.advance(by: 1)
    #expect(screen.displayList().contains("1:39"))
    #expect(screen.tree.context.clock.nextWakeUp != nil)
  }

  /// Rows that are scrolled out of view are removed together with their texts.
  @Test func scrollingATimerTextOutOfViewCancelsItsWakeUp() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { row in
            HStack {
              Text(verbatim: "row \(row)")
              if row == 0 { Text(launch, style: .timer) }
            }
            .frame(height: 50)
          }
        }
      }
    }
    screen.date = launch.addingTimeInterval(-100)
    #expect(screen.tree.context.clock.nextWakeUp != nil)
    try screen.find("row 0").scroll(by: CGSize(width: 0, height: 20_000))
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }
}
