import CanopyDrawing
import Foundation
import Testing

@Suite struct FingerprintTests {
  private func fingerprint(_ request: TextRequest) -> Fingerprint {
    var result = Fingerprint()
    request.add(to: &result)
    return result
  }

  private func fingerprint(_ bytes: [UInt8]) -> Fingerprint {
    var result = Fingerprint()
    bytes.withUnsafeBytes { result.add($0) }
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

  @Test func everyBitChangesTheFingerprint() {
    let bytes = (0..<40).map { UInt8($0 * 6) }
    var known: Set = [fingerprint(bytes)]
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        known.insert(fingerprint(other))
      }
      known.insert(fingerprint(Array(bytes[..<index])))
    }
    #expect(known.count == 1 + bytes.count * 9)
  }

  // MARK: Forms

  private func form(_ path: Path, at x: CGFloat = 0, _ y: CGFloat = 0, scale: CGFloat = 1) -> Fingerprint {
    var result = Fingerprint()
    path.addForm(to: &result, under: CGAffineTransform(scale, 0, 0, scale, x, y))
    return result
  }

  @Test func translatedShapesHaveEqualFingerprints() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 18), cornerRadius: 4)
    #expect(form(path) == form(path.offsetBy(dx: 0.1 + 0.2, dy: -7), at: -0.3, 7))
    #expect(form(path, scale: 2) == form(path.applying(CGAffineTransform(scaleX: 2, y: 2))))
  }

  @Test func differentShapesHaveDifferentFingerprints() {
    let rect = CGRect(x: 0, y: 0, width: 24, height: 18)
    let paths = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 4),
      Path(roundedRect: rect, cornerRadius: 4.25), Path(roundedRect: rect, cornerRadius: 4, style: .circular),
      Path(rect.offsetBy(dx: 0.5, dy: 0)), Path(rect.offsetBy(dx: 0, dy: 0.5)), Path(rect.offsetBy(dx: -0.5, dy: 0)),
      Path(),
    ]
    #expect(Set(paths.map { form($0) }).count == paths.count)
  }

  @Test func fingerprintsWorkAsDictionaryKeys() {
    func thing(_ number: Int) -> Fingerprint { fingerprint([UInt8(number & 255), UInt8(number >> 8)]) }
    let places = Dictionary(uniqueKeysWithValues: (0..<1_000).map { (thing($0), $0) })
    for number in 0..<1_000 { #expect(places[thing(number)] == number) }
    #expect(places[fingerprint([0])] == nil)
  }
}
