public import CanopyCore
internal import Foundation

extension Slider {
  /// Creates a slider with ticks. People can also select values between the ticks.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value at which the filled part of the track starts, or nil for the lower bound.
  ///   - enabledBounds: The values that people can select, or nil for all.
  ///   - label: A view that describes the slider.
  ///   - currentValueLabel: A view that describes the value to assistive technologies.
  ///   - minimumValueLabel: A view that describes the lower bound.
  ///   - maximumValueLabel: A view that describes the upper bound.
  ///   - ticks: The ticks to show below the track.
  ///   - onEditingChanged: A closure called with true when a person begins to change the value, and with false when they
  ///     finish.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let source = SliderSource(value, bounds, step: nil).with(neutral: neutralValue, enabled: enabledBounds)
    let marks = source.marks(ticks().body, currentValueLabel())
    self.init(source, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged, marks)
  }

  /// Creates a slider with steps. `tick` returns the tick for a step, or nil for none.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let source = SliderSource(value, bounds, step: Double(step)).with(neutral: neutralValue, enabled: enabledBounds)
    let marks = source.marks(source.stops.compactMap { tick(V($0)) }, currentValueLabel())
    self.init(source, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged, marks)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks. People can also select values between the ticks.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let source = SliderSource(value, bounds, step: nil).with(neutral: neutralValue, enabled: enabledBounds)
    let marks = source.marks(ticks().body, currentValueLabel())
    self.init(source, label(), EmptyView(), EmptyView(), onEditingChanged, marks)
  }

  /// Creates a slider with steps. `tick` returns the tick for a step, or nil for none.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let source = SliderSource(value, bounds, step: Double(step)).with(neutral: neutralValue, enabled: enabledBounds)
    let marks = source.marks(source.stops.compactMap { tick(V($0)) }, currentValueLabel())
    self.init(source, label(), EmptyView(), EmptyView(), onEditingChanged, marks)
  }
}
