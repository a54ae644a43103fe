import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// What stands for content that is not there yet, or not for everybody.
@MainActor @Suite struct RedactedDisplayTests {
  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  @Test func placeholderReplacesTextsAndImagesWithBars() {
    let drawn = lines {
      VStack(spacing: 0) {
        Text(verbatim: "abc def").frame(width: 40)
        Image(systemName: "star")
        Color.red.frame(width: 5, height: 5)
      }
      .redacted(reason: .placeholder)
    }
    // Two lines, the image, and the colour as it is.
    #expect(drawn.filter { $0.hasPrefix("fill #0000002E") }.count == 3)
    #expect(drawn.last?.hasPrefix("fill #FF383C: rectangle") == true)
    #expect(!drawn.contains { $0.contains("abc") })
    #expect(lines { Text(verbatim: "abc").unredacted().redacted(reason: .placeholder) }[0].hasPrefix("text"))
  }

  /// The bars in a picture, each with where it begins and ends.
  private func bars(_ image: RenderedImage, width: Int, lines: [Int]) -> [[Int]] {
    lines.map { y in
      let filled = (0..<width).filter { image.pixel(x: $0, y: y).description != "#FFFFFF" }
      return filled.isEmpty ? [] : [filled[0], filled[filled.count - 1] + 1]
    }
  }

  @Test func placeholderBarsMatchLineWidths() throws {
    // Each letter is 8 points wide, each line 20 high.
    func bars(_ text: String, _ alignment: TextAlignment = .leading, lines: Int = 2) throws -> [[Int]] {
      let screen = layOut(width: 60, height: 60) {
        Text(verbatim: text).lineLimit(lines).multilineTextAlignment(alignment)
          .frame(width: 50, height: 60, alignment: .top).redacted(reason: .placeholder)
      }
      return try self.bars(screen.image(scale: 1), width: 60, lines: [10, 30, 50])
    }
    #expect(try bars("abcdef abc a") == [[6, 54], [6, 46], []])
    #expect(try bars("abcdef abc a", .trailing) == [[6, 54], [14, 54], []])
    #expect(try bars("abcdef abc a", .center) == [[6, 54], [10, 50], []])
    #expect(try bars("abcdef\n\nabc", lines: 3) == [[6, 54], [], [6, 30]])
  }

  @Test func placeholderBarsMatchLinesOfRealFonts() throws {
    func picture(_ reasons: RedactionReasons) throws -> RenderedImage {
      try TestScreen(size: CGSize(width: 160, height: 90)) {
        Text("A placeholder of several lines, of which the last is short.").frame(
          width: 160, height: 90, alignment: .top
        )
        .redacted(reason: reasons)
      }
      .image(scale: 1)
    }
    // Letters don't fill the room that they take up.
    let lines = [12, 32, 52, 72]
    let (words, bars) = (
      try bars(picture([]), width: 160, lines: lines), try bars(picture(.placeholder), width: 160, lines: lines)
    )
    #expect(Set(bars).count > 2)
    for (word, bar) in zip(words, bars) {
      #expect(word.count == bar.count && zip(word, bar).allSatisfy { abs($0 - $1) <= 6 }, "\(word), \(bar)")
    }
  }

  @Test func onlyPrivacySensitiveViewsAreRedactedForPrivacy() {
    let drawn = lines {
      VStack {
        Text(verbatim: "open")
        Text(verbatim: "secret").privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(drawn[0].contains("open") && drawn[1].hasPrefix("fill #0000002E"))
  }
}
