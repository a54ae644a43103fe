/// The description of a chart as a value.
package struct AccessibilityChart: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package let title: String
    /// The category names in order, or an empty array for numbers.
    package let categories: [String]
    /// The lower and the upper limit, or nil for category names.
    package let range: ClosedRange<Double>?
    /// The positions of grid lines, with their descriptions.
    package let lines: [Double: String]
  }

  package struct Point: Hashable, Sendable {
    package let x: AXDataPoint.Value
    package let y: Double?
    /// The description of the number on the vertical axis.
    package let text: String?
    package let label: String?
    package let others: [AXDataPoint.Value]
  }

  package struct Series: Hashable, Sendable {
    package let name: String?
    package let isContinuous: Bool
    package let points: [Point]
  }

  package let title: String?
  package let summary: String?
  package let axes: [Axis]
  package let series: [Series]

  init(_ chart: AXChartDescriptor) {
    (title, summary) = (chart.title, chart.summary)
    let vertical: [any AXDataAxisDescriptor] = chart.yAxis.map { [$0] } ?? []
    axes = ([chart.xAxis] + vertical + chart.additionalAxes).map { axis in
      let numbers = axis as? AXNumericDataAxisDescriptor
      let lines = numbers.map { axis in axis.gridlinePositions.map { ($0, axis.valueDescriptionProvider($0)) } } ?? []
      return Axis(
        title: axis.title, categories: (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? [],
        range: numbers?.range, lines: Dictionary(lines) { first, _ in first })
    }
    series = chart.series.map { series in
      Series(
        name: series.name, isContinuous: series.isContinuous,
        points: series.dataPoints.map { point in
          Point(
            x: point.xValue, y: point.yValue, text: point.yValue.flatMap { chart.yAxis?.valueDescriptionProvider($0) },
            label: point.label, others: point.additionalValues)
        })
    }
  }
}
