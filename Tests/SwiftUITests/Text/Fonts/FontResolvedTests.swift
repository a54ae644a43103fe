import CanopyTesting
import SwiftUI
import Testing

/// Fonts that apps resolve, and the value of the environment that they pass for it.
@MainActor @Suite struct FontResolvedTests {
  private struct Reader: View {
    let font: Font
    @Environment(\.fontResolutionContext) private var context

    var body: some View { Text("\(Int(font.resolve(in: context).pointSize)) points") }
  }

  private func resolved(_ font: Font, _ change: (Text) -> some View = { $0 }) throws -> Font.Resolved {
    font.resolve(in: try seen(\.fontResolutionContext, inside: change))
  }

  @Test func resolvedFontHasTheSizeOfItsContext() throws {
    #expect(try resolved(.body).pointSize == 17)
    #expect(try resolved(.body) { $0.dynamicTypeSize(.accessibility5) }.pointSize == 53)
    #expect(try resolved(.system(size: 20)) { $0.dynamicTypeSize(.accessibility5) }.pointSize == 20)
  }

  @Test func resolvedFontHasTheTraitsOfTheFont() throws {
    let plain = try resolved(.body)
    #expect(plain.weight == .regular && plain.width == .standard && plain.leading == .standard)
    #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
    let varied = try resolved(.headline.italic().width(.condensed).leading(.tight).smallCaps())
    #expect(varied.weight == .semibold && varied.width == .condensed && varied.leading == .tight)
    #expect(varied.isBold && varied.isItalic && varied.isSmallCaps)
    #expect(try resolved(.body.lowercaseSmallCaps()).isLowercaseSmallCaps)
    #expect(try !resolved(.body.lowercaseSmallCaps()).isSmallCaps)
    #expect(try resolved(.system(.body, design: .monospaced)).isMonospaced && resolved(.body.monospaced()).isMonospaced)
  }

  @Test func boldTextForLegibilityMakesTheFontHeavier() throws {
    #expect(try resolved(.body) { $0.environment(\.legibilityWeight, .bold) }.weight == .semibold)
  }

  @Test func readersOfTheContextFollowTheTextSize() {
    let screen = TestScreen { Reader(font: .body) }
    #expect(screen.texts == ["17 points"])
    screen.environment.dynamicTypeSize = .xxxLarge
    #expect(screen.texts == ["23 points"])
    screen.resetCounts()
    screen.environment.displayScale = 3
    screen.update()
    #expect(screen.bodyCount(of: Reader.self) == 0)
  }

  @Test func contextDescribesItsValues() throws {
    let context = try seen(\.fontResolutionContext) { $0.dynamicTypeSize(.small) }
    #expect("\(context)" == "Font.Context(dynamicTypeSize: small)")
  }
}
