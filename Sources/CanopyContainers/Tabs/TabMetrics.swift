internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The dimensions, fonts and colors of a bar of tabs at the bottom. Those that were measured on iOS 26 are exact.
struct BottomBarMetrics: Equatable {
  /// The size of a tab where the bar has room for it, and the distance by which it overlaps the next one.
  let item = CGSize(width: 94, height: 54)
  let overlap: CGFloat = 8
  /// The distance of the tabs from the edges of the bar.
  let padding: CGFloat = 4
  /// The distance of the bar from the edges of the window.
  let margin: CGFloat = 21
  /// The distance between the bar and the tab for searching, and between the bar and its accessory.
  let spacing: CGFloat = 8
  /// The number of tabs that fit. With more, the last place is for the others.
  let maxCount = 5
  /// The inset at the bottom of a window that the bar may cover: that of a home indicator.
  let coveredInset: CGFloat = 34

  let fill: Color
  let shadow: Color
  let shadowRadius: CGFloat = 12
  let shadowOffset: CGFloat = 4
  let lensFill: Color
  let lensRadius: CGFloat = 27
  let disabledOpacity = 0.3

  /// The distance from the top of a tab to its icon and to the baseline of its title, and the height of the icon.
  let iconTop: CGFloat = 7.5
  let titleBaseline: CGFloat = 44
  let iconHeight: CGFloat = 24
  let iconFont = Font.system(size: 16, weight: .medium)
  let titlePadding: CGFloat = 4

  let badgeFont = Font.system(size: 12, weight: .medium)
  let badgeHeight: CGFloat = 18
  let badgePadding: CGFloat = 5

  /// The height of the accessory, and of the bar while it shows only the selected tab.
  let accessoryHeight: CGFloat = 48
  /// The height of the row above a tab from the list of other tabs.
  let backHeight: CGFloat = 44
  let backChevron = CGSize(width: 10, height: 17)
  let rowChevron = CGSize(width: 7, height: 12)

  init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
    let isDark = scheme == .dark
    fill = isDark ? Color(white: 30 / 255) : Color(red: 251 / 255, green: 252 / 255, blue: 252 / 255)
    shadow = Color(white: 0, opacity: isDark ? 0.5 : 0.16)
    lensFill = isDark ? Color(white: 62 / 255) : Color(red: 233 / 255, green: 234 / 255, blue: 234 / 255)
    border = contrast == .increased ? Color.primary.opacity(0.6) : nil
  }

  /// The line around the bar, or nil for none. Increased contrast adds it.
  let border: Color?

  var height: CGFloat { item.height + padding * 2 }

  func titleFont(isSelected: Bool) -> Font { .system(size: 10, weight: isSelected ? .semibold : .medium) }
}

/// The dimensions, fonts and colors of a bar of tabs at the top, and of a sidebar. Those that were measured on macOS 26 are exact.
struct TopBarMetrics: Equatable {
  let height: CGFloat = 24
  /// The distance of a title from the edges of its segment.
  let inset: CGFloat = 12
  let cornerRadius: CGFloat = 6
  let fill: Color
  let selectionFill: Color
  let selectionInset: CGFloat = 0.5
  let divider: Color
  let dividerWidth: CGFloat = 1
  let dividerInset: CGFloat = 6
  let disabledOpacity = 0.3
  let badgeSpacing: CGFloat = 4

  let boxTop: CGFloat = 10
  let boxFill: Color
  let boxRadius: CGFloat = 4.5
  /// The line around the bar and the box, or nil for none. Increased contrast adds it.
  let border: Color?
  /// The distances of the content from the edges of the tab view, as `NSTabView` has them.
  let content = EdgeInsets(top: 27, leading: 3, bottom: 3, trailing: 3)

  let sidebarWidth: CGFloat = 200
  /// The minimum width of a tab view with a sidebar.
  static var minWidthWithSidebar: CGFloat { 560 }

  init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
    func ink(_ opacity: Double) -> Color { Color(white: scheme == .dark ? 1 : 0, opacity: opacity / 255) }
    (fill, selectionFill, divider, boxFill) = (ink(20), ink(50), ink(43), ink(8))
    border = contrast == .increased ? ink(153) : nil
  }
}

/// The dimensions and colors of the dots for pages.
struct PageDotMetrics: Equatable {
  let dot: CGFloat = 7
  /// The distance between the centers of two dots.
  let pitch: CGFloat = 16
  let height: CGFloat = 26
  let padding: CGFloat = 10
  /// The distance of the dots from the bottom of the pages.
  let bottom: CGFloat = 12
  let otherOpacity = 0.3
}

extension EnvironmentValues {
  var bottomBarMetrics: BottomBarMetrics { BottomBarMetrics(colorScheme, colorSchemeContrast) }
  var topBarMetrics: TopBarMetrics { TopBarMetrics(colorScheme, colorSchemeContrast) }
}
