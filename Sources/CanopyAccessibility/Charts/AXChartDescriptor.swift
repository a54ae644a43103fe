/// A description of a chart, which lets assistive technologies read its data or play it as sound.
public final class AXChartDescriptor {
  /// The title of the chart.
  public var title: String?
  /// A summary of the data.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis, or nil if there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Axes in addition to the horizontal and the vertical one.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of data.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The mapping from numbers to positions on an axis.
  public enum ScaleType: Hashable, Sendable {
    /// Equal distances are equal differences.
    case linear
    /// Equal distances are equal ratios.
    case log10
    /// Equal distances are equal ratios of natural logarithms.
    case ln
  }

  /// The title of the axis.
  public var title: String
  /// The scale of the axis.
  public var scaleType: ScaleType
  /// The numbers of the axis.
  public var range: ClosedRange<Double>
  /// The numbers at which the chart draws grid lines.
  public var gridlinePositions: [Double]
  /// A closure that returns the spoken description of a number.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
    scaleType = .linear
  }
}

/// An axis of category names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  public var title: String
  /// The category names, in order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A series of data points in a chart.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// A Boolean value that indicates whether the points are connected, as in a line chart.
  public var isContinuous: Bool
  /// The points in the order of display.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a series.
public final class AXDataPoint {
  /// A value of a point.
  public enum Value: Hashable, Sendable {
    /// A position on a numeric axis.
    case number(Double)
    /// A position on an axis of category names.
    case category(String)
  }

  /// The value on the horizontal axis.
  public var xValue: Value
  /// The number on the vertical axis, or nil if there is none.
  public var yValue: Double?
  /// The values on the additional axes.
  public var additionalValues: [Value]
  /// The label of the point.
  public var label: String?

  /// Creates a point with a number on the horizontal axis.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// Creates a point with a name on the horizontal axis.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

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
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
