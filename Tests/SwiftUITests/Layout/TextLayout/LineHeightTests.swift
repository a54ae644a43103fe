import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The heights of texts and the positions of their baselines, in the fonts of the machine.
@MainActor @Suite struct LineHeightTests {
  private nonisolated static let scales: [CGFloat] = [1, 2, 3]

  /// Returns the height of lines in a font size: all lines together are rounded up to whole pixels.
  private func height(of count: Int, size: CGFloat, _ scale: CGFloat) -> CGFloat {
    (CGFloat(count) * size * 1.193359 * scale - 0.001).rounded(.up) / scale
  }

  private func height(_ view: some View, _ scale: CGFloat) throws -> CGFloat {
    let screen = TestScreen {
      $0.displayScale = scale
    } content: {
      view.fixedSize().id(frame: "text")
    }
    return try screen.find(id: "text").frame.height
  }

  @Test("12.2 n lines of a text style are n times as high as one on iOS, rounded up once", arguments: scales)
  func linesOfTextStylesHaveTheHeightOnIOS(scale: CGFloat) throws {
    let sizes: [(Font, CGFloat)] = [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    for (font, size) in sizes {
      for count in 1...4 {
        let text = Text(verbatim: Array(repeating: "Ag", count: count).joined(separator: "\n")).font(font)
        let expected = height(of: count, size: size, scale)
        #expect(abs(try height(text, scale) - expected) < 0.01, "\(count) lines of \(size) at \(scale)")
      }
      let monospaced = Text("Ag").font(.system(size: size, design: .monospaced))
      #expect(abs(try height(monospaced, scale) - height(of: 1, size: size, scale)) < 0.01)
    }
  }

  @Test("12.2 Letters from fallback fonts don't change the height of a line", arguments: scales)
  func fallbackFontsDoNotChangeTheLineHeight(scale: CGFloat) throws {
    let line = try height(Text(verbatim: "Latin"), scale)
    for letters in ["日本語", "العربية", "👩‍👩‍👧‍👦🎉", "ไทย", "हिन्दी", "Latin 漢字 עברית 🎉 ½"] {
      #expect(abs(try height(Text(verbatim: letters), scale) - line) < 0.01, "\(letters)")
      let lines = Text(verbatim: "a\n\(letters)\nb")
      #expect(abs(try height(lines, scale) - height(of: 3, size: 17, scale)) < 0.01, "\(letters) between lines")
    }
  }

  @Test("12.2 The largest font determines the height of a line", arguments: scales)
  func theLargestFontDeterminesTheLineHeight(scale: CGFloat) throws {
    let large = try height(Text("A").font(.largeTitle), scale)
    let mixed = Text("A").font(.largeTitle) + Text("a").font(.caption)
    #expect(abs(try height(mixed, scale) - large) < 0.01)
    let lines = Text("a").font(.caption) + Text("\nA").font(.largeTitle) + Text("\na").font(.caption)
    #expect(abs(try height(lines, scale) - height(of: 1, size: 34 + 2 * 12, scale)) < 0.01)
  }

  @Test("12.2 Loose leading adds two points to each line, tight leading removes them")
  func leadingChangesTheLineHeight() throws {
    let text = Text(verbatim: "a\nb\nc")
    let standard = try height(text.font(.body), 3)
    #expect(abs(try height(text.font(.body.leading(.loose)), 3) - standard - 6) < 0.01)
    #expect(abs(try height(text.font(.body.leading(.tight)), 3) - standard + 6) < 0.01)
  }

  @Test func lineSpacingAppliesBetweenLinesOnly() throws {
    let text = Text(verbatim: "a\nb\nc")
    #expect(abs(try height(text.lineSpacing(5), 2) - height(text, 2) - 10) < 0.01)
    #expect(try height(Text("a").lineSpacing(5), 2) == height(Text("a"), 2))
  }

  /// As Apple's documentation shows: the view grows to contain the moved letters.
  @Test func baselineOffsetsIncreaseTheHeight() throws {
    let line = try height(Text("a"), 2)
    for offset in [10, -10, 0.25] as [CGFloat] {
      let expected = line + (abs(offset) * 2).rounded(.up) / 2
      #expect(abs(try height(Text("a").baselineOffset(offset), 2) - expected) < 0.01)
    }
  }

  @Test func nonfiniteDistancesAreZero() throws {
    let line = try height(Text("a"), 2)
    for length in [CGFloat.nan, .infinity, -.infinity] {
      #expect(try height(Text("a").baselineOffset(length).kerning(length).tracking(length), 2) == line)
      #expect(try height(Text("a").kerning(length) + Text("b").tracking(length), 2) == line)
      #expect(try height(Text("a").fontWidth(Font.Width(length)), 2) == line)
    }
  }

  @Test("12.2 Baselines are a line height apart, and the first is aligned to pixels", arguments: scales)
  func baselines(scale: CGFloat) throws {
    struct Gauge: View {
      let note: (CGFloat, CGFloat) -> Void
      let text: Text
      var body: some View {
        text.fixedSize().alignmentGuide(HorizontalAlignment.center) { dimensions in
          note(dimensions[.firstTextBaseline], dimensions[.lastTextBaseline])
          return 0
        }
      }
    }
    func baselines(_ text: Text) -> (first: CGFloat, last: CGFloat) {
      var found: (CGFloat, CGFloat) = (0, 0)
      _ = TestScreen {
        $0.displayScale = scale
      } content: {
        VStack { Gauge(note: { found = ($0, $1) }, text: text) }
      }
      return found
    }
    let one = baselines(Text("a"))
    #expect(one.first == one.last)
    #expect(abs(one.first * scale - (one.first * scale).rounded()) < 0.001)
    // San Francisco reaches 0.952 of its size above the baseline.
    #expect(abs(one.first - 17 * 0.952148) <= 0.5 / scale + 0.001)
    let three = baselines(Text(verbatim: "a\nb🎉\nc"))
    #expect(abs(three.first - one.first) < 0.001)
    #expect(abs(three.last - one.first - 2 * 17 * 1.193359) <= 1 / scale)
  }

  @Test func lineHeightsFollowTheDisplayScale() throws {
    let screen = TestScreen { Text("a").id(frame: "text") }
    for scale in [3, 2, 1] as [CGFloat] {
      screen.environment.displayScale = scale
      screen.update()
      #expect(abs(try screen.find(id: "text").frame.height - (17 * 1.193359 * scale).rounded(.up) / scale) < 0.01)
    }
  }
}
