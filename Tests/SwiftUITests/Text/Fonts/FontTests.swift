import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct FontTests {
  @Test func fontsWithEqualDefinitionsAreEqual() {
    #expect(Font.body == .system(.body))
    #expect(Font.body.bold() == Font.body.bold())
    #expect(Font.body.bold() != .body)
    #expect(Font.body.bold().italic() != Font.body.italic().bold())
    #expect(Font.system(size: 12) == .system(size: 12))
    #expect(Font.system(size: 12) != .system(size: 13))
    #expect(Font.system(size: 12, weight: .bold) != .system(size: 12))
    #expect(Font.system(.body, design: .serif) != .body)
    #expect(Font.custom("A", size: 12) == .custom("A", size: 12, relativeTo: .body))
    #expect(Font.custom("A", size: 12) != .custom("A", fixedSize: 12))
    #expect(Set([Font.body, .system(.body), .title]).count == 2)
  }

  @Test func eachTextStyleHasNamedFont() {
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    #expect(fonts == Font.TextStyle.allCases.map { .system($0) })
  }

  @Test func fontWeightsAreOrdered() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == weights.map(\.value).sorted())
    #expect(weights.map(\.number) == Array(stride(from: 100, through: 900, by: 100)))
  }

  @Test func fontWidthsAreOrdered() {
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value) == widths.map(\.value).sorted())
    #expect(Font.Width(0) == .standard)
    #expect(Font.body.width(0.2) == Font.body.width(.expanded))
  }
}
