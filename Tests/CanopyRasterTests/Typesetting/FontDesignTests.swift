import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// The designs, widths and small capitals of the system's font.
@MainActor @Suite(.serialized) struct FontDesignTests {
  private let text = "Hamburgefonstiv 123"

  private func measure(_ font: FontRequest, _ string: String? = nil) -> CGFloat {
    let request = TextRequest(.plain(string ?? text, TextRequest.LetterStyle(font: font)))
    return PangoTextEngine.shared.measure(request, width: .infinity, height: .infinity).size.width
  }

  private func picture(_ font: FontRequest) throws -> [Float] {
    let style = TextRequest.LetterStyle(font: font)
    let black = DisplayText.Look(.color(DrawColor(red: 0, green: 0, blue: 0)))
    let area = CGRect(x: 0, y: 0, width: 220, height: 30)
    let item = DisplayItem(id: 1, .text(DisplayText(TextRequest(.plain(text, style)), in: area, [black])))
    let image = try #require(RasterImage(DisplayList([item]), size: area.size, scale: 1, background: .clear))
    return (0..<30).flatMap { y in (0..<220).map { image.pixel(x: $0, y: y)?.opacity ?? 0 } }
  }

  @Test func designsLookDifferentOrAreReported() throws {
    let standard = try picture(FontRequest(size: 17))
    for design in [FontRequest.Design.serif, .rounded, .monospaced] {
      let looksStandard = try picture(FontRequest(family: .system(design), size: 17)) == standard
      #expect(looksStandard == (PangoTextEngine.shared.missingTypeface(for: design) != nil), "\(design)")
    }
    #expect(PangoTextEngine.shared.missingTypeface(for: .standard) == nil)
  }

  @Test func missingTypefaceOfADesignIsNamed() {
    let none = FontNames(families: ["Inter"])
    #expect(SystemTypeface.missing(for: .standard, among: none) == nil)
    let rounded = MissingTypeface(family: "Quicksand", package: "fonts-quicksand")
    #expect(SystemTypeface.missing(for: .rounded, among: none) == rounded)
    #expect(SystemTypeface.missing(for: .rounded, among: FontNames(families: ["Quicksand"])) == nil)
    #expect(SystemTypeface.missing(for: .serif, among: FontNames(families: ["DejaVu Serif"])) == nil)
    #expect(SystemTypeface.missing(for: .monospaced, among: none)?.package == "fonts-jetbrains-mono")
  }

  @Test func monospacedDesignHasOneWidth() {
    let font = FontRequest(family: .system(.monospaced), size: 17)
    #expect(abs(measure(font, "iiii") - measure(font, "WWWW")) < 0.01)
  }

  /// Inter has no condensed faces: its letters are made narrower.
  @Test func fontWidthsChangeLetters() throws {
    let standard = measure(FontRequest(size: 17))
    for width in [70, 80, 120] {
      let found = measure(FontRequest(size: 17, width: width))
      #expect(abs(found / standard - CGFloat(width) / 100) < 0.02, "\(width) percent")
      #expect(try picture(FontRequest(size: 17, width: width)) != picture(FontRequest(size: 17)))
    }
    // Other scripts keep the shape of their letters.
    #expect(measure(FontRequest(size: 17, width: 70), "漢字🎉") == measure(FontRequest(size: 17), "漢字🎉"))
  }

  @Test func smallCapitalsAreSmallerThanCapitals() {
    let plain = FontRequest(size: 17)
    let (lower, upper) = (
      FontRequest(size: 17, hasLowercaseSmallCaps: true), FontRequest(size: 17, hasUppercaseSmallCaps: true)
    )
    let both = FontRequest(size: 17, hasLowercaseSmallCaps: true, hasUppercaseSmallCaps: true)
    #expect(measure(lower, "abc") < measure(plain, "ABC") && measure(lower, "abc") != measure(plain, "abc"))
    #expect(abs(measure(lower, "ABC") - measure(plain, "ABC")) < 0.01)
    #expect(measure(upper, "ABC") < measure(plain, "ABC"))
    #expect(abs(measure(upper, "abc") - measure(plain, "abc")) < 0.01)
    #expect(abs(measure(both, "ABC") - measure(both, "abc")) < 0.01)
    #expect(measure(both, "ABC") < measure(plain, "ABC"))
  }

  @Test(arguments: [FontRequest.Design.standard, .rounded, .serif, .monospaced], [12, 17, 20, 34, 64] as [CGFloat])
  func monospacedDigitsHaveOneWidth(design: FontRequest.Design, size: CGFloat) {
    var font = FontRequest(family: .system(design), size: size)
    font.hasMonospacedDigits = true
    for digits in ["11111", "77777", "10817", "44440"] {
      #expect(abs(measure(font, digits) - measure(font, "00000")) < 0.05, "\(digits) in \(design) at \(size)")
    }
    #expect(abs(measure(font, "1:11") - measure(font, "0:00")) < 0.05)
    font.hasMonospacedDigits = false
    let differs = abs(measure(font, "11111") - measure(font, "00000")) > 1
    #expect(differs == (design == .standard || design == .rounded))
  }

  @Test func largeTextUsesTheDisplayCut() {
    #expect(SystemTypeface.families(of: .standard, isDisplay: false).first == "Inter")
    #expect(SystemTypeface.families(of: .standard, isDisplay: true).first == "Inter Display")
  }
}
