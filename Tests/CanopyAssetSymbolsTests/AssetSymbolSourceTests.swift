import Foundation
import Testing

@testable import CanopyAssetSymbols

@Suite struct AssetSymbolSourceTests {
  @Test func catalogsBecomeSource() throws {
    let source = try source(of: [
      "A.xcassets/icon-large.imageset", "A.xcassets/Group/default.symbolset", "A.xcassets/BrandColor.colorset",
      "A.xcassets/AppIcon.appiconset", "A.xcassets/Data.dataset", "A.xcassets/red.colorset",
    ])
    #expect(source.warnings.isEmpty)
    #expect(
      source.text == """
        import Foundation
        import SwiftUI

        private let resourceBundle = Foundation.Bundle.module

        extension ImageResource {
          /// The "default" asset catalog image resource.
          static let `default` = ImageResource(name: "default", bundle: resourceBundle)
          /// The "icon-large" asset catalog image resource.
          static let iconLarge = ImageResource(name: "icon-large", bundle: resourceBundle)
        }

        extension ColorResource {
          /// The "BrandColor" asset catalog color resource.
          static let brand = ColorResource(name: "BrandColor", bundle: resourceBundle)
          /// The "red" asset catalog color resource.
          static let red = ColorResource(name: "red", bundle: resourceBundle)
        }

        extension SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color.brand }
        }

        """)
  }

  @Test func foldersMayProvideNamespaces() throws {
    let source = try source(
      of: [
        "A.xcassets/tabs/home.imageset", "A.xcassets/tabs/dark/home.imageset", "A.xcassets/tabs/ink.colorset",
        "B.xcassets/tabs/search.imageset",
      ], namespaces: ["A.xcassets/tabs", "A.xcassets/tabs/dark", "B.xcassets/tabs"])
    #expect(source.warnings.isEmpty)
    #expect(
      source.text.contains(
        """
        extension ImageResource {
          /// The "tabs" asset catalog resource namespace.
          enum Tabs {
            /// The "tabs/home" asset catalog image resource.
            static let home = ImageResource(name: "tabs/home", bundle: resourceBundle)
            /// The "tabs/search" asset catalog image resource.
            static let search = ImageResource(name: "tabs/search", bundle: resourceBundle)
            /// The "dark" asset catalog resource namespace.
            enum Dark {
              /// The "tabs/dark/home" asset catalog image resource.
              static let home = ImageResource(name: "tabs/dark/home", bundle: resourceBundle)
            }
          }
        }
        """))
    #expect(
      source.text.contains(
        """
        extension SwiftUI.Color {
          enum Tabs {
            static var ink: SwiftUI.Color { SwiftUI.Color(ColorResource.Tabs.ink) }
          }
        }
        """))
  }

  @Test func duplicateAssetNamesAreReported() throws {
    let source = try source(of: ["A.xcassets/icon-a.imageset", "A.xcassets/icon_a.imageset", "A.xcassets/--.imageset"])
    #expect(source.warnings.count == 2)
    #expect(source.warnings.contains { $0.contains("icon-a") && $0.contains("icon_a") && $0.contains(".iconA") })
    #expect(source.text.components(separatedBy: "static let").count == 2)
  }

  @Test func imageAndColorMayShareAName() throws {
    let source = try source(of: ["A.xcassets/sky.imageset", "A.xcassets/sky.colorset"])
    #expect(source.warnings.isEmpty)
    #expect(source.text.contains("static let sky = ImageResource"))
    #expect(source.text.contains("static let sky = ColorResource"))
  }

  @Test func missingCatalogIsAnError() {
    #expect(throws: (any Error).self) { try AssetFolder(catalogs: [URL(fileURLWithPath: "/nowhere.xcassets")]) }
  }

  /// Makes catalogs with these folders and returns the source of their symbols.
  private func source(of folders: [String], namespaces: [String] = []) throws -> AssetSymbolSource {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in folders {
      try FileManager.default.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    for namespace in namespaces {
      let contents = #"{ "info": { "author": "xcode", "version": 1 }, "properties": { "provides-namespace": true } }"#
      try contents.write(
        to: root.appending(path: "\(namespace)/Contents.json"), atomically: true, encoding: .utf8)
    }
    let catalogs = Set(folders.map { $0.prefix { $0 != "/" } }).sorted()
    return AssetSymbolSource(try AssetFolder(catalogs: catalogs.map { root.appending(path: String($0)) }))
  }
}
