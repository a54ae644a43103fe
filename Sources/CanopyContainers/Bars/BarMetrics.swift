internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The dimensions and fonts of the bars of a page. Those that were measured on iOS 26 and macOS 26 are exact.
struct BarMetrics {
  /// The distances of the items from the top and the bottom of the bar, and from its sides.
  var top: CGFloat
  var bottom: CGFloat
  var margin: CGFloat
  /// The distance of the button that goes back from the leading edge.
  var backMargin: CGFloat
  /// The height of an item, the least distance from its content to its sides, and the distance between items.
  var item: CGFloat
  var itemPadding: CGFloat
  var itemSpacing: CGFloat
  var itemFont: Font
  var symbolFont: Font
  var chevron: CGSize
  var titleFont: Font
  var subtitleFont: Font
  /// A Boolean value that indicates whether the title is in the middle of the bar. Otherwise, it is at the leading edge.
  var centersTitle: Bool
  /// The height of a large title below the bar, or nil if titles are never large.
  var largeTitle: CGFloat?
  /// The height of the area in which content fades out under the bar.
  var fade: CGFloat
  /// The height of the bar at the bottom, and the distance of its items from the sides and from the lower edge.
  var bottomBar: CGFloat
  var bottomMargin: CGFloat
  var bottomItem: CGFloat

  /// The height of the bar without a large title.
  var height: CGFloat { top + item + bottom }

  init(_ idiom: InterfaceIdiom) { self = idiom == .phone ? .phone : .desktop }

  private init(
    top: CGFloat, bottom: CGFloat, margin: CGFloat, backMargin: CGFloat, item: CGFloat, itemPadding: CGFloat,
    itemSpacing: CGFloat, itemFont: Font, symbolFont: Font, chevron: CGSize, titleFont: Font, subtitleFont: Font,
    centersTitle: Bool, largeTitle: CGFloat?, fade: CGFloat, bottomBar: CGFloat, bottomMargin: CGFloat,
    bottomItem: CGFloat
  ) {
    (self.top, self.bottom, self.margin, self.backMargin) = (top, bottom, margin, backMargin)
    (self.item, self.itemPadding, self.itemSpacing) = (item, itemPadding, itemSpacing)
    (self.itemFont, self.symbolFont, self.chevron) = (itemFont, symbolFont, chevron)
    (self.titleFont, self.subtitleFont, self.centersTitle) = (titleFont, subtitleFont, centersTitle)
    (self.largeTitle, self.fade) = (largeTitle, fade)
    (self.bottomBar, self.bottomMargin, self.bottomItem) = (bottomBar, bottomMargin, bottomItem)
  }

  private static var phone: BarMetrics {
    BarMetrics(
      top: 10, bottom: 10, margin: 16, backMargin: 10, item: 44, itemPadding: 12, itemSpacing: 8,
      itemFont: .system(size: 17, weight: .medium), symbolFont: .system(size: 19, weight: .medium),
      chevron: CGSize(width: 9, height: 16), titleFont: .system(size: 17, weight: .semibold),
      subtitleFont: .system(size: 12), centersTitle: true, largeTitle: 52.5, fade: 80, bottomBar: 76,
      bottomMargin: 28, bottomItem: 48)
  }

  private static var desktop: BarMetrics {
    BarMetrics(
      top: 8, bottom: 8, margin: 8, backMargin: 8, item: 36, itemPadding: 10, itemSpacing: 8,
      itemFont: .system(size: 13), symbolFont: .system(size: 15), chevron: CGSize(width: 7, height: 12),
      titleFont: .system(size: 15, weight: .semibold), subtitleFont: .system(size: 11), centersTitle: false,
      largeTitle: nil, fade: 52, bottomBar: 52, bottomMargin: 8, bottomItem: 36)
  }
}
