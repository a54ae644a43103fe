internal import CanopyCore
public import CanopyStyle

/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout arranges views; nil if there is none.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}
