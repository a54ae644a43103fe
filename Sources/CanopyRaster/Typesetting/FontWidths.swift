internal import CPango
internal import Foundation

/// Condensed and expanded letters of the system's typeface, for which Inter has no faces: its letters are made narrower or
/// wider.
///
/// The width is part of a font description as the variation `wdth`, which fonts without that axis ignore. Before fontconfig
/// looks for a font, it becomes a matrix, which Pango applies to outlines and advances alike.
enum FontWidths {
  /// - Parameter percent: The width, in percent of the standard width.
  static func set(_ percent: Int, in description: OpaquePointer?) {
    pango_font_description_set_variations(description, "\(axis)\(percent)")
  }

  /// Makes a font map apply the widths that fonts request.
  static func add(to fonts: UnsafeMutablePointer<PangoFontMap>?) {
    guard let fonts else { return }
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(fonts), { pattern, _ in FontWidths.apply(to: pattern) }, nil, nil)
  }

  private static let axis = "wdth="

  private static func apply(to pattern: OpaquePointer?) {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, "fontvariations", 0, &text) == FcResultMatch, let text else { return }
    let variations = String(cString: text)
    guard variations.hasPrefix(axis), let percent = Double(variations.dropFirst(axis.count)) else { return }
    var matrix = FcMatrix(xx: percent / 100, xy: 0, yx: 0, yy: 1)
    FcPatternAddMatrix(pattern, "matrix", &matrix)
  }
}

/// The tracking of San Francisco by point size, as the Human Interface Guidelines publish it, in thousandths of an em.
///
/// See decision 19 for how well Inter matches San Francisco's widths with it.
enum TrackingTable {
  private static let smallest = 6
  /// For each point size from the smallest on.
  private static let entries: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2, 2,
    2,
    2, 2, 2, 1, 1, 1, 1, 0,
  ]

  /// The distance added after each letter, in ems. Between two sizes of the table it is interpolated.
  static func tracking(forSize size: CGFloat) -> CGFloat {
    let place = max(0, min(size - CGFloat(smallest), CGFloat(entries.count - 1)))
    let below = Int(place)
    let above = min(below + 1, entries.count - 1)
    return (entries[below] + (entries[above] - entries[below]) * (place - CGFloat(below))) / 1_000
  }
}
