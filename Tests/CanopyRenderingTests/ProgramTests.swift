import CanopyDrawing
import Foundation
import SwiftUI
import Testing

/// Programs as people write them, drawn: what a theme, a line limit, a font and a locale make of them.
@MainActor @Suite struct ProgramTests {
  struct RowTheme: Equatable {
    var surface = Color.white
    var cornerRadius: CGFloat = 4
    var shadowRadius: CGFloat = 2
  }

  /// A picture, and the colours of its pixels.
  private struct Picture {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    @MainActor
    init(_ view: some View) throws {
      let image = try #require(ImageRenderer(content: view).cgImage)
      guard case .pixels(let pixels, _, _) = image.image.source else { throw CancellationError() }
      (width, height, bytes) = (image.width, image.height, pixels)
    }

    /// Red, green, blue and opacity.
    subscript(_ x: Int, _ y: Int) -> [Int] {
      let place = (y * width + x) * 4
      return [2, 1, 0, 3].map { Int(bytes[place + $0]) }
    }

    /// How many pixels are darker than a middle grey.
    var ink: Int { (0..<width * height).filter { bytes[$0 * 4 + 3] > 128 && bytes[$0 * 4 + 1] < 128 }.count }
  }

  private struct Row: View {
    @Environment(\.rowTheme) private var theme
    var body: some View {
      Color.clear.frame(width: 60, height: 30)
        .background(theme.surface)
        .clipShape(RoundedRectangle(cornerRadius: theme.cornerRadius))
        .shadow(color: .black, radius: theme.shadowRadius, y: 3)
        .padding(20)
    }
  }

  @Test func rowsUseTheInheritedTheme() throws {
    let rows = VStack(spacing: 0) {
      Row()
      Row().environment(\.rowTheme, RowTheme(surface: .red, cornerRadius: 15, shadowRadius: 6))
    }
    let picture = try Picture(rows)
    #expect((picture.width, picture.height) == (100, 140))
    #expect(picture[50, 35] == [255, 255, 255, 255] && picture[50, 105] == [255, 56, 60, 255])
    // The corner of the first is filled; that of the second is round.
    #expect(picture[22, 22][0] > 200 && picture[22, 93][0] < 128)
    // Shadows: below more than above, and further for the second.
    #expect(picture[50, 52][3] > picture[50, 18][3])
    #expect(picture[50, 130][3] > picture[50, 60][3])
  }

  @Test func lineLimitHoldsInAFrame() throws {
    let story = "The quick brown fox jumps over the lazy dog and runs away into the deep dark wood."
    func height(_ limit: Int) throws -> Int {
      try Picture(Text(story).font(.system(size: 14)).lineLimit(limit).frame(width: 120)).height
    }
    let heights = try (1...4).map(height)
    #expect(heights == heights.sorted() && Set(heights).count == 4)
    #expect(heights[1] - heights[0] == heights[2] - heights[1])
  }

  @Test func fontIsInheritedThroughNestedStacks() throws {
    func ink(_ font: Font) throws -> Int {
      try Picture(VStack { HStack { VStack { Text("Nested") } } }.font(font).background(.white)).ink
    }
    #expect(try ink(.largeTitle) > 2 * ink(.body))
    #expect(try ink(.body.weight(.black)) > ink(.body))
  }

  @Test func datesAreFormattedByTheLocale() throws {
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    func picture(_ locale: String) throws -> [UInt8] {
      let text = Text(date, format: .dateTime.day().month(.wide).year()).frame(width: 200, height: 30)
      return try Picture(text.environment(\.locale, Locale(identifier: locale))).bytes
    }
    let all = try ["en_GB", "ja_JP", "ar", "de_DE"].map(picture)
    #expect(Set(all).count == 4)
  }
}

private struct RowThemeKey: EnvironmentKey {
  static let defaultValue = ProgramTests.RowTheme()
}

extension EnvironmentValues {
  fileprivate var rowTheme: ProgramTests.RowTheme {
    get { self[RowThemeKey.self] }
    set { self[RowThemeKey.self] = newValue }
  }
}
