import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ProgressViewTests {
  private struct Percentage: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.fractionCompleted ?? -1, format: .percent)
        configuration.currentValueLabel
      }
    }
  }

  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    TestScreen { content().progressViewStyle(Percentage()) }.texts
  }

  @Test func styleGetsFractionAndLabels() {
    #expect(texts { ProgressView("Load", value: 3, total: 4) } == ["Load", "75%"])
    #expect(texts { ProgressView("Load") } == ["Load", "-100%"])
    #expect(
      texts {
        ProgressView(value: 0.5) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
      } == ["a", "50%", "b"])
  }

  @Test func valueOutsideIsReportedAndClamped() {
    let screen = TestScreen { ProgressView(value: 5, total: 4.0).progressViewStyle(Percentage()) }
    #expect(screen.texts == ["100%"])
    #expect(screen.issues.contains { $0.message.contains("value 5.0 of a total of 4.0") })
    #expect(TestScreen { ProgressView(value: Double.nan).progressViewStyle(Percentage()) }.texts == ["0%"])
  }

  @Test func barHasTheSizeOfApples() throws {
    let screen = TestScreen { ProgressView(value: 0.5).accessibilityIdentifier("bar") }
    #expect(try screen.find(id: "bar").frame.height == 4)
    let labeled = TestScreen { ProgressView("Load", value: 0.5).accessibilityIdentifier("bar") }
    #expect(abs(try labeled.find(id: "bar").frame.height - 32.5) <= 0.5)
  }

  @Test func barIsFilledFromTheLeadingEdge() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen(size: CGSize(width: 100, height: 20), environment: { $0.layoutDirection = direction }) {
        ProgressView(value: 0.25).tint(.black)
      }
      let image = try screen.image()
      let (leading, trailing) = direction == .leftToRight ? (10, 90) : (90, 10)
      #expect(image.pixel(x: leading, y: 10).red < 50)
      #expect(image.pixel(x: trailing, y: 10).red > 150)
    }
  }

  @Test func spinnerTurns() throws {
    let screen = TestScreen(size: CGSize(width: 40, height: 40)) { ProgressView() }
    let first = try screen.image()
    screen.advance(by: 0.25)
    let second = try screen.image()
    #expect((0..<40).contains { x in (0..<40).contains { first.pixel(x: x, y: $0) != second.pixel(x: x, y: $0) } })
  }

  @Test func spinnerHasTheSizeOfApples() throws {
    let screen = TestScreen { ProgressView().accessibilityIdentifier("spinner") }
    #expect(try screen.find(id: "spinner").frame.size == CGSize(width: 20, height: 20))
  }

  @Test func largeSpinnerHasTheSizeOfApples() throws {
    let screen = TestScreen { ProgressView().accessibilityIdentifier("spinner").controlSize(.large) }
    #expect(try screen.find(id: "spinner").frame.size == CGSize(width: 37, height: 37))
  }

  @Test func darkestSpokeHasTheFullColorOfTheTint() throws {
    func redness(@ViewBuilder _ content: () -> some View) throws -> Int {
      let image = try TestScreen(size: CGSize(width: 40, height: 40), content: content).image()
      return (0..<40).flatMap { x in (0..<40).map { image.pixel(x: x, y: $0) } }
        .map { Int($0.red) - Int($0.green) }.max() ?? 0
    }
    #expect(try redness { ProgressView() } < 10)
    #expect(try redness { ProgressView().tint(.red) } > 180)
    #expect(try redness { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) } > 180)
  }

  @Test func intervalOfTimePasses() {
    let screen = TestScreen {
      ClockView { now in
        ProgressView(timerInterval: now...now.addingTimeInterval(10)) {
          Text("Tea")
        } currentValueLabel: {
          EmptyView()
        }
        .progressViewStyle(Percentage())
      }
    }
    #expect(screen.texts == ["Tea", "100%"])
    screen.advance(by: 5)
    #expect(screen.texts == ["Tea", "50%"])
    #expect(screen.isWaitingForTime)
    screen.advance(by: 6)
    #expect(screen.texts == ["Tea", "0%"])
    #expect(!screen.isWaitingForTime, "nothing is updated after the end")
  }

  /// A style that counts how often it is asked for a body.
  private struct Counting: ProgressViewStyle {
    final class Log { var count = 0 }

    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      log.count += 1
      return Text(configuration.fractionCompleted ?? -1, format: .percent)
    }
  }

  @Test func intervalThatHasNotBegunIsNotUpdated() {
    let log = Counting.Log()
    let screen = TestScreen {
      ClockView { now in
        ProgressView(timerInterval: now.addingTimeInterval(3_600)...now.addingTimeInterval(3_610), countsDown: false) {
          Text("Tea")
        } currentValueLabel: {
          EmptyView()
        }
        .progressViewStyle(Counting(log: log))
      }
    }
    screen.advance(by: 1)
    let count = log.count
    screen.advance(by: 10)
    #expect(log.count == count)
    #expect(screen.texts == ["0%"] && screen.isWaitingForTime)
  }

  /// A view that begins at the time of the window's clock.
  private struct ClockView<Content: View>: View {
    let content: (Date) -> Content
    @State private var start: Date?

    var body: some View {
      TimelineView(.explicit([])) { context in content(start ?? context.date).onAppear { start = context.date } }
    }
  }

  @Test func progressOfFoundationIsFollowed() {
    let progress = Progress(totalUnitCount: 10)
    let screen = TestScreen { ProgressView(progress).progressViewStyle(Percentage()) }
    #expect(screen.texts.contains("0%"))
    progress.completedUnitCount = 7
    screen.advance(by: 0.3)
    #expect(screen.texts.contains("70%"))
  }

  @Test func progressIsSaid() {
    let tree = TestScreen { ProgressView("Load", value: 0.3) }.accessibilityTree
    #expect(tree.contains("progress indicator “Load” value “30%”"), "\(tree)")
  }

  @Test func configurationUsesTheNextOuterStyle() {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("framed")
          ProgressView(configuration)
        }
      }
    }
    #expect(texts { ProgressView("Load", value: 0.5).progressViewStyle(Framed()) } == ["framed", "Load", "50%"])
  }
}
