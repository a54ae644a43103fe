public import CanopyCore
public import Foundation

extension View {
  /// Says whether controls in this view show their labels.
  ///
  /// Screen readers know them all the same.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    setting(\.labelsVisibility, visibility)
  }

  /// Hides the labels of controls in this view.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets the distance from icons to titles in labels.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    setting(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width that labels leave for their icons.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    setting(\.labelReservedIconWidth, value)
  }
}
