import CanopyDrawing
import Foundation

/// Texts of many scripts, fonts and limits, with the room that they are offered.
struct RandomTextRequest {
  let request: TextRequest
  let width: CGFloat
  let height: CGFloat

  /// - Parameters:
  ///   - styles: The styles of letters to choose from.
  ///   - natural: Returns the natural size of a text: offers near it are those where mistakes show.
  init(_ dice: inout Dice, styles: [TextRequest.LetterStyle], natural: (TextRequest) -> CGSize) {
    let letters = styles.randomElement(using: &dice) ?? TextRequest.LetterStyle(font: FontRequest(size: 17))
    let paragraph = Self.paragraph(&dice)
    let request = TextRequest(.plain(Self.string(&dice), letters), paragraph)
    let size = natural(request)
    let wide: [CGFloat] = [
      .infinity, 0, 0, -3, 0.0005, 1, letters.font.size, size.width, size.width - 0.001, size.width - 1,
      size.width + 0.5, size.width * 0.5, size.width * 0.7, size.width * CGFloat.random(in: 0...1.1, using: &dice),
      size.width * CGFloat.random(in: 0.1...0.9, using: &dice), 120, 300,
    ]
    let line = letters.font.size * 1.25
    let high: [CGFloat] = [
      .infinity, .infinity, .infinity, 0, line, size.height, CGFloat.random(in: 0...6, using: &dice) * line, -1,
    ]
    self.request = request
    width = wide.randomElement(using: &dice) ?? 0
    height = high.randomElement(using: &dice) ?? 0
  }

  // MARK: Letters

  /// - Parameter isUsual: Whether they are letters of the usual typeface, as most texts have.
  static func letters(_ dice: inout Dice, isUsual: Bool) -> TextRequest.LetterStyle {
    let families: [FontRequest.Family] = [
      .system(.serif), .system(.rounded), .system(.monospaced), .named("Noto Sans"), .named("DejaVu Sans"),
      .named("Inter"), .named("Inter SemiBold"),
    ]
    let sizes: [CGFloat] = [6, 9, 11, 12, 13, 15, 16, 17, 17, 17.3, 19.99, 20, 22, 28, 34, 60, 96]
    let font = FontRequest(
      family: isUsual ? .system(.standard) : families.randomElement(using: &dice) ?? .system(.standard),
      size: dice.often(50) ? 600 : sizes.randomElement(using: &dice) ?? 17, lineHeight: dice.often(10) ? 24 : nil,
      leading: dice.often(10) ? 2 : 0,
      weight: [400, 400, 400, 500, 600, 700, 900, 100].randomElement(using: &dice) ?? 400,
      width: [100, 100, 100, 100, 80, 125].randomElement(using: &dice) ?? 100, isItalic: dice.often(8),
      hasMonospacedDigits: dice.often(12), hasLowercaseSmallCaps: dice.often(40), hasUppercaseSmallCaps: dice.often(40))
    let distances: [CGFloat] = [-5, -2, -0.4, 0.3, 1, 4, 9]
    return TextRequest.LetterStyle(
      font: font, tracking: dice.often(6) ? distances.randomElement(using: &dice) ?? 0 : 0,
      kerning: dice.often(6) ? (distances + (dice.often(10) ? [1e5, -1e5] : [])).randomElement(using: &dice) ?? 0 : 0,
      baselineOffset: dice.often(12) ? CGFloat.random(in: -6...6, using: &dice) : 0)
  }

  private static func paragraph(_ dice: inout Dice) -> ParagraphStyle {
    ParagraphStyle(
      fewestLines: dice.often(10) ? Int.random(in: 0...4, using: &dice) : nil,
      mostLines: dice.often(2) ? Int.random(in: 0...4, using: &dice) : nil,
      lineSpacing: dice.often(6) ? [-2, 0.7, 5].randomElement(using: &dice) ?? 0 : 0,
      truncation: [.tail, .tail, .head, .middle].randomElement(using: &dice) ?? .tail,
      allowsTightening: dice.often(80), smallestScale: dice.often(80) ? 0.6 : 1,
      displayScale: [1, 1, 2, 3].randomElement(using: &dice) ?? 1)
  }

  // MARK: Words

  private static func string(_ dice: inout Dice) -> String {
    if dice.often(25) { return soup(&dice) }
    let count = dice.often(2) ? Int.random(in: 1...25, using: &dice) : Int.random(in: 1...6, using: &dice)
    let script = dice.often(2) ? plain : scripts.randomElement(using: &dice) ?? latin
    let words = (0..<count).map { _ in
      // A word of another script now and then.
      word(of: dice.often(150) ? scripts.randomElement(using: &dice) ?? latin : script, &dice)
    }
    let separator = dice.often(20) ? ["  ", "\t", "\n", "\u{A0}", "-", "/", " - ", " — ", ""] : [" "]
    let text = words.joined(separator: separator.randomElement(using: &dice) ?? " ")
    return dice.often(30) ? [" " + text, text + " ", ""].randomElement(using: &dice) ?? "" : text
  }

  /// A word, with punctuation around it now and then.
  private static func word(of words: [String], _ dice: inout Dice) -> String {
    var word = words.randomElement(using: &dice) ?? "a"
    if dice.often(8) { word = String(Int.random(in: 0...100_000, using: &dice)) }
    if dice.often(8) {
      word +=
        [".", ",", ":", ";", "!", "?", "…", ")", "”", "'s", "%", "-", "\"", "’", "]", "?!", "»"]
        .randomElement(using: &dice) ?? ""
    }
    if dice.often(14) {
      word = (["(", "“", "\"", "'", "$", "-", "#", "[", "¿", "«", "€"].randomElement(using: &dice) ?? "") + word
    }
    if dice.often(25) { word = word.uppercased() }
    return word
  }

  /// Characters of all kinds without any sense.
  private static func soup(_ dice: inout Dice) -> String {
    let characters = Array(
      "aAvVTo.,:;!?'\"()[]{}<>/\\-–—_+=*&^%$#@~`|0123456789 “”‘’«»¡¿€£°·•…éßİſǆΩωЖя\u{301}א漢🎉\u{200D}")
    return String((0..<Int.random(in: 1...30, using: &dice)).map { _ in characters.randomElement(using: &dice) ?? "a" })
  }

  private static let latin = [
    "Settings", "a", "AVATAR", "To", "Type", "office", "fluffiest", "Wi-Fi", "well-known", "naïve", "Ærø", "Łódź", "Öl",
    "straße", "I", "f", "P.", "T.", "Y,", "don’t", "e.g.", "12:45", "3.14", "1,000", "https://example.com/a?b=c", "C++",
    "&",
    "V", "W", "L’", "r.", "1920x1080", "->", "Nguyễn", "Thế", "ế", "İstanbul", "fi", "Incomprehensibilities",
  ]
  private static let plain = [
    "the", "of", "Tomorrow", "a", "quick", "brown", "Fox", "jumps", "over", "Your", "files", "VAT", "yesterday",
  ]
  private static let greek = ["Καλημέρα", "κόσμε", "και", "Ωμέγα", "τα", "ΑΥΤΟ", "ἀρχή"]
  private static let cyrillic = ["Привет", "мир", "и", "ГРУППА", "ещё", "Їжак", "Ћуприја", "настройки"]
  private static let scripts = [
    latin, latin, latin, latin, greek, cyrillic, greek, cyrillic,
    ["1", "20", "3:45", "1/2", "50%", "—", "7"],
    ["السلام", "عليكم", "و", "١٢٣"], ["שלום", "עולם", "ו"], ["日本語の", "文章", "漢字。", "「かな」"], ["한국어", "문장"],
    ["สวัสดี", "ครับ"], ["नमस्ते", "दुनिया"], ["🎉", "👩‍👩‍👧‍👦", "👍🏽", "©", "™", "1️⃣", "❤︎"], ["e\u{301}", "n\u{303}a", "ﬁ", "x̂"],
  ]
}

extension Dice {
  /// Returns true once in so many times.
  fileprivate mutating func often(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &self) == 0 }
}
