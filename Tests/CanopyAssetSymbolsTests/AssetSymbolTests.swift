import Testing

@testable import CanopyAssetSymbols

@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("logo", "logo"), ("icon-large", "iconLarge"), ("icon_large", "iconLarge"), ("icon large", "iconLarge"),
    ("Icon", "icon"), ("IconLarge", "iconLarge"), ("URL", "url"), ("URLBar", "urlBar"), ("USA2024", "usa2024"),
    ("arrow.up.right", "arrowUpRight"), ("404", "_404"), ("2x-logo", "_2xLogo"), ("-dash-", "dash"),
    ("größe", "größe"), ("LogoImage", "logo"), ("logo-image", "logo"), ("Image", "image"), ("image", "image"),
    ("imageOfMe", "imageOfMe"), ("BrandColor", "brandColor"),
  ])
  func imagesAreNamedInCamelCase(_ asset: String, _ symbol: String) {
    #expect(AssetSymbol(asset: asset, kind: .image)?.name == symbol)
  }

  @Test func colorSuffixIsRemoved() {
    #expect(AssetSymbol(asset: "AccentColor", kind: .color)?.name == "accent")
    #expect(AssetSymbol(asset: "brand-color", kind: .color)?.name == "brand")
    #expect(AssetSymbol(asset: "Color", kind: .color)?.name == "color")
    #expect(AssetSymbol(asset: "LogoImage", kind: .color)?.name == "logoImage")
  }

  @Test func keywordsAreQuoted() {
    #expect(AssetSymbol(asset: "default", kind: .image)?.declaration == "`default`")
    #expect(AssetSymbol(asset: "Switch", kind: .image)?.declaration == "`switch`")
    #expect(AssetSymbol(asset: "InImage", kind: .image)?.declaration == "`in`")
    #expect(AssetSymbol(asset: "star", kind: .image)?.declaration == "star")
  }

  @Test func namespacesBeginWithACapital() {
    #expect(AssetSymbol(namespace: "icons")?.name == "Icons")
    #expect(AssetSymbol(namespace: "tab bar")?.name == "TabBar")
    #expect(AssetSymbol(namespace: "16px")?.name == "_16px")
    #expect(AssetSymbol(namespace: "Type")?.declaration == "`Type`")
  }

  @Test func namesWithoutLettersHaveNoSymbol() {
    #expect(AssetSymbol(asset: "--", kind: .image) == nil)
    #expect(AssetSymbol(asset: "", kind: .color) == nil)
    #expect(AssetSymbol(namespace: "…") == nil)
  }
}
