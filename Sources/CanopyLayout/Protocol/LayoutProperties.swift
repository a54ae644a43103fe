internal import CanopyCore
public import CanopyStyle

/// What a layout is like.
public struct LayoutProperties: Sendable {
  /// The direction in which it arranges views; nil if there is none in particular.
  public var stackOrientation: Axis?

  /// The usual properties.
  public init() {}
}
