import Foundation
import Testing

@testable import CanopyCore

/// All sizes and line heights of all text styles: what Apple's guidelines publish.
@Suite struct DynamicTypeTableTests {
  /// A style to a line: the size and the height of a line for each of the twelve sizes, the smallest first.
  private static let table = """
    largeTitle: 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title: 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    title2: 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3: 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline: 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    body: 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout: 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline: 12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    footnote: 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption: 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    caption2: 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """

  private static let styles: [String: Font.TextStyle] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption": .caption,
    "caption2": .caption2, "title1": .title, "caption1": .caption,
  ]

  @Test func twelveSizesOfElevenStyles() throws {
    var compared = 0
    for line in Self.table.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
      let style = try #require(Self.styles[words[0]])
      #expect(words.count == 13)
      for (size, entry) in zip(DynamicTypeSize.allCases, words.dropFirst()) {
        var values = EnvironmentValues()
        values.dynamicTypeSize = size
        let font = Font.system(style).resolve(in: values)
        let numbers = entry.split(separator: "/").compactMap { Double($0) }
        #expect([font.size, font.lineHeight ?? 0].map { Double($0) } == numbers, "\(words[0]) at \(size)")
        compared += 1
      }
    }
    #expect(compared == 132)
  }
}
