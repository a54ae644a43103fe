internal import CanopyAccessibility
public import CanopyCore
internal import CanopyText
internal import Foundation

/// A view that shows a value in a range.
///
/// ```swift
/// Gauge(value: fuel, in: 0...60) {
///   Text("Fuel")
/// } currentValueLabel: {
///   Text("\(Int(fuel)) l")
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
///
/// To change the appearance, apply `gaugeStyle(_:)` to the gauge or to an ancestor. A gradient as the tint follows the gauge from
/// its lower bound to its upper one.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  @ControlStyle<GaugeKind> private var style

  private init(
    _ fraction: Double, _ label: Label, _ currentValueLabel: CurrentValueLabel? = nil,
    _ minimumValueLabel: BoundsLabel? = nil, _ maximumValueLabel: BoundsLabel? = nil
  ) {
    (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
    (self.minimumValueLabel, self.maximumValueLabel) = (minimumValueLabel, maximumValueLabel)
  }

  /// Creates a gauge with a label, and labels of its value, its bounds, and of some of its values.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - bounds: The range of values.
  ///   - label: A view that describes the gauge.
  ///   - currentValueLabel: A view that describes the value.
  ///   - minimumValueLabel: A view that describes the lower bound.
  ///   - maximumValueLabel: A view that describes the upper bound.
  ///   - markedValueLabels: Views that describe values in between. The styles of the system don't show them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels _: () -> MarkedValueLabels
  ) {
    self.init(value._fraction(of: bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label, and labels of its value and of values in between. The styles of the system don't show the
  /// latter.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels _: () -> MarkedValueLabels
  ) {
    self.init(value._fraction(of: bounds), label(), currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, and labels of its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value._fraction(of: bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, and a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value._fraction(of: bounds), label(), currentValueLabel())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value._fraction(of: bounds), label())
  }
}

extension Gauge: View {
  /// The view that the current gauge style creates.
  public var body: some View {
    let value = currentValueLabel.map { AnyView($0) }
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: GaugeStyleConfiguration.Label(view: AnyView(label)),
        currentValueLabel: value.map { GaugeStyleConfiguration.CurrentValueLabel(view: $0) },
        minimumValueLabel: minimumValueLabel.map { GaugeStyleConfiguration.MinimumValueLabel(view: AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { GaugeStyleConfiguration.MaximumValueLabel(view: AnyView($0)) })
    )
    // The texts that a style shows are those of the element.
    .accessibilityElement(children: .ignore)
    ._accessibilityControl(
      AccessibilityControl(.gauge, value: Text(fraction, format: .percent.precision(.fractionLength(0)))), label: label
    )
    ._accessibilityValue(from: value)
  }
}

extension Gauge: StyledControl {}

extension BinaryFloatingPoint {
  /// Returns the place of the number in a range, from 0 to 1.
  fileprivate func _fraction(of bounds: ClosedRange<Self>) -> Double {
    let (value, least, most) = (Double(self), Double(bounds.lowerBound), Double(bounds.upperBound))
    guard least.isFinite, most.isFinite, least < most else {
      RuntimeIssue.record(.gaugeHasNoRange(least, most))
      return 0
    }
    if !(least...most).contains(value) { RuntimeIssue.record(.gaugeIsOutside(value, least...most)) }
    return value.isNaN ? 0 : min(max((value - least) / (most - least), 0), 1)
  }
}

extension RuntimeIssue {
  fileprivate static func gaugeHasNoRange(_ least: Double, _ most: Double) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A gauge has the range \(least)...\(most). The bounds must be finite, and the upper one must be greater. The gauge is \
        empty.
        """)
  }

  fileprivate static func gaugeIsOutside(_ value: Double, _ bounds: ClosedRange<Double>) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "A gauge has the value \(value), which isn't in its range \(bounds). The nearest bound is shown.")
  }
}
