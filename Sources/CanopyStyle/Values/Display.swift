public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// The number of pixels per point, in each direction.
  @Entry public var displayScale: CGFloat = 1

  /// The size of a pixel in points: one divided by `displayScale`.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The horizontal size class of the window or presentation.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// The vertical size class of the window or presentation.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// A Boolean value that indicates whether the display is dimmed to save power.
  ///
  /// Avoid bright surfaces while it is true.
  @Entry public var isLuminanceReduced: Bool = false

  /// A Boolean value that indicates whether the window is recorded or mirrored to another display.
  @Entry public var isSceneCaptured: Bool = false
}

/// The amount of space that is available in a dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Ample space.
  case regular
}
