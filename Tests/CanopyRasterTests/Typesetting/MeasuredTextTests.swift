import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// The sizes of texts as they were measured on iOS 26, at two pixels to a point.
@MainActor @Suite(.serialized) struct MeasuredTextTests {
  private func measure(
    _ text: String, size: CGFloat, weight: Int = 400, design: FontRequest.Design = .standard, width: CGFloat = .infinity
  ) -> TextMeasure {
    let style = TextRequest.LetterStyle(font: FontRequest(family: .system(design), size: size, weight: weight))
    return PangoTextEngine.shared.measure(
      TextRequest(.plain(text, style), ParagraphStyle(displayScale: 2)), width: width, height: .infinity)
  }

  /// Texts with the same size and weight, and their widths.
  struct Sample: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let weight: Int
    let widths: KeyValuePairs<String, CGFloat>
    var testDescription: String { "\(size) points, weight \(weight)" }

    init(_ size: CGFloat, _ weight: Int, _ widths: KeyValuePairs<String, CGFloat>) {
      (self.size, self.weight, self.widths) = (size, weight, widths)
    }
  }

  private nonisolated static let samples = [
    Sample(10, 400, ["The quick brown fox": 97.5]),
    Sample(11, 400, ["Caption 2": 51]),
    Sample(12, 400, ["Caption": 44, "The quick brown fox": 114.5]),
    Sample(13, 400, ["Footnote": 54.5]),
    Sample(13, 700, ["Mar 2025": 62.5, "Name": 37.5, "Star": 27.5]),
    Sample(13, 900, ["Bold": 30.5]),
    Sample(15, 400, ["Star": 28.5, "This cannot be undone.": 161.5, "Subheadline": 85]),
    Sample(16, 400, ["Callout": 51]),
    Sample(
      17, 400,
      [
        "Footer": 49.5, "Fruits": 43, "Vegetables": 85, "11:09 AM": 70, "Cancel": 52.5, "Copy": 40, "Delete": 49.5,
        "Duplicate": 72, "Mar 15, 2025": 100, "Star": 31.5, "UILabel in a sheet": 135.5, "Hello": 39, "Body": 39.5,
        "One": 31.5, "Two": 31.5, "Hg": 22.5,
      ]),
    Sample(
      17, 500,
      ["Account": 65, "Bold": 35.5, "Footer": 51, "Fruit": 36, "Fruits": 44.5, "Preferences": 94.5, "Vegetables": 87.5]),
    Sample(
      17, 600,
      [
        "••••••": 46.5, "Ada": 31, "Apple": 46.5, "Banana": 59.5, "Bluetooth": 77.5, "Body": 41, "Bold": 36,
        "Bordered": 74, "Borderless": 86, "Cherry": 55, "Chocolate": 81, "Copy": 41.5, "Cut": 28.5, "Delete": 51.5,
        "Detail": 46, "Disabled": 69.5, "Enabled": 64.5, "Flavour": 58.5, "Footer": 52, "Fruit": 37, "Fruits": 45.5,
        "Hello": 41, "Hg": 23, "Hidden": 57.5, "Large": 45.5, "Medium": 64, "Name": 46.5, "Notifications": 101.5,
        "Off": 25.5, "OK": 24.5, "One": 32.5, "Options": 62.5, "Password": 77.5, "Placeholder": 94.5, "Plain": 39,
        "Prominent": 82.5, "Pushed": 60, "Quantity: 3": 88.5, "Row": 34, "Row 1": 46, "Row 2": 48.5, "Row 3": 49,
        "Save": 38.5, "secret": 50.5, "Selected": 70.5, "Size": 33.5, "Small": 44, "Two": 33, "Value": 44,
        "Vanilla": 52.5, "Vegetables": 89, "Volume": 59.5, "Weight": 56, "Wi-Fi": 42.5, "0": 11, "30": 21.5, "40": 22,
        "100": 30, "Cancel": 55, "Headline": 70.5,
      ]),
    Sample(17, 700, ["Item options": 102, "Delete the item?": 133]),
    Sample(20, 300, ["The quick brown fox": 174]),
    Sample(
      20, 400,
      [
        "Hello": 45, "Layout must wrap this sentence onto several lines inside a narrow frame.": 631.5,
        "The quick brown fox": 176.5, "Title 3": 54.5,
      ]),
    Sample(20, 500, ["The quick brown fox": 181]),
    Sample(20, 700, ["Bold": 42.5, "The quick brown fox": 189.5]),
    Sample(20, 900, ["The quick brown fox": 202]),
    Sample(22, 400, ["Star": 39, "Title 2": 58.5]),
    Sample(24, 400, ["The quick brown fox": 207]),
    Sample(24, 500, ["0": 15.5, "30": 30, "40": 30.5, "100": 41.5]),
    Sample(26, 400, ["Star": 45.5]),
    Sample(28, 400, ["Title": 52]),
    Sample(32, 400, ["The quick brown fox": 275]),
    Sample(34, 400, ["Large Title": 152.5]),
  ]

  /// Texts of few letters, which Inter has in other proportions than San Francisco. No distance between letters makes all texts of
  /// their size and weight right. The digits of Inter Display are the most different: "1" is a quarter narrower.
  private nonisolated static let exceptions: Set<String> = [
    "••••••", "Quantity: 3", "20: Hello", "20: Bold", "24: 0", "24: 30", "24: 40", "24: 100",
  ]

  @Test(arguments: samples) func widthsAreThoseMeasured(_ sample: Sample) {
    for (text, width) in sample.widths
    where Self.exceptions.isDisjoint(with: [text, "\(Int(sample.size)): \(text)"]) {
      let found = measure(text, size: sample.size, weight: sample.weight).size.width._roundedUpToPixel(2)
      #expect(abs(found - width) <= max(0.5, 0.01 * width) + 1e-6, "\(text): \(found) instead of \(width)")
    }
  }

  @Test(arguments: [(.rounded, 175), (.serif, 185.5), (.monospaced, 235)] as [(FontRequest.Design, CGFloat)])
  func widthsOfDesignsAreThoseMeasured(_ design: FontRequest.Design, width: CGFloat) {
    let found = measure("The quick brown fox", size: 20, design: design).size.width._roundedUpToPixel(2)
    #expect(abs(found - width) <= 0.5, "\(found) instead of \(width)")
  }

  /// Each letter has a line of its own, and spaces have none. The height is rounded up once, and not in each line.
  @Test(
    arguments: [
      ("Cherry", 13, 93.5),
      ("Alert title", 13, 155.5),
      ("Content below the toolbar", 13, 341.5),
      ("Check the spelling or try a new search.", 13, 496.5),
      ("00", 13, 31.5),
      ("2025", 13, 62.5),
      ("Alpha", 13, 78),
      ("Cancel", 17, 122),
      ("Star", 17, 81.5),
      ("UILabel in a sheet", 17, 304.5),
      ("The quick brown fox", 20, 382),
      ("The quick brown fox", 24, 458.5),
    ] as [(String, CGFloat, CGFloat)])
  func heightsInNoWidthAreThoseMeasured(_ text: String, size: CGFloat, height: CGFloat) {
    let found = measure(text, size: size, width: 0).size
    #expect(found == CGSize(width: 0, height: height), "\(found)")
  }

  @Test(
    arguments: [
      (13, 2, 31.5), (13, 4, 62.5), (13, 5, 78), (13, 6, 93.5), (17, 3, 61), (17, 4, 81.5), (17, 6, 122), (20, 4, 95.5),
      (24, 3, 86),
    ] as [(CGFloat, Int, CGFloat)])
  func heightOfLinesIsRoundedUpOnce(size: CGFloat, lines: Int, height: CGFloat) {
    let text = Array(repeating: "Hg", count: lines).joined(separator: "\n")
    #expect(measure(text, size: size).size.height == height)
  }

  private nonisolated static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

  /// A line counts with the space at which it breaks, and two lines don't end in a lone word.
  @Test(
    arguments: [
      (sentence, 134, 134), (sentence, 150, 137), (sentence, 100, 95.5), (sentence, 260, 227), (sentence, 300, 274),
      (sentence, 400, 355.5), ("First line.\nSecond paragraph wraps here as well.", 220, 186),
    ] as [(String, CGFloat, CGFloat)])
  func widthsOfWrappedTextsAreThoseMeasured(text: String, proposal: CGFloat, width: CGFloat) {
    let found = measure(text, size: 13, width: proposal).size.width._roundedUpToPixel(2)
    #expect(abs(found - width) <= max(0.5, 0.01 * width), "\(found) instead of \(width)")
  }

  @Test(arguments: [(.tail, 144), (.head, 145), (.middle, 150)] as [(ParagraphStyle.Truncation, CGFloat)])
  func truncatedTextIsAsWideAsWhatItDraws(truncation: ParagraphStyle.Truncation, width: CGFloat) {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 13))
    let request = TextRequest(
      .plain(Self.sentence, style), ParagraphStyle(mostLines: 1, truncation: truncation, displayScale: 2))
    let measure = PangoTextEngine.shared.measure(request, width: 150, height: .infinity)
    #expect(abs(measure.size.width._roundedUpToPixel(2) - width) <= 1.5, "\(measure.size.width) instead of \(width)")
    #expect(measure.isTruncated)
  }

  // MARK: Smaller letters

  private func measure(_ text: String, smallestScale: CGFloat, lines: Int? = nil, width: CGFloat, height: CGFloat)
    -> TextMeasure
  {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 200))
    let paragraph = ParagraphStyle(mostLines: lines, smallestScale: smallestScale, displayScale: 2)
    return PangoTextEngine.shared.measure(TextRequest(.plain(text, style), paragraph), width: width, height: height)
  }

  /// Also a single letter, which is never truncated, and a word, which could be broken instead.
  @Test(arguments: ["A", "👻", "AB", "Hello", "Hello World"], [nil, 1]) func lettersShrinkToFitTheWidthAndTheHeight(
    text: String, lines: Int?
  ) {
    for (width, height) in [(90, 90), (300, 90), (90, 300), (20, 1_000)] as [(CGFloat, CGFloat)] {
      let size = measure(text, smallestScale: 0.01, lines: lines, width: width, height: height).size
      #expect(size.width <= width && size.height <= height, "\(size) in \(width) × \(height)")
      #expect(
        size.width > width * 0.85 || size.height > height * 0.85 || text.contains(" "),
        "\(size) in \(width) × \(height)")
    }
    // No smaller than allowed.
    #expect(measure(text, smallestScale: 0.5, lines: lines, width: 90, height: 90).size.height > 100)
  }

  @Test func wordsAreNotBrokenWhileLettersMayShrink() {
    let measure = measure("Incomprehensibilities", smallestScale: 0.01, width: 100, height: 400)
    #expect(measure.lines == 1)
  }

  /// Apple's systems have these in the font for emoji only, so they are in color without a variation selector, too.
  @Test func pictographsAreInColor() throws {
    func colorGlyphs(_ text: String) throws -> Int {
      let request = TextRequest(.plain(text, TextRequest.LetterStyle(font: FontRequest(size: 34))))
      let size = PangoTextEngine.shared.measure(request, width: .infinity, height: .infinity).size
      let text = DisplayText(request, in: CGRect(origin: .zero, size: size), [])
      return try #require(PangoTextEngine.shared.layout(text, [])).colorGlyphs.count
    }
    for text in ["🕷", "🏎", "🕸", "🌶", "🏖", "🛩", "🕹", "🌡", "🕷\u{FE0F}", "a🕷b"] {
      #expect(try colorGlyphs(text) == 1, "\(text)")
    }
    for text in ["🕷\u{FE0E}", "1", "©", "★"] { #expect(try colorGlyphs(text) == 0, "\(text)") }
  }
}
