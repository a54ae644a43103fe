public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// How many pixels a point has, in each direction.
  @Entry public var displayScale: CGFloat = 1

  /// How many points a pixel has: one divided by `displayScale`.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether there is much room from left to right, as the window or the presentation has it.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// Whether there is much room from top to bottom, as the window or the presentation has it.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// Whether the screen is dimmed to save power, so that bright surfaces should be left out.
  @Entry public var isLuminanceReduced: Bool = false

  /// Whether the window is being recorded or shown elsewhere.
  @Entry public var isSceneCaptured: Bool = false
}
