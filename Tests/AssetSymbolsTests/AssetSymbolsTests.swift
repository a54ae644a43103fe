import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The symbols that the plugin declares for the catalog of these tests, as programs use them.
@MainActor @Suite struct AssetSymbolsTests {
  @Test func colorsAreMembersOfColorAndShapeStyle() {
    let blue = Color(red: 0.2, green: 0.4, blue: 0.6).resolve(in: EnvironmentValues())
    #expect(Color(.brand).resolve(in: EnvironmentValues()) == blue)
    #expect(Color.brand.resolve(in: EnvironmentValues()) == blue)
    let style: some ShapeStyle = .brand
    #expect(style as? Color == Color(.brand))
  }

  @Test func colorWithASystemNameIsAResourceOnly() {
    #expect(Color.red != Color(ColorResource.red))
    #expect(Color(ColorResource.red).resolve(in: EnvironmentValues()) == Color.Resolved(red: 1, green: 0, blue: 0))
  }

  @Test func imagesAreFoundByTheirSymbols() throws {
    let screen = TestScreen {
      Image(.Medals.goldStar).accessibilityIdentifier("star")
      Image(.default).accessibilityIdentifier("default")
    }
    #expect(try screen.find(id: "star").frame.size == CGSize(width: 24, height: 16))
    #expect(try screen.find(id: "default").frame.size == CGSize(width: 10, height: 10))
    #expect(screen.issues.isEmpty)
  }

  @Test func resourcesAreKnownByNameAndBundle() {
    #expect(ImageResource.default == ImageResource(name: "default", bundle: .module))
    #expect(Image(.default) == Image("default", bundle: .module))
  }
}
