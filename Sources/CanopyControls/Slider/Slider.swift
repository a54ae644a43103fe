public import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A control for selecting a value from a range.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Image(systemName: "speaker")
/// } maximumValueLabel: {
///   Image(systemName: "speaker.wave.3")
/// }
/// ```
///
/// People drag the knob, or start anywhere on the track. On the phone, the label isn't shown; it describes the slider to assistive
/// technologies. On the desktop, it is in front of the track.
public struct Slider<Label: View, ValueLabel: View> {
  private let source: SliderSource
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let marks: SliderMarks
  private let editingChanged: (Bool) -> Void

  init(
    _ source: SliderSource, _ label: Label, _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel,
    _ editingChanged: @escaping (Bool) -> Void, _ marks: SliderMarks = SliderMarks()
  ) {
    self.source = source
    self.marks = marks
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.editingChanged = editingChanged
  }
}

extension Slider: View {
  /// The track with its knob, between the labels of the minimum and the maximum value.
  public var body: some View {
    // Without the types of the labels, which the row would otherwise look up with those of all its parts.
    let hasBounds = ValueLabel.self != EmptyView.self
    return SliderRow(
      source: source, fraction: source.fraction, marks: marks, label: AnyView(label),
      minimumValueLabel: hasBounds ? AnyView(minimumValueLabel) : nil,
      maximumValueLabel: hasBounds ? AnyView(maximumValueLabel) : nil, editingChanged: editingChanged)
  }
}

extension Slider {
  /// Creates a slider with a label, and labels of its least and its greatest value.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The range of values.
  ///   - label: A view that describes the slider.
  ///   - minimumValueLabel: A view that describes the lower bound.
  ///   - maximumValueLabel: A view that describes the upper bound.
  ///   - onEditingChanged: A closure called with true when a person begins to change the value, and with false when they
  ///     finish.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, step: nil), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with steps, a label, and labels for the minimum and the maximum value.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The range of values.
  ///   - step: The distance between selectable values, starting at the lower bound.
  ///   - label: A view that describes the slider.
  ///   - minimumValueLabel: A view that describes the lower bound.
  ///   - maximumValueLabel: A view that describes the upper bound.
  ///   - onEditingChanged: A closure called with true when a person begins to change the value, and with false when they
  ///     finish.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, step: Double(step)), label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }

  /// Creates a slider with a label, and labels of its least and its greatest value.
  ///
  /// This older form takes the labels as values.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step: nil), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// Creates a slider with steps, a label, and labels for the minimum and the maximum value.
  ///
  /// This older form takes the labels as values.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, step: Double(step)), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step: nil), label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step: Double(step)), label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with a label. This older form takes the label last.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step: nil), label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps and a label. This older form takes the label last.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step: Double(step)), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step: nil), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps and without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, step: Double(step)), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
