public import CanopyCore

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
