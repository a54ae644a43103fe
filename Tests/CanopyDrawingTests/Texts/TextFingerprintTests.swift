import CanopyDrawing
import Foundation
import Testing

@Suite struct TextFingerprintTests {
  private func fingerprint(_ request: TextRequest) -> Fingerprint {
    var result = Fingerprint()
    request.add(to: &result)
    return result
  }

  /// Requests each of which differs from all others in one thing.
  private var requests: [TextRequest] {
    let fonts = [
      FontRequest(size: 13), FontRequest(size: 14), FontRequest(size: 13, lineHeight: 16),
      FontRequest(size: 13, leading: 2), FontRequest(size: 13, weight: 700), FontRequest(size: 13, width: 75),
      FontRequest(size: 13, isItalic: true),
      FontRequest(size: 13, hasMonospacedDigits: true), FontRequest(size: 13, hasLowercaseSmallCaps: true),
      FontRequest(size: 13, hasUppercaseSmallCaps: true), FontRequest(family: .system(.serif), size: 13),
      FontRequest(family: .named("Inter"), size: 13), FontRequest(family: .named("Noto"), size: 13),
    ]
    let styles =
      fonts.map { TextRequest.LetterStyle(font: $0) } + [
        TextRequest.LetterStyle(font: fonts[0], tracking: 1), TextRequest.LetterStyle(font: fonts[0], kerning: 1),
        TextRequest.LetterStyle(font: fonts[0], baselineOffset: 1),
      ]
    let paragraphs = [
      ParagraphStyle(fewestLines: 1), ParagraphStyle(mostLines: 1), ParagraphStyle(mostLines: -1),
      ParagraphStyle(lineSpacing: 1), ParagraphStyle(truncation: .head), ParagraphStyle(truncation: .middle),
      ParagraphStyle(allowsTightening: true), ParagraphStyle(smallestScale: 0.5),
      ParagraphStyle(displayScale: 2),
    ]
    let strings = ["", "\0", "a", "ab", "b", "ba", "12345678", "123456789", "12345678\0", "Zoë", "Zoe\u{308}", "日本語"]
    let plain = styles[0]
    func pieces(_ strings: String...) -> TextRequest {
      TextRequest(.pieces(strings.map { TextRequest.Piece($0, plain) }))
    }
    return styles.map { TextRequest(.plain("text", $0)) } + paragraphs.map { TextRequest(.plain("text", plain), $0) }
      + strings.map { TextRequest(.plain($0, plain)) }
      + [pieces("text"), pieces("te", "xt"), pieces("t", "ext"), pieces("text", ""), pieces("", "text"), pieces()]
  }

  @Test func differentItemsHaveDifferentFingerprints() {
    let all = requests
    #expect(Set(all.map(fingerprint)).count == all.count)
  }

  @Test func equalItemsHaveEqualFingerprints() {
    for (first, second) in zip(requests, requests) { #expect(fingerprint(first) == fingerprint(second)) }
  }
}
