import CanopyTesting
import SwiftUI
import Testing

/// The order of variations, the idiom, and what views add to a font.
@MainActor @Suite struct FontRulesTests {
  private func resolved(_ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Font.Resolved {
    var values = EnvironmentValues()
    change(&values)
    return font.resolve(in: values.fontResolutionContext)
  }

  // MARK: Idiom

  @Test func contextKnowsTheIdiom() throws {
    #expect(resolved(.body) { $0.interfaceIdiom = .desktop }.pointSize == 13)
    #expect(resolved(.largeTitle) { $0.interfaceIdiom = .desktop }.pointSize == 26)
    #expect(resolved(.headline) { $0.interfaceIdiom = .desktop }.weight == .bold)
    let context = try seen(\.fontResolutionContext) { $0.environment(\.interfaceIdiom, .desktop) }
    #expect(Font.callout.resolve(in: context).pointSize == 12)
    #expect(context != EnvironmentValues().fontResolutionContext)
  }

  @Test(arguments: DynamicTypeSize.allCases) func textOfADesktopDoesNotScale(size: DynamicTypeSize) {
    let fonts: [Font] = [.body, .custom("A", size: 17), .custom("A", size: 17, relativeTo: .title)]
    let sizes = fonts.map { font in
      resolved(font) { values in
        values.interfaceIdiom = .desktop
        values.dynamicTypeSize = size
      }.pointSize
    }
    #expect(sizes == [13, 17, 17])
  }

  @Test func boldTextOfADesktopDependsOnItsStyle() {
    let weights = [Font.headline, .caption, .body, .title].map { font in
      resolved(font.bold()) { $0.interfaceIdiom = .desktop }.weight
    }
    #expect(weights == [.heavy, .medium, .semibold, .bold])
  }

  // MARK: Variations

  @Test func laterVariationWins() {
    #expect(resolved(.body.weight(.thin).weight(.black)).weight == .black)
    #expect(resolved(.body.weight(.thin).bold()).weight == .semibold)
    #expect(resolved(.body.leading(.tight).leading(.loose)).leading == .loose)
    #expect(resolved(.body.width(.condensed).width(.expanded)).width == .expanded)
    #expect(resolved(.body.italic(false).italic()).isItalic)
  }

  @Test func sizeAndScaleApplyInTheirOrder() {
    #expect(resolved(.body.pointSize(10).scaled(by: 2)).pointSize == 20)
    #expect(resolved(.body.scaled(by: 2).pointSize(10)).pointSize == 10)
    #expect(resolved(.body.scaled(by: 2).scaled(by: 0.5)).pointSize == 17)
    #expect(resolved(.body.pointSize(10)) { $0.dynamicTypeSize = .accessibility5 }.pointSize == 10)
    #expect(resolved(.body.scaled(by: 2)) { $0.dynamicTypeSize = .accessibility5 }.pointSize == 106)
  }

  @Test func removedBoldReturnsToTheWeightOfTheFont() {
    #expect(resolved(.headline.bold().bold(false)).weight == .semibold)
    #expect(resolved(.system(size: 10, weight: .light).bold().bold(false)).weight == .light)
    #expect(resolved(.system(.body, weight: .black).bold(false)).weight == .black)
  }

  @Test func monospacedFontsAreRecognizedByTheirDesign() {
    #expect(resolved(.system(size: 10, design: .monospaced)).isMonospaced)
    #expect(!resolved(.system(size: 10, design: .serif)).isMonospaced)
    #expect(!resolved(.body.monospacedDigit()).isMonospaced)
  }

  @Test func semiboldIsBold() {
    #expect([Font.Weight.medium, .semibold, .bold].map { resolved(.body.weight($0)).isBold } == [false, true, true])
  }

  @Test func equalFontsResolveEqually() {
    #expect(resolved(.body.bold().italic()) == resolved(.body.italic().bold()))
    #expect(Set([resolved(.body), resolved(.system(.body)), resolved(.title)]).count == 2)
  }

  // MARK: Views

  @Test func innermostFontOfAViewCounts() throws {
    #expect(try seen(\.font) { $0.frame(width: 10).font(.title).font(.body) } == .title)
    #expect(try seen(\.font) { $0.frame(width: 10).font(nil).font(.body) } == nil)
    #expect(try seen(\.font) { $0 } == nil)
  }

  @Test func nilAndFalseRemoveTraitsFromOutside() throws {
    #expect(try seen(\.fontDesign) { $0.fontDesign(nil).fontDesign(.serif) } == nil)
    #expect(try seen(\.fontWidth) { $0.fontWidth(nil).fontWidth(.expanded) } == nil)
    #expect(try seen(\.isItalic) { $0.frame(width: 10).italic(false).italic() } == nil)
    #expect(try seen(\.isMonospaced) { $0.frame(width: 10).monospaced(false).monospaced() } == nil)
    #expect(try seen(\.fontEmphasis) { $0.frame(width: 10).bold(false).fontWeight(.black) } == nil)
    #expect(try seen(\.fontEmphasis) { $0.frame(width: 10).fontWeight(.thin).bold() } == .weight(.thin))
  }

  @Test func legibilityMakesEachWeightHeavierOnce() {
    let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let heavier = weights.map { weight in resolved(.body.weight(weight)) { $0.legibilityWeight = .bold }.weight }
    #expect(heavier == [.light, .regular, .medium, .semibold, .bold, .heavy, .black, .black, .black])
  }

  // MARK: Scaled metrics

  @Test func metricsScaleWithTheirStyleAndIdiom() {
    struct Metrics: View {
      @ScaledMetric private var body1 = 17.0
      @ScaledMetric(relativeTo: .caption2) private var caption = 11.0

      var body: some View { Text("\(Int(body1)) \(Int(caption))") }
    }
    let screen = TestScreen { Metrics() }
    #expect(screen.texts == ["17 11"])
    screen.environment.dynamicTypeSize = .accessibility5
    #expect(screen.texts == ["53 40"])
    screen.environment.interfaceIdiom = .desktop
    #expect(screen.texts == ["17 11"])
  }
}
