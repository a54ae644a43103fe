public import CanopyCore

/// A type that describes a chart.
///
/// ```swift
/// struct Sales: AXChartDescriptorRepresentable {
///   let values: [Double]
///
///   func makeChartDescriptor() -> AXChartDescriptor {
///     AXChartDescriptor(
///       title: "Sales", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days),
///       yAxis: yAxis, series: [AXDataSeriesDescriptor(name: "Sales", isContinuous: true, dataPoints: points)])
///   }
/// }
/// ```
public protocol AXChartDescriptorRepresentable {
  /// Returns the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Updates the description for a new value. By default, it is left as it is made.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart in this view to assistive technologies.
  ///
  /// - Parameter representable: A value that describes the chart. It is only asked if an assistive technology reads the chart.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    _accessible { element, _ in
      let descriptor = representable.makeChartDescriptor()
      representable.updateChartDescriptor(descriptor)
      element.node.details.chart = AccessibilityChart(descriptor)
      if element.node.role == .other || element.node.role == .group { element.node.role = .chart }
    }
  }
}

/// The description of a chart as a value.
package struct AccessibilityChart: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package let title: String
    /// The names in order; empty for numbers.
    package let categories: [String]
    /// The lower and the upper limit; nil for names.
    package let range: ClosedRange<Double>?
    /// The positions of lines, and their descriptions.
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
