internal import CPango
package import CanopyDrawing
package import Foundation

/// Lays out text with Pango, in the fonts of the machine.
///
/// Safe because it belongs to the main actor, like all layout.
package final class PangoTextEngine: TextEngine, @unchecked Sendable {
  package static let shared = PangoTextEngine(keepsWords: true)

  /// A Boolean value that indicates whether texts are composed of words if this results in the same measures.
  ///
  /// An engine that doesn't store words lets Pango lay out all texts. Tests compare both.
  private let keepsWords: Bool
  /// The length from which paragraphs are laid out in sections; nil to pass whole texts to Pango. Tests compare both.
  private let bytesOfSection: Int?
  @exclusivity(unchecked) private var words: WordStore
  private(set) var context: OpaquePointer
  /// The names of fonts, loaded when a program requests a font by name.
  private var knownNames: FontNames?
  var names: FontNames {
    if let knownNames { return knownNames }
    let names = FontNames()
    knownNames = names
    return names
  }

  /// The number of times that the available fonts have changed.
  private(set) var generation = 0
  /// The measures by the text and the available space.
  private var known = BoundedCache<Fingerprint, TextMeasure>(capacity: mostMeasures)
  private var set = BoundedCache<SetText, PangoLayoutBox>(capacity: mostLayouts)
  /// The results of `missingDigitWidths(of:)`.
  var digitWidths = BoundedCache<FontRequest, [CGFloat]>(capacity: mostFonts)
  private static var mostMeasures: Int { 65_536 }
  private static var mostFonts: Int { 256 }
  /// The number of texts that Pango has laid out in order to measure them.
  private(set) var pangoMeasures = 0
  /// The number of bytes that were passed to Pango. Some of them are laid out more than once.
  private(set) var bytesSet = 0
  /// The number of times that words were shaped.
  var shapings: Int { words.shapings }
  private static var mostLayouts: Int { 8_192 }

  /// The key for the layout of a text that is drawn.
  private struct SetText: Hashable {
    let request: Fingerprint
    let size: CGSize
    let looks: [PangoLook]
    let alignment: DisplayText.Alignment
  }

  init(keepsWords: Bool, bytesOfSection: Int? = PangoLayoutBox.bytesOfSection) {
    Self.addAppFonts
    self.keepsWords = keepsWords
    self.bytesOfSection = bytesOfSection
    context = Self.makeContext()
    words = WordStore(context: context)
  }

  /// Registers the fonts of the program, once for all engines.
  private static let addAppFonts: Void = AppFonts.addResources()

  /// Removes all cached measures and layouts.
  func emptyCaches() {
    digitWidths = BoundedCache(capacity: Self.mostFonts)
    known = BoundedCache(capacity: Self.mostMeasures)
    set = BoundedCache(capacity: Self.mostLayouts)
    words = WordStore(context: context)
  }

  /// Discards the layouts and measures that were created with the previous set of fonts.
  func fontsChanged() {
    g_object_unref(UnsafeMutableRawPointer(context))
    context = Self.makeContext()
    emptyCaches()
    generation += 1
    knownNames = nil
  }

  private static func makeContext() -> OpaquePointer {
    let fonts = pango_cairo_font_map_new()
    FontWidths.add(to: fonts)
    defer { g_object_unref(fonts.map { UnsafeMutableRawPointer($0) }) }
    return makeContext(of: fonts)
  }

  /// Returns a new context with the fonts of another context.
  static func makeContext(like context: OpaquePointer) -> OpaquePointer {
    makeContext(of: pango_context_get_font_map(context))
  }

  private static func makeContext(of fonts: UnsafeMutablePointer<PangoFontMap>?) -> OpaquePointer {
    guard let context = pango_font_map_create_context(fonts) else {
      preconditionFailure("Pango makes a context for every font map.")
    }
    // Letters aren't aligned to pixels, so that their positions are the same at every scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  package func measure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure {
    guard keepsWords, case .plain(let string, let letters) = text.content, let kept = words.text(string, letters) else {
      return knownMeasure(text, width: width, height: height) { nil }
    }
    if let measure = kept.measureInLine(text.paragraph, width: width, height: height) { return measure }
    return knownMeasure(text, width: width, height: height) {
      kept.measureInLines(text.paragraph, width: width, height: height) { words.words(of: string, kept) }
    }
  }

  /// Returns a cached measure. If there is none, computes it from words, or with Pango for texts that aren't covered by words.
  private func knownMeasure(
    _ text: TextRequest, width: CGFloat, height: CGFloat, fromWords: () -> TextMeasure?
  ) -> TextMeasure {
    var question = Fingerprint()
    text.add(to: &question)
    question.add(width)
    question.add(height)
    if let measure = known.value(for: question, make: { nil }) { return measure }
    let measure = fromWords() ?? freshMeasure(text, width: width, height: height)
    known.insert(measure, for: question)
    return measure
  }

  package func hasFont(named name: String) -> Bool { names.contains(name) }

  package func missingTypeface(for design: FontRequest.Design) -> MissingTypeface? {
    SystemTypeface.missing(for: design, among: names)
  }

  package func placesOfPictures(in text: DisplayText) -> [CGRect?] {
    layout(text, [])?.framesOfPictures(in: text.frame, text.alignment) ?? []
  }

  package func lines(of text: DisplayText) -> [CGRect] {
    layout(text, [])?.framesOfLines(in: text.frame, text.alignment) ?? []
  }

  /// Returns the cached layout of a text for drawing.
  func layout(_ text: DisplayText, _ looks: [PangoLook]) -> PangoLayoutBox? {
    var request = Fingerprint()
    text.request.add(to: &request)
    let key = SetText(request: request, size: text.frame.size, looks: looks, alignment: text.alignment)
    return set.value(for: key) { makeLayout(text, looks) }
  }

  /// Returns a new layout of a text for drawing.
  func makeLayout(_ text: DisplayText, _ looks: [PangoLook]) -> PangoLayoutBox {
    // Slightly more space than was measured, so that rounding doesn't break a line.
    let (width, height) = (text.frame.width + 0.02, text.frame.height)
    let fit = fit(text.request, width: width, height: height)
    let box = box(text.request, width: width, height: height, fit, looks)
    box.takeColorGlyphs(in: text.frame.width, text.alignment)
    return box
  }

  private func freshMeasure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure {
    pangoMeasures += 1
    return box(text, width: width, height: height, fit(text, width: width, height: height)).measure
  }

  /// Returns the tightening and the scale with which a text fits, within the limits that the text allows. Letters are first moved
  /// closer together, and then made smaller.
  private func fit(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextFit {
    let paragraph = text.paragraph
    let smallest = max(paragraph.smallestScale, 0.01)
    var fit = TextFit()
    func fits() -> Bool {
      let box = box(text, width: width, height: height, fit, isTrial: true)
      return smallest < 1 ? box.fits : !box.isTruncated
    }
    guard smallest < 1 || paragraph.allowsTightening else { return fit }
    if fits() { return fit }
    if paragraph.allowsTightening {
      for step in 1...5 {
        fit.tightening = 0.01 * CGFloat(step)
        if fits() { return fit }
      }
    }
    guard smallest < 1 else { return fit }
    // The search is only worthwhile if the smallest letters fit.
    fit.scale = smallest
    if !fits() { return fit }
    var (low, high) = (smallest, CGFloat(1))
    // The steps are proportionally equal, and accurate to 2 % even if letters may shrink to a hundredth of their size.
    for _ in 0..<8 {
      fit.scale = (low * high).squareRoot()
      if fits() { low = fit.scale } else { high = fit.scale }
    }
    fit.scale = low
    return fit
  }

  private func box(
    _ text: TextRequest, width: CGFloat, height: CGFloat, _ fit: TextFit, _ looks: [PangoLook]? = nil,
    isTrial: Bool = false
  ) -> PangoLayoutBox {
    let box = PangoLayoutBox(
      text, width: width, height: height, fit: fit, looks: looks, isTrial: isTrial,
      bytesOfSection: bytesOfSection, in: context)
    bytesSet += box.bytesSet
    return box
  }
}

/// A tightening or scaling of letters that makes a text fit.
struct TextFit {
  /// The size of the letters, as a fraction of their font size.
  var scale: CGFloat = 1
  /// The distance by which letters move closer together, as a fraction of their size.
  var tightening: CGFloat = 0
}
