import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Values of the environment about colours and styles, and the modifiers that set them.
@MainActor @Suite struct StyleValuesTests {
  /// What a style looks like inside of some modifiers.
  private func paint(_ style: some ShapeStyle, inside modify: (Text) -> some View) throws -> _Paint {
    style._paint(in: try seen(\.self, inside: modify))
  }

  private func paint(_ style: some ShapeStyle) -> _Paint { style._paint(in: EnvironmentValues()) }

  @Test func foregroundStylesAreInherited() throws {
    #expect(try paint(.foreground) { text in Group { text }.foregroundStyle(.red) } == paint(.red))
    #expect(try paint(.secondary) { text in Group { text }.foregroundStyle(.red) } == paint(.red.secondary))
    #expect(try paint(.secondary) { text in Group { text }.foregroundStyle(.red, .green) } == paint(.green))
    #expect(try paint(.tertiary) { text in Group { text }.foregroundStyle(.red, .green, .blue) } == paint(.blue))
    #expect(
      try paint(.foreground) { text in Group { text }.foregroundStyle(.green).foregroundStyle(.red) } == paint(.green))
  }

  @Test func hierarchicalStylesAreRelativeToTheForegroundStyle() throws {
    #expect(try paint(.foreground) { text in Group { text }.foregroundStyle(.secondary) } == paint(.secondary))
    let inRed = try paint(.foreground) { text in Group { text }.foregroundStyle(.secondary).foregroundStyle(.red) }
    #expect(inRed == paint(.red.secondary))
    let twice = try paint(.foreground) { text in Group { text }.foregroundStyle(.secondary).foregroundStyle(.secondary)
    }
    #expect(twice == paint(.tertiary))
  }

  @Test func foregroundColorSetsTheForegroundStyle() throws {
    #expect(try paint(.foreground) { text in Group { text }.foregroundColor(.red) } == paint(.red))
    #expect(
      try paint(.foreground) { text in Group { text }.foregroundColor(nil).foregroundColor(.red) } == paint(.primary))
    #expect(try seen(\.foregroundStyle) { text in Group { text }.foregroundColor(.red) } == AnyShapeStyle(.red))
  }

  @Test func tintsAreInherited() throws {
    #expect(try paint(.tint) { $0.tint(.red) } == paint(.red))
    #expect(try paint(.tint) { $0.tint(Gradient(colors: [.red])) } == paint(Gradient(colors: [.red])))
    #expect(try paint(.tint) { $0.tint(nil).tint(.red) } == paint(.blue))
    let color: Color? = .green
    #expect(try paint(.tint) { $0.tint(color) } == paint(.green))
    #expect(try paint(.tint) { $0.accentColor(.red) } == paint(.red))
    #expect(try paint(Color.accentColor) { $0.accentColor(.red) } == paint(.red))
    #expect(try paint(.tint) { $0.tint(.green).accentColor(.red) } == paint(.green))
  }

  @Test func backgroundStylesAreInherited() throws {
    try expectFlow(
      of: \.backgroundStyle, default: nil, host: AnyShapeStyle(.red), subtree: AnyShapeStyle(.green))
    try expectFlow(of: \.backgroundMaterial, default: nil, host: .thin, subtree: .thick)
    #expect(try paint(.background) { $0.backgroundStyle(.red) } == paint(.red))
  }
}
