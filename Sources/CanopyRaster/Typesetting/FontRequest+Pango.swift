internal import CPango
internal import CanopyDrawing
internal import Foundation

extension FontRequest {
  /// The font as a Pango description, which the caller frees.
  ///
  /// - Parameters:
  ///   - scale: The factor of the point size.
  ///   - isAlphabetic: A Boolean value that indicates whether the system's typeface contains the letters.
  func description(scale: CGFloat, isAlphabetic: Bool = false) -> OpaquePointer? {
    if case .named(let name) = family, let member = PangoTextEngine.shared.names.member(named: name) {
      // The name states a weight; a weight that is asked for replaces it.
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
    if width != 100 {
      if case .named = family {
        pango_font_description_set_stretch(description, width < 100 ? PANGO_STRETCH_CONDENSED : PANGO_STRETCH_EXPANDED)
      } else if isSystemStandard, isAlphabetic {
        FontWidths.set(width, in: description)
      }
    }
    return description
  }

  /// A Boolean value that indicates whether this is the system's typeface in its standard design.
  var isSystemStandard: Bool { family == .system(.standard) }

  /// The families to look for, the best first.
  private func families(scale: CGFloat) -> [String] {
    switch family {
    case .named(let name): [name, "Inter", "sans-serif"]
    case .system(let design): SystemTypeface.families(of: design, isDisplay: isDisplay(scale: scale))
    }
  }

  /// A Boolean value that indicates whether the letters have the cut for large sizes. Its digits for columns aren't all of
  /// one width, so text that needs them has the other cut.
  private func isDisplay(scale: CGFloat) -> Bool { size * scale >= SystemTypeface.displaySize && !hasMonospacedDigits }

  /// Small capitals. Pango makes them from capitals of a smaller size where a font has none.
  private var variant: PangoVariant? {
    switch (hasLowercaseSmallCaps, hasUppercaseSmallCaps) {
    case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
    case (true, false): PANGO_VARIANT_SMALL_CAPS
    case (false, true): PANGO_VARIANT_UNICASE
    case (false, false): nil
    }
  }

  /// The OpenType features to set.
  func features(isAlphabetic: Bool) -> String? {
    var features: [String] = []
    if hasMonospacedDigits { features.append("tnum=1") }
    // Inter's contextual alternates turn "1920x1080" into a product and "->" into an arrow. Other scripts need theirs to
    // join letters, and fonts that an app asks for by name keep what their designers intend.
    if case .system = family, isAlphabetic { features.append("calt=0") }
    return features.isEmpty ? nil : features.joined(separator: ", ")
  }

  /// The distance added after each letter because of its size, in points.
  func automaticTracking(scale: CGFloat, isAlphabetic: Bool) -> CGFloat {
    guard isSystemStandard && isAlphabetic else { return 0 }
    return SystemTypeface.tracking(forSize: size * scale, isDisplay: isDisplay(scale: scale))
  }

  /// A line of the font.
  func line(scale: CGFloat, displayScale: CGFloat, in context: OpaquePointer) -> LineMetrics {
    if case .system = family, lineHeight == nil {
      return LineMetrics(systemFontOfSize: size * scale, leading: leading, displayScale: displayScale)
    }
    let (ascent, descent) = verticalMetrics(scale: scale, in: context)
    guard let lineHeight else {
      return LineMetrics(fontAscent: ascent, descent: descent, leading: leading, displayScale: displayScale)
    }
    // The letters are in the middle of a line whose height was set.
    let room = lineHeight * scale - ascent - descent
    return LineMetrics(ascent: ascent + room / 2, descent: descent + room / 2)
  }

  /// Returns the extents of the font above and below the baseline, without those of fallback fonts.
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
  var pangoUnits: Int32 { Int32(Swift.max(-1e6, Swift.min(1e6, self)) * CGFloat(PANGO_SCALE)) }

  /// A length that Pango has counted.
  init(pangoUnits units: Int32) { self = CGFloat(units) / CGFloat(PANGO_SCALE) }
}
