public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// Whether controls show their labels.
  @Entry public var labelsVisibility: Visibility = .automatic

  /// The distance from icons to titles in labels; nil leaves it to the style.
  @Entry public package(set) var labelIconToTitleSpacing: CGFloat?

  /// The width that labels leave for their icons, so that titles begin at the same place; nil leaves it to the style.
  @Entry public package(set) var labelReservedIconWidth: CGFloat?
}
