internal import CanopyStyle
internal import Foundation

extension Font {
  /// The purpose of text, which determines its weight, and its size for each dynamic type size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles of the first level.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Body text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Secondary captions.
    case caption2
  }
}

extension Font.TextStyle {
  /// Returns the weight of the style.
  func weight(in idiom: InterfaceIdiom) -> Font.Weight {
    switch (self, idiom) {
    case (.headline, .phone): .semibold
    case (.headline, .desktop): .bold
    case (.caption2, .desktop): .medium
    default: .regular
    }
  }

  /// Returns the weight of bold text in the style.
  func emphasizedWeight(in idiom: InterfaceIdiom) -> Font.Weight {
    switch (self, idiom) {
    case (.largeTitle, _), (.title, _), (.title2, _): .bold
    case (.headline, .desktop): .heavy
    case (.caption, .desktop): .medium
    default: .semibold
    }
  }
}

extension Font {
  /// The font of the largest titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles of the first level.
  public static let title = Font.system(.title)
  /// The font of titles of the second level.
  public static let title2 = Font.system(.title2)
  /// The font of titles of the third level.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of subheadings.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text, which is the default.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of secondary captions.
  public static let caption2 = Font.system(.caption2)
}

/// The point sizes of a text style: at all dynamic type sizes, and on the desktop, where text doesn't scale.
///
/// The values are from the Human Interface Guidelines for iOS and for macOS. The guidelines also specify the leading of each
/// style, but the height of a line is calculated from its font alone. See `LineMetrics`.
struct TextStyleSizes {
  /// The point sizes, one for each case of `DynamicTypeSize`, from the smallest to the largest.
  let points: [CGFloat]
  /// The point size on the desktop.
  let desktop: CGFloat

  static let largeTitle = TextStyleSizes(points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], desktop: 26)
  static let title = TextStyleSizes(points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], desktop: 22)
  static let title2 = TextStyleSizes(points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], desktop: 17)
  static let title3 = TextStyleSizes(points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], desktop: 15)
  static let headline = TextStyleSizes(points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], desktop: 13)
  static let body = TextStyleSizes(points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], desktop: 13)
  static let callout = TextStyleSizes(points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], desktop: 12)
  static let subheadline = TextStyleSizes(points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], desktop: 11)
  static let footnote = TextStyleSizes(points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], desktop: 10)
  static let caption = TextStyleSizes(points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], desktop: 10)
  static let caption2 = TextStyleSizes(points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], desktop: 10)

  static func of(_ style: Font.TextStyle) -> TextStyleSizes {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }
}
