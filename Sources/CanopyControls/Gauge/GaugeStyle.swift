public import CanopyCore
internal import CanopyStyle

/// A type that defines the appearance of gauges.
///
/// ```swift
/// struct Percentage: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     LabeledContent {
///       Text(configuration.value, format: .percent)
///     } label: {
///       configuration.label
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns a view that represents a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that its style receives.
public struct GaugeStyleConfiguration {
  /// The place of the value in the range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The view that describes the value, or nil if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The view that describes the lower bound, or nil if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The view that describes the upper bound, or nil if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?

  /// A type-erased label of a gauge.
  public struct Label: View {
    let view: AnyView

    /// The label of the gauge.
    public var body: some View { view }
  }

  /// A type-erased view that describes the value of a gauge.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The view that describes the value.
    public var body: some View { view }
  }

  /// A type-erased view that describes the lower bound of a gauge.
  public struct MinimumValueLabel: View {
    let view: AnyView

    /// The view that describes the lower bound.
    public var body: some View { view }
  }

  /// A type-erased view that describes the upper bound of a gauge.
  public struct MaximumValueLabel: View {
    let view: AnyView

    /// The view that describes the upper bound.
    public var body: some View { view }
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    _changing(\.gaugeStyle) { $0.add(style) }
  }
}

/// Gauges, as a kind of control.
package enum GaugeKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.gaugeStyle }

  package static func makeBody(_ style: any GaugeStyle, _ configuration: GaugeStyleConfiguration) -> AnyView {
    func body(_ style: some GaugeStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: GaugeStyleConfiguration, _: UsualStyles) -> AnyView {
    makeBody(LinearCapacityGaugeStyle(), configuration)
  }
}

extension EnvironmentValues {
  /// The styles of the gauges in this view.
  @Entry var gaugeStyle: ControlStyles<GaugeKind> = ControlStyles()
}

extension GaugeStyleConfiguration.Label: PlaceholderView {}
extension GaugeStyleConfiguration.CurrentValueLabel: PlaceholderView {}
extension GaugeStyleConfiguration.MinimumValueLabel: PlaceholderView {}
extension GaugeStyleConfiguration.MaximumValueLabel: PlaceholderView {}
