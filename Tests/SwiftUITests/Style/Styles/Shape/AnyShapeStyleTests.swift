import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct AnyShapeStyleTests {
  @Test func erasedStylesAreEqualIfTheirStylesAre() {
    #expect(AnyShapeStyle(.red) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
    #expect(AnyShapeStyle(.secondary) == AnyShapeStyle(HierarchicalShapeStyle.secondary))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.secondary))
    #expect(AnyShapeStyle(.red.opacity(0.5)) == AnyShapeStyle(.red.opacity(0.5)))
    #expect(AnyShapeStyle(.tint) == AnyShapeStyle(.tint))
    #expect(AnyShapeStyle(.tint) != AnyShapeStyle(.foreground))
    #expect(AnyShapeStyle(.thinMaterial) != AnyShapeStyle(.thickMaterial))
    #expect(AnyShapeStyle(.red.secondary) == AnyShapeStyle(.red.secondary))
    #expect(AnyShapeStyle(.red.secondary) != AnyShapeStyle(.red.tertiary))
    #expect(AnyShapeStyle(.red.shadow(.drop(radius: 1))) == AnyShapeStyle(.red.shadow(.drop(radius: 1))))
  }

  @Test func erasingTwiceEqualsErasingOnce() {
    #expect(AnyShapeStyle(AnyShapeStyle(.red)) == AnyShapeStyle(.red))
  }

  @Test func erasedStylePaintsLikeItsStyle() {
    let values = EnvironmentValues()
    #expect(AnyShapeStyle(.red)._paint(in: values) == Color.red._paint(in: values))
    #expect(AnyShapeStyle(.secondary)._isRelative)
    #expect(AnyShapeStyle(.secondary.opacity(0.5))._isRelative)
    #expect(!AnyShapeStyle(.red)._isRelative)
    #expect(!AnyShapeStyle(.tint)._isRelative)
  }
}
