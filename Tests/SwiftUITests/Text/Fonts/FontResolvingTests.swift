import CanopyStyle
@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct FontResolvingTests {
  private func resolve(_ font: Font, _ size: DynamicTypeSize = .large) -> ResolvedFont {
    var values = EnvironmentValues()
    values.dynamicTypeSize = size
    return font.resolve(in: values)
  }

  @Test func textStylesHaveTheirDefaultSizes() {
    let sizes = Font.TextStyle.allCases.map { resolve(.system($0)).size }
    #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
  }

  @Test func textStylesScaleWithDynamicType() {
    let body = DynamicTypeSize.allCases.map { resolve(.body, $0).size }
    #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let title = DynamicTypeSize.allCases.map { resolve(.largeTitle, $0).size }
    #expect(title == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { resolve(.system(style), $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func fixedSizesDoNotScale() {
    #expect(resolve(.system(size: 20), .accessibility5).size == 20)
    #expect(resolve(.custom("A", fixedSize: 20), .accessibility5).size == 20)
  }

  @Test func customFontsScaleWithTheirTextStyle() {
    #expect(resolve(.custom("A", size: 20)).size == 20)
    #expect(resolve(.custom("A", size: 17), .accessibility5).size == 53)
    #expect(resolve(.custom("A", size: 34, relativeTo: .largeTitle), .accessibility5).size == 60)
    #expect(resolve(.custom("A", size: 20)).family == .named("A"))
  }

  @Test func weightsAndDesignsAreResolved() {
    #expect(resolve(.headline).weight == .semibold)
    #expect(resolve(.system(.body, design: .rounded, weight: .black)).weight == .black)
    #expect(resolve(.system(.body, design: .rounded)).family == .system(.rounded))
    #expect(resolve(.system(size: 10, weight: .thin, design: .monospaced)).weight == .thin)
    #expect(resolve(.body).family == .system(.default))
  }

  @Test func fontModifiersAreResolved() {
    #expect(resolve(.body.weight(.light)).weight == .light)
    #expect(resolve(.body.width(.condensed)).width == .condensed)
    #expect(resolve(.body.leading(.tight)).leading == .tight)
    #expect(resolve(.body.italic()).isItalic)
    #expect(!resolve(.body.italic().italic(false)).isItalic)
    #expect(resolve(.body.monospaced()).isMonospaced)
    #expect(!resolve(.body.monospaced().monospaced(false)).isMonospaced)
    #expect(resolve(.body.monospacedDigit()).hasMonospacedDigits)
    #expect(resolve(.body.pointSize(30)).size == 30)
    #expect(resolve(.body.scaled(by: 2)).size == 34)
  }

  @Test func boldWeightDependsOnTheTextStyle() {
    #expect(resolve(.title.bold()).weight == .bold)
    #expect(resolve(.caption.bold()).weight == .semibold)
    #expect(resolve(.caption.bold().bold(false)).weight == .regular)
    #expect(resolve(.system(size: 9).bold()).weight == .bold)
    #expect(resolve(.body.bold().weight(.light)).weight == .light)
  }

  @Test func smallCapsApplyToLowercaseUppercaseOrBoth() {
    #expect(resolve(.body.smallCaps()).hasLowercaseSmallCaps)
    #expect(resolve(.body.smallCaps()).hasUppercaseSmallCaps)
    #expect(!resolve(.body.lowercaseSmallCaps()).hasUppercaseSmallCaps)
    #expect(!resolve(.body.uppercaseSmallCaps()).hasLowercaseSmallCaps)
  }

  @Test func boldLegibilityWeightMakesTextHeavier() {
    var values = EnvironmentValues()
    values.legibilityWeight = .bold
    #expect(Font.body.resolve(in: values).weight == .semibold)
    #expect(Font.body.weight(.black).resolve(in: values).weight == .black)
    values.legibilityWeight = .regular
    #expect(Font.body.resolve(in: values).weight == .regular)
    let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.allSatisfy { $0.forLegibility.value >= $0.value })
  }

  @Test func lengthsScaleWithTheirTextStyle() {
    #expect(Font.TextStyle.body.scaled(10, for: .large) == 10)
    #expect(Font.TextStyle.body.scaled(17, for: .xxxLarge) == 23)
  }
}
