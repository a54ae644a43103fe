import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Numbers that grow with text.
@MainActor @Suite struct ScaledMetricTests {
  private struct Measures: View {
    @ScaledMetric private var body1: Double = 17
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 68
    @ScaledMetric(relativeTo: .caption2) private var caption: Float = 1
    let note: ([Double]) -> Void

    var body: some View {
      let _ = note([body1, Double(title), Double(caption)])
      Color.red.frame(width: title, height: 10).accessibilityIdentifier("area")
    }
  }

  private final class Notes { var numbers: [[Double]] = [] }

  @Test func metricsAreUnscaledAtTheDefaultSize() {
    let notes = Notes()
    _ = TestScreen { Measures { notes.numbers.append($0) } }
    #expect(notes.numbers == [[17, 68, 1]])
  }

  @Test func metricsScaleWithTheirTextStyle() {
    func numbers(_ size: DynamicTypeSize) -> [Double] {
      let notes = Notes()
      _ = TestScreen { Measures { notes.numbers.append($0) }.dynamicTypeSize(size) }
      return notes.numbers.first ?? []
    }
    #expect(numbers(.xSmall)[0] == 14 && numbers(.accessibility5)[0] == 53)
    #expect(numbers(.xSmall)[1] == 62 && numbers(.accessibility5)[1] == 120)
    #expect(abs(numbers(.accessibility5)[2] - 40 / 11) < 0.0001)
    for (smaller, larger) in zip(DynamicTypeSize.allCases, DynamicTypeSize.allCases.dropFirst()) {
      for (first, second) in zip(numbers(smaller), numbers(larger)) { #expect(first <= second) }
    }
  }

  @Test func metricsAreUnscaledOnTheDesktop() {
    let notes = Notes()
    _ = TestScreen {
      Measures { notes.numbers.append($0) }.dynamicTypeSize(.accessibility5).environment(\.interfaceIdiom, .desktop)
    }
    #expect(notes.numbers == [[17, 68, 1]])
  }

  @Test func changedTypeSizeRunsOnlyBodiesThatReadMetrics() throws {
    struct Bystander: View {
      @ScaledMetric private var unread: CGFloat = 10
      var body: some View { Color.blue.frame(width: 5, height: 5) }
    }
    struct Root: View {
      @State private var size = DynamicTypeSize.large
      let note: ([Double]) -> Void
      var body: some View {
        VStack {
          Button("Larger") { size = .xxxLarge }
          Measures(note: note)
          Bystander()
        }
        .dynamicTypeSize(size)
      }
    }
    let notes = Notes()
    let screen = TestScreen(size: CGSize(width: 300, height: 300)) { Root { notes.numbers.append($0) } }
    #expect(try screen.find(id: "area").frame.width == 68)
    let before = screen.bodyCount(of: Bystander.self)
    try screen.find("Larger").tap()
    #expect(try screen.find(id: "area").frame.width == 80)
    #expect(screen.bodyCount(of: Bystander.self) == before)
    #expect(notes.numbers.count == 2)
  }

  @Test func metricsAreUnscaledOutsideViews() {
    let metric = ScaledMetric(wrappedValue: 12.0, relativeTo: .title)
    #expect(metric.wrappedValue == 12)
  }
}
