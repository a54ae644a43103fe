public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// The visibility of the labels of controls.
  @Entry public var labelsVisibility: Visibility = .automatic

  /// The distance between icon and title in labels, or nil for that of the style.
  @Entry public package(set) var labelIconToTitleSpacing: CGFloat?

  /// The width that labels reserve for their icons in order to align titles, or nil for that of the style.
  @Entry public package(set) var labelReservedIconWidth: CGFloat?
}
