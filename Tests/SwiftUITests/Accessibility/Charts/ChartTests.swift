import CanopyAccessibility
import CanopyPresentation
import SwiftUI
import Testing

@testable import CanopyTesting

/// What assistive technologies know of a chart's data.
@MainActor @Suite struct ChartTests {
  /// A chart of numbers, which counts how often it is described.
  private struct Chart: AXChartDescriptorRepresentable {
    var points: [AXDataPoint] = []
    var hasVerticalAxis = true
    var lines: [Double] = []
    var others: [any AXDataAxisDescriptor] = []
    var uses = Uses()

    final class Uses {
      var count = 0
    }

    func makeChartDescriptor() -> AXChartDescriptor {
      uses.count += 1
      let vertical = AXNumericDataAxisDescriptor(title: "Height", range: 0...10, gridlinePositions: lines) { "\($0) m" }
      return AXChartDescriptor(
        title: "Trees", summary: nil,
        xAxis: AXNumericDataAxisDescriptor(title: "Age", range: 1...5, gridlinePositions: []) { "\($0) years" },
        yAxis: hasVerticalAxis ? vertical : nil, additionalAxes: others,
        series: [AXDataSeriesDescriptor(name: "Oaks", isContinuous: false, dataPoints: points)])
    }
  }

  private func chart(_ chart: Chart) throws -> AccessibilityChart {
    let screen = TestScreen { Color.red.accessibilityChartDescriptor(chart) }
    return try #require(screen.nodesInWindow.first?.details.chart)
  }

  @Test func anAxisOfNumbersHasARangeAndNoNames() throws {
    let axis = try #require(try chart(Chart()).axes.first)
    #expect(axis.title == "Age")
    #expect(axis.range == 1...5)
    #expect(axis.categories == [])
  }

  @Test func pointsAreDescribedByTheVerticalAxis() throws {
    let points = [AXDataPoint(x: 1, y: 2.5), AXDataPoint(x: 2)]
    let series = try #require(try chart(Chart(points: points)).series.first)
    #expect(series.points.map(\.text) == ["2.5 m", nil])
    #expect(series.points.map(\.x) == [.number(1), .number(2)])
  }

  @Test func withoutAVerticalAxisPointsHaveNoDescription() throws {
    let described = try chart(Chart(points: [AXDataPoint(x: 1, y: 2)], hasVerticalAxis: false))
    #expect(described.axes.map(\.title) == ["Age"])
    #expect(described.series.first?.points.map(\.text) == [nil])
    #expect(described.series.first?.points.map(\.y) == [2])
  }

  @Test func furtherAxesFollowTheVerticalOne() throws {
    let kinds = AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: ["young", "old"])
    let point = AXDataPoint(x: 1, y: 2, additionalValues: [.category("old")])
    let described = try chart(Chart(points: [point], others: [kinds]))
    #expect(described.axes.map(\.title) == ["Age", "Height", "Kind"])
    #expect(described.axes.last?.categories == ["young", "old"])
    #expect(described.series.first?.points.first?.others == [.category("old")])
  }

  @Test func gridLinesAreDescribedOncePerPosition() throws {
    #expect(try chart(Chart(lines: [5, 10, 5])).axes[1].lines == [5: "5.0 m", 10: "10.0 m"])
  }

  @Test func aChartIsDescribedOnlyForAReader() {
    let uses = Chart.Uses()
    let screen = TestScreen { Color.red.accessibilityChartDescriptor(Chart(uses: uses)) }
    screen.settle()
    #expect(uses.count == 0)
    _ = screen.accessibilityTree
    #expect(uses.count == 1)
  }

  private struct Growing: View {
    @State private var heights = [1.0]

    var body: some View {
      VStack {
        Color.red.accessibilityChartDescriptor(Chart(points: heights.map { AXDataPoint(x: 1, y: $0) }))
        Button("Grow") { heights.append(3) }
      }
    }
  }

  @Test func theDescriptionFollowsTheData() throws {
    let screen = TestScreen { Growing() }
    try screen.find("Grow").tap()
    let described = try #require(screen.accessibilityNode { $0.role == .chart }?.details.chart)
    #expect(described.series.first?.points.map(\.y) == [1, 3])
  }

  @Test func aReaderIsToldOfNewData() throws {
    let screen = TestScreen { Growing() }
    var changed: [AccessibilityNode] = []
    screen.frame.accessibility.listen { changed += $0.changed }
    defer { screen.frame.accessibility.stopListening() }
    try screen.find("Grow").tap()
    #expect(changed.compactMap { $0.details.chart?.series.first?.points.count } == [2])
  }

  @Test func aChartInAButtonLeavesItAButton() {
    let screen = TestScreen { Button("Trees") {}.accessibilityChartDescriptor(Chart()) }
    #expect(screen.accessibilityTree == "button “Trees”, chart “Trees” of 1 series")
  }
}
