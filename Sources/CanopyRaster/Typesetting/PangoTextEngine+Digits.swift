internal import CPango
package import CanopyDrawing
package import Foundation

extension PangoTextEngine {
  /// Returns the differences between the width of the widest digit and the widths of the digits, in ems. They are 0 in
  /// a font with tabular digits.
  func missingDigitWidths(of font: FontRequest) -> [CGFloat] {
    digitWidths.value(for: font) {
      // Widths are proportional to the size, so one size is enough.
      let widths = (0...9).map { plainWidth(of: "\($0)", in: font) }
      let widest = widths.max() ?? 0
      return widths.map { font.size > 0 ? ((widest - $0) / font.size) : 0 }
    } ?? Array(repeating: 0, count: 10)
  }

  /// Returns the width of a string in a line of one font, without the distances after letters.
  package func plainWidth(of string: String, in font: FontRequest) -> CGFloat {
    let layout = pango_layout_new(context)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let description = font.description(scale: 1, isAlphabetic: true)
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    if let features = font.features(isAlphabetic: true) {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    pango_layout_set_attributes(layout, attributes)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return CGFloat(pangoUnits: extents.width)
  }
}
