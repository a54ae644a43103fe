import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore

/// The sizes of all text styles: what Apple's guidelines publish.
@Suite struct DynamicTypeTableTests {
  /// A style to a line: its point size for each of the twelve text sizes, the smallest first.
  private static let table = """
    largeTitle: 31 32 33 34 36 38 40 44 48 52 56 60
    title: 25 26 27 28 30 32 34 38 43 48 53 58
    title2: 19 20 21 22 24 26 28 34 39 44 50 56
    title3: 17 18 19 20 22 24 26 31 37 43 49 55
    headline: 14 15 16 17 19 21 23 28 33 40 47 53
    body: 14 15 16 17 19 21 23 28 33 40 47 53
    callout: 13 14 15 16 18 20 22 26 32 38 44 51
    subheadline: 12 13 14 15 17 19 21 25 30 36 42 49
    footnote: 12 12 12 13 15 17 19 23 27 33 38 44
    caption: 11 11 11 12 14 16 18 22 26 32 37 43
    caption2: 11 11 11 11 13 15 17 20 24 29 34 40
    """

  private static let styles: [String: Font.TextStyle] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption": .caption,
    "caption2": .caption2, "title1": .title, "caption1": .caption,
  ]

  @Test("12.1 Sizes of text styles match the published table")
  func textStyleSizesMatchThePublishedTable() throws {
    var compared = 0
    for line in Self.table.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
      let style = try #require(Self.styles[words[0]])
      #expect(words.count == 13)
      for (size, entry) in zip(DynamicTypeSize.allCases, words.dropFirst()) {
        var values = EnvironmentValues()
        values.dynamicTypeSize = size
        let font = Font.system(style).resolve(in: values)
        #expect(Double(font.size) == Double(entry), "\(words[0]) at \(size)")
        compared += 1
      }
    }
    #expect(compared == 132)
  }

  /// The sizes of macOS, and the weights of plain and of bold text. Each is the same at all dynamic type sizes.
  private static let desktop: [(style: Font.TextStyle, size: CGFloat, plain: Font.Weight, bold: Font.Weight)] = [
    (.largeTitle, 26, .regular, .bold), (.title, 22, .regular, .bold), (.title2, 17, .regular, .bold),
    (.title3, 15, .regular, .semibold), (.headline, 13, .bold, .heavy), (.body, 13, .regular, .semibold),
    (.callout, 12, .regular, .semibold), (.subheadline, 11, .regular, .semibold), (.footnote, 10, .regular, .semibold),
    (.caption, 10, .regular, .medium), (.caption2, 10, .medium, .semibold),
  ]

  @Test func textOfTheDesktopDoesNotScale() {
    #expect(Self.desktop.count == Font.TextStyle.allCases.count)
    for entry in Self.desktop {
      for size in DynamicTypeSize.allCases {
        var values = EnvironmentValues()
        values.interfaceIdiom = .desktop
        values.dynamicTypeSize = size
        let font = Font.system(entry.style)
        #expect(font.resolve(in: values).size == entry.size, "\(entry.style) at \(size)")
        #expect(font.resolve(in: values).weight == entry.plain, "\(entry.style)")
        #expect(font.bold().resolve(in: values).weight == entry.bold, "\(entry.style)")
        #expect(Font.custom("Inter", size: 20, relativeTo: entry.style).resolve(in: values).size == 20)
      }
    }
  }
}
