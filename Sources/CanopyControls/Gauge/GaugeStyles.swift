public import CanopyCore

/// The default gauge style, which depends on the enclosing container. Most show a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the gauge in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View { AutomaticControl(GaugeKind.self, configuration) }
}

/// A gauge style that shows a bar, which fills from the leading edge.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a bar between its labels.
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

/// A gauge style that shows an open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns an open ring around the description of the value.
  public func makeBody(configuration: Configuration) -> some View { OpenGaugeRing(configuration: configuration) }
}

/// A gauge style that shows a ring, which fills clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a ring around the description of the value.
  public func makeBody(configuration: Configuration) -> some View { FullGaugeRing(configuration: configuration) }
}

/// A gauge style that shows a thin bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a thin bar, as high as the bar without its labels.
  public func makeBody(configuration: Configuration) -> some View { MarkedGaugeBar(configuration: configuration) }
}

/// A gauge style that shows a thin bar, which fills from the leading edge.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a thin bar between the label and the description of the value.
  public func makeBody(configuration: Configuration) -> some View { ThinGaugeBar(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style of gauges.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills from the leading edge.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills clockwise from the top.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A thin bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thin bar that fills from the leading edge.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
