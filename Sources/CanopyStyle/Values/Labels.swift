public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// The visibility of the labels of controls.
  @Entry public var labelsVisibility: Visibility = .automatic

  /// The distance between icon and title in labels, or nil for the style's.
  @Entry public package(set) var labelIconToTitleSpacing: CGFloat?

  /// The width that labels reserve for their icons in order to align titles, or nil for the style's.
  @Entry public package(set) var labelReservedIconWidth: CGFloat?
}

extension View {
  /// Sets the visibility of the labels of controls in this view.
  ///
  /// Hidden labels remain available to screen readers.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    _setting(\.labelsVisibility, visibility)
  }

  /// Hides the labels of controls in this view.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets the distance between icon and title in labels.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    _setting(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width that labels reserve for their icons.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    _setting(\.labelReservedIconWidth, value)
  }
}
