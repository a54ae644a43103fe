internal import CPango
internal import CanopyDrawing
internal import Foundation

extension FontRequest {
  /// Returns the Pango description of the font, which the caller must free.
  ///
  /// - Parameters:
  ///   - scale: The factor by which the point size is multiplied.
  ///   - isAlphabetic: A Boolean value that indicates whether the text is in a script that the system's typeface contains.
  func description(scale: CGFloat, isAlphabetic: Bool = false) -> OpaquePointer? {
    if case .named(let name) = family, let member = PangoTextEngine.shared.names.member(named: name) {
      // The name includes a weight. Any requested weight other than regular replaces it.
      var font = self
      font.family = .named(member.family)
      if weight == 400 { font.weight = member.weight }
      font.isItalic = isItalic || member.isItalic
      return font.description(scale: scale)
    }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families(scale: scale).joined(separator: ","))
    pango_font_description_set_absolute_size(description, Double(max(size * scale, 0) * CGFloat(PANGO_SCALE)))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(100, min(1_000, weight)))))
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    if let variant { pango_font_description_set_variant(description, variant) }
    switch family {
    case .named:
      guard width != 100 else { break }
      pango_font_description_set_stretch(description, width < 100 ? PANGO_STRETCH_CONDENSED : PANGO_STRETCH_EXPANDED)
    case .system(let design):
      guard isAlphabetic else { break }
      FontWidths.set(
        SystemTypeface.width(of: design) * (design == .standard ? CGFloat(width) / 100 : 1), in: description)
    }
    return description
  }

  /// A Boolean value that indicates whether the font is the system's typeface in its standard design.
  var isSystemStandard: Bool { family == .system(.standard) }

  /// Returns the font families to search for, in order of preference.
  private func families(scale: CGFloat) -> [String] {
    switch family {
    case .named(let name): [name, "Inter", "sans-serif"]
    case .system(let design): SystemTypeface.families(of: design, isDisplay: isDisplay(scale: scale))
    }
  }

  /// Returns a Boolean value that indicates whether the font is the optical size for large text.
  ///
  /// The monospaced digits of that optical size differ in width, so text with monospaced digits doesn't use it.
  private func isDisplay(scale: CGFloat) -> Bool { size * scale >= SystemTypeface.displaySize && !hasMonospacedDigits }

  /// The Pango variant for small capitals; nil if there are none. If the font lacks small capitals, Pango draws smaller capitals
  /// instead.
  private var variant: PangoVariant? {
    switch (hasLowercaseSmallCaps, hasUppercaseSmallCaps) {
    case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
    case (true, false): PANGO_VARIANT_SMALL_CAPS
    case (false, true): PANGO_VARIANT_UNICASE
    case (false, false): nil
    }
  }

  /// Returns the OpenType features to set, separated by commas; nil if there are none.
  func features(isAlphabetic: Bool) -> String? {
    var features: [String] = []
    if hasMonospacedDigits { features.append("tnum=1") }
    // Inter's contextual alternates turn the "x" in "1920x1080" into a multiplication sign and "->" into an arrow.
    // Other scripts need contextual alternates to join letters, and fonts that are requested by name keep their defaults.
    if case .system = family, isAlphabetic { features.append("calt=0") }
    return features.isEmpty ? nil : features.joined(separator: ", ")
  }

  /// Returns the distance that is added after each letter due to the font size, in points.
  func automaticTracking(scale: CGFloat, isAlphabetic: Bool) -> CGFloat {
    guard isSystemStandard && isAlphabetic else { return 0 }
    return SystemTypeface.tracking(forSize: size * scale, weight: weight, isDisplay: isDisplay(scale: scale))
  }

  /// Returns the metrics of a line in this font.
  func line(scale: CGFloat, in context: OpaquePointer) -> LineMetrics {
    if case .system = family, lineHeight == nil {
      return LineMetrics(systemFontOfSize: size * scale, leading: leading)
    }
    let (ascent, descent) = verticalMetrics(scale: scale, in: context)
    guard let lineHeight else { return LineMetrics(fontAscent: ascent, descent: descent, leading: leading) }
    // If the line height is set, the letters are vertically centered in it.
    let room = lineHeight * scale - ascent - descent
    return LineMetrics(ascent: ascent + room / 2, descent: descent + room / 2)
  }

  /// Returns the extents of the font above and below the baseline, ignoring fallback fonts.
  private func verticalMetrics(scale: CGFloat, in context: OpaquePointer) -> (ascent: CGFloat, descent: CGFloat) {
    let description = description(scale: scale)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else { return (size * scale, 0) }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    return (
      CGFloat(pangoUnits: pango_font_metrics_get_ascent(metrics)),
      CGFloat(pangoUnits: pango_font_metrics_get_descent(metrics))
    )
  }
}

extension CGFloat {
  /// The length in Pango's units, clamped to the range that Pango supports.
  var _pangoUnits: Int32 { Int32(Swift.max(-1e6, Swift.min(1e6, self)) * CGFloat(PANGO_SCALE)) }

  /// Creates a length in points from a length in Pango's units.
  init(pangoUnits units: Int32) { self = CGFloat(units) / CGFloat(PANGO_SCALE) }
}
