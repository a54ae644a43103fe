import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Progress views for assistive technologies, with wrong values, and with all of their initializers.
@MainActor @Suite struct ProgressViewRulesTests {
  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  private struct Fraction: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
    }
  }

  private func shown(@ViewBuilder _ content: () -> some View) -> (text: String?, issues: Int) {
    let screen = TestScreen { content().progressViewStyle(Fraction()) }
    return (screen.texts.first, screen.issues.count)
  }

  // MARK: Values

  @Test(
    arguments: [
      (0, 1, "0.0"), (1, 1, "1.0"), (1, 4, "0.25"), (4, 4, "1.0"),
    ] as [(Double, Double, String)])
  func theFractionIsThatOfTheTotal(value: Double, total: Double, text: String) {
    let shown = shown { ProgressView(value: value, total: total) }
    #expect(shown.text == text)
    #expect(shown.issues == 0)
  }

  @Test(
    arguments: [
      (-1, 1, "0.0"), (2, 1, "1.0"), (1, 0, "1.0"), (1, -1, "0.0"), (0, 0, "0.0"), (.infinity, 1, "1.0"),
    ] as [(Double, Double, String)])
  func wrongValuesAreReportedAndClamped(value: Double, total: Double, text: String) {
    let shown = shown { ProgressView(value: value, total: total) }
    #expect(shown.text == text)
    #expect(shown.issues == 1)
  }

  @Test func noValueIsUnknown() {
    #expect(shown { ProgressView() }.text == "unknown")
    #expect(shown { ProgressView(value: nil as Double?) }.text == "unknown")
    #expect(shown { ProgressView(value: nil as Double?, total: 0) }.issues == 0)
  }

  @Test func aFloatIsAValueToo() {
    #expect(shown { ProgressView(value: Float(0.5)) }.text == "0.5")
  }

  @Test func theValueFollowsTheState() {
    let model = MovingModel()
    let screen = TestScreen { With(model) { ProgressView("Load", value: $0.number) } }
    #expect(screen.accessibilityTree == "progress indicator “Load” value “0%”")
    model.number = 0.5
    screen.settle()
    #expect(screen.accessibilityTree == "progress indicator “Load” value “50%”")
  }

  // MARK: Assistive technologies

  @Test func anUnknownProgressHasNoValue() {
    #expect(tree { ProgressView() } == "progress indicator")
    #expect(tree { ProgressView("Load") } == "progress indicator “Load”")
  }

  @Test func theValueIsAPercentageOfTheLanguage() {
    #expect(
      tree { ProgressView("Load", value: 0.5).environment(\.locale, Locale(identifier: "de_DE")) }
        == "progress indicator “Load” value “50\u{A0}%”")
  }

  @Test func eachStyleIsOneElement() {
    #expect(
      tree { ProgressView("Load", value: 0.5).progressViewStyle(.circular) } == "progress indicator “Load” value “50%”")
    #expect(
      tree { ProgressView("Load", value: 0.5).progressViewStyle(.linear) } == "progress indicator “Load” value “50%”")
    #expect(tree { ProgressView("Load").progressViewStyle(.linear) } == "progress indicator “Load”")
  }

  @Test func aLabelThatAStyleDoesNotShowIsRead() {
    struct Bare: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { Circle() }
    }
    #expect(
      tree { ProgressView("Load", value: 0.5).progressViewStyle(Bare()) } == "progress indicator “Load” value “50%”")
  }

  // MARK: Time

  @Test func anIntervalThatHasPassedIsComplete() {
    let past = Date.distantPast...Date.distantPast.addingTimeInterval(10)
    #expect(shown { ProgressView(timerInterval: past, countsDown: false) }.text == "1.0")
    #expect(shown { ProgressView(timerInterval: past) }.text == "0.0")
  }

  @Test func anIntervalWithoutALengthIsOver() {
    let moment = Date.distantPast...Date.distantPast
    #expect(shown { ProgressView(timerInterval: moment, countsDown: false) }.text == "1.0")
    #expect(shown { ProgressView(timerInterval: moment, countsDown: true) }.text == "0.0")
  }

  @Test func anIntervalOfTheFutureHasNotBegun() {
    let future = Date.distantFuture...Date.distantFuture.addingTimeInterval(10)
    #expect(shown { ProgressView(timerInterval: future, countsDown: false) }.text == "0.0")
    #expect(shown { ProgressView(timerInterval: future) }.text == "1.0")
  }

  // MARK: Progress of Foundation

  @Test func progressWithoutATotalIsUnknown() {
    #expect(shown { ProgressView(Progress(totalUnitCount: -1)) }.text == "unknown")
  }

  @Test func progressIsThatOfItsParts() {
    let progress = Progress(totalUnitCount: 2)
    progress.becomeCurrent(withPendingUnitCount: 1)
    let part = Progress(totalUnitCount: 10)
    progress.resignCurrent()
    part.completedUnitCount = 5
    #expect(shown { ProgressView(progress) }.text == "0.25")
  }

  // MARK: Initializers

  @Test func progressViewsInEachForm() {
    let (string, resource) = ("string", LocalizedStringResource("resource"))
    let screen = TestScreen {
      VStack {
        ProgressView("key")
        ProgressView(string)
        ProgressView(resource)
        ProgressView { Text("label") }
        ProgressView("key value", value: 0.5)
        ProgressView(string + " value", value: 0.5)
        ProgressView(resource, value: 1, total: 2.0)
        ProgressView(value: 0.5) { Text("label value") }
      }
    }
    #expect(
      screen.nodesInWindow.map(\.label) == [
        "key", "string", "resource", "label", "key value", "string value", "resource", "label value",
      ])
    #expect(screen.nodesInWindow.map(\.value) == [nil, nil, nil, nil, "50%", "50%", "50%", "50%"])
  }

  @Test func intervalsInEachForm() {
    let past = Date.distantPast...Date.distantPast.addingTimeInterval(10)
    let screen = TestScreen {
      VStack {
        ProgressView(timerInterval: past, countsDown: false) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
        ProgressView(timerInterval: past, countsDown: false) { Text("c") }
      }
    }
    #expect(screen.texts.prefix(3) == ["a", "b", "c"])
    #expect(screen.nodesInWindow.map(\.value) == ["100%", "100%"])
  }
}
