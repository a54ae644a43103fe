internal import CPango

/// The treatment of spaces by the shaping rules of a font, which determines whether words can be shaped individually.
enum SpaceLookups {
  /// Spaces don't affect shaping.
  case none
  /// Spaces are kerned: the advance of a space or of the letter before it depends on its neighbors.
  case kerning
  /// The glyphs of letters depend on adjacent spaces.
  case substitution

  /// - Parameter features: The features that are enabled in addition to the default ones.
  init(of font: OpaquePointer, features: [hb_feature_t]) {
    var space: hb_codepoint_t = 0
    let face = hb_font_get_face(font)
    guard let face, hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else {
      self = .substitution
      return
    }
    let off = Set(features.filter { $0.value == 0 }.map(\.tag))
    let own = features.filter { $0.value != 0 }.map(\.tag)
    let substitutions = (Self.tags(["calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig", "rvrn"]) + own)
      .filter { !off.contains($0) }
    let positions = Self.tags(["curs", "dist", "kern", "mark", "mkmk"])
    if Self.concern(space, in: face, Self.tag("GSUB"), substitutions, contextOnly: false)
      || Self.concern(space, in: face, Self.tag("GPOS"), positions, contextOnly: true)
    {
      self = .substitution
    } else {
      self = Self.concern(space, in: face, Self.tag("GPOS"), positions, contextOnly: false) ? .kerning : .none
    }
  }

  private static func tag(_ name: String) -> hb_tag_t { hb_tag_from_string(name, 4) }

  private static func tags(_ names: [String]) -> [hb_tag_t] { names.map(tag) }

  /// Returns a Boolean value that indicates whether lookups read or produce a glyph or, if `contextOnly` is true, whether they
  /// read it as context.
  private static func concern(
    _ glyph: hb_codepoint_t, in face: OpaquePointer, _ table: hb_tag_t, _ features: [hb_tag_t], contextOnly: Bool
  ) -> Bool {
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    // The list of features is terminated with zero.
    hb_ot_layout_collect_lookups(face, table, nil, nil, features + [0], lookups)
    let sets = (0..<4).map { _ in hb_set_create() }
    defer { for set in sets { hb_set_destroy(set) } }
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      for set in sets { hb_set_clear(set) }
      let (before, input, after, output) = (sets[0], sets[1], sets[2], sets[3])
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, output)
      let concerned = contextOnly ? [before, after] : [before, input, after, output]
      if concerned.contains(where: { hb_set_has($0, glyph) != 0 }) { return true }
    }
    return false
  }
}
