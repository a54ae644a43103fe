internal import Foundation

/// How large the text styles are at each size that users can choose.
///
/// The figures are those of the Human Interface Guidelines for iOS. The columns are the cases of `DynamicTypeSize`, from
/// the smallest to the largest.
struct TextStyleSizes {
  /// The heights of letters, in points.
  let points: [CGFloat]
  /// The heights of lines, in points.
  let lines: [CGFloat]

  static let largeTitle = TextStyleSizes(
    points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  static let title = TextStyleSizes(
    points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    lines: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
  static let title2 = TextStyleSizes(
    points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  static let title3 = TextStyleSizes(
    points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  static let headline = TextStyleSizes(
    points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  static let body = TextStyleSizes(
    points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  static let callout = TextStyleSizes(
    points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  static let subheadline = TextStyleSizes(
    points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    lines: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
  static let footnote = TextStyleSizes(
    points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  static let caption = TextStyleSizes(
    points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    lines: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
  static let caption2 = TextStyleSizes(
    points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    lines: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])

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
