internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A text style whose words can be shaped individually, with its font and shaping options.
final class WordStyle {
  /// The properties of a style that depend on the script of a text.
  struct Script {
    let language: OpaquePointer?
    /// The distance beyond the end of a line at which Pango stops searching for breaks.
    let safeDistance: Int32
    /// The part of a word's key that identifies the style and the script.
    let key: Fingerprint
  }

  let letters: TextRequest.LetterStyle
  /// The distance that is added after each letter, in Pango's units.
  let spacing: Int32
  /// The advance of a space without kerning or tracking.
  let space: Int32
  /// A Boolean value that indicates whether spaces are kerned with the letters beside them.
  let kernsSpaces: Bool
  let font: OpaquePointer
  let features: [hb_feature_t]
  /// The properties for each script, in the order of `WordScript`; nil if the font lacks letters of the script.
  private let scripts: [Script?]
  private let loaded: LoadedFont
  private let context: OpaquePointer
  private var line: (displayScale: CGFloat, metrics: LineMetrics)?

  /// Creates a style, or returns nil if Pango must lay out texts with this style.
  init?(_ letters: TextRequest.LetterStyle, in context: OpaquePointer, shaper: WordShaper) {
    let request = letters.font
    let distance = letters.tracking + letters.kerning + request.automaticTracking(scale: 1, isAlphabetic: true)
    guard (0...Self.largest).contains(request.size), abs(distance) <= Self.largest, !request.mayBeSynthesized else {
      return nil
    }
    let description = request.description(scale: 1, isAlphabetic: true)
    defer { pango_font_description_free(description) }
    guard let loaded = LoadedFont(description, in: context), let font = pango_font_get_hb_font(loaded.font) else {
      return nil
    }
    let features = loaded.features + request.wordFeatures(isSpaced: distance != 0)
    let lookups = shaper.lookups(of: font, features: features)
    var glyph: hb_codepoint_t = 0
    guard lookups != .substitution, hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0 else { return nil }
    space = hb_font_get_glyph_h_advance(font, glyph)
    spacing = distance._pangoUnits
    kernsSpaces = lookups == .kerning
    scripts = WordScript.allCases.map { script in
      guard let language = loaded.language(of: script, description) else { return nil }
      var key = letters.fingerprint
      key.add(script.rawValue)
      return Script(
        language: hb_language_from_string(pango_language_to_string(language), -1),
        safeDistance: loaded.safeDistance(language), key: key)
    }
    (self.letters, self.font, self.features, self.loaded, self.context) = (letters, font, features, loaded, context)
    // With negative tracking, spaces must keep a positive width.
    guard space > max(-2 * spacing, 0) else { return nil }
  }

  /// The maximum font size and tracking, in points.
  ///
  /// The total length of `WordStore.longestText` letters must not overflow Pango's integers.
  private static var largest: CGFloat { 500 }

  subscript(script: WordScript) -> Script? { scripts[script.rawValue] }

  /// Returns the metrics of a line of letters of this style.
  func line(displayScale: CGFloat) -> LineMetrics {
    if let line, line.displayScale == displayScale { return line.metrics }
    let metrics = letters.font.line(scale: 1, in: context)
      .movingLetters(by: letters.baselineOffset, displayScale: displayScale)
    line = (displayScale, metrics)
    return metrics
  }
}

extension FontRequest {
  /// A Boolean value that indicates whether letters may be synthesized: small capitals, or monospaced digits that the font
  /// lacks.
  fileprivate var mayBeSynthesized: Bool {
    if hasLowercaseSmallCaps || hasUppercaseSmallCaps { return true }
    return hasMonospacedDigits && PangoTextEngine.shared.missingDigitWidths(of: self).contains { $0 > 0 }
  }

  /// Returns the OpenType features that Pango would set for letters of the font.
  fileprivate func wordFeatures(isSpaced: Bool) -> [hb_feature_t] {
    let own = features(isAlphabetic: true)?.split(separator: ", ").map(String.init) ?? []
    // Letters with tracking don't form ligatures.
    return (own + (isSpaced ? ["liga=0", "clig=0", "dlig=0", "hlig=0"] : [])).compactMap { text in
      var feature = hb_feature_t()
      return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
    }
  }
}

/// A Pango font, retained for the lifetime of the object.
private final class LoadedFont {
  let font: UnsafeMutablePointer<PangoFont>
  private let context: OpaquePointer

  /// Loads the font that best matches a description, or returns nil if there is none.
  init?(_ description: OpaquePointer?, in context: OpaquePointer) {
    guard let font = pango_context_load_font(context, description) else { return nil }
    self.font = font
    self.context = context
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(font)) }

  /// The font features from the system's settings.
  var features: [hb_feature_t] {
    var features = [hb_feature_t](repeating: hb_feature_t(), count: 32)
    var count: UInt32 = 0
    pango_font_get_features(font, &features, UInt32(features.count), &count)
    return Array(features.prefix(Int(count)))
  }

  /// Returns the language in which Pango shapes letters of a script, or nil if Pango uses another font.
  func language(of script: WordScript, _ description: OpaquePointer?) -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
    let sample = script.sample
    let items = pango_itemize(context, sample, 0, Int32(sample.utf8.count), attributes, nil)
    defer { g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) } }
    guard let item = items?.pointee.data?.assumingMemoryBound(to: PangoItem.self).pointee else { return nil }
    return item.analysis.font == font ? item.analysis.language : nil
  }

  /// Returns the `safeDistance` of `WordStyle.Script` for a language.
  func safeDistance(_ language: OpaquePointer) -> Int32 {
    let metrics = pango_font_get_metrics(font, language)
    defer { pango_font_metrics_unref(metrics) }
    return 3 * pango_font_metrics_get_approximate_char_width(metrics)
  }
}
