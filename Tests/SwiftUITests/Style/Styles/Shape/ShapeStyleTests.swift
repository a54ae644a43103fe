import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct ShapeStyleTests {
  private func color(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Color
    .Resolved?
  {
    var values = EnvironmentValues()
    change(&values)
    guard case .color(let color) = style._paint(in: values).kind else { return nil }
    return color
  }

  private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  @Test func colorsAreShapeStyles() {
    #expect(color(.red) == resolved(.red))
    #expect(color(Color.Resolved(red: 1, green: 0, blue: 0)) == Color.Resolved(red: 1, green: 0, blue: 0))
  }

  @Test func levelsOfColorReduceItsOpacity() {
    #expect(color(.red.secondary)?.opacity == 0.5)
    #expect(color(.red.tertiary)?.opacity == 0.25)
    #expect((color(.red.quaternary)?.opacity ?? 1) < 0.25)
    #expect((color(.red.quinary)?.opacity ?? 1) < 0.1)
    #expect(color(.red.secondary.secondary)?.opacity == 0.25)
  }

  @Test func opacityIsMultiplied() {
    #expect(color(.red.opacity(0.5))?.opacity == 0.5)
    #expect(color(.secondary.opacity(0.5))?.opacity == 0.3)
  }

  @Test func customStylesAreResolved() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? AnyShapeStyle(Color.yellow) : AnyShapeStyle(.orange.opacity(0.5))
      }
    }
    #expect(color(Warning()) == resolved(.orange).multiplyingOpacity(by: 0.5))
    let dark = color(Warning()) { $0.colorScheme = .dark }
    #expect(dark?.opacity == 1)
    #expect(color(Warning().secondary)?.opacity == 0.25)
  }

  @Test func stylesKeepTheirShadows() {
    let paint = Color.red.shadow(.drop(radius: 4, x: 1, y: 2)).shadow(.inner(color: .blue, radius: 1))._paint(
      in: EnvironmentValues())
    #expect(paint.kind == .color(resolved(.red)))
    #expect(paint.shadows.map(\.isInner) == [false, true])
    #expect(paint.shadows.map(\.radius) == [4, 1])
    #expect(paint.shadows.first?.x == 1)
    #expect(paint.shadows.first?.y == 2)
    #expect(paint.shadows.last?.color == resolved(.blue))
  }

  @Test func shadowStyleUsesTheForegroundStyle() {
    func paint(_ style: some ShapeStyle) -> _Paint {
      var values = EnvironmentValues()
      values.foreground = Foreground(AnyShapeStyle(.red))
      return style._paint(in: values)
    }
    #expect(paint(.shadow(.drop(radius: 1))).kind == .color(resolved(.red)))
    #expect(paint(.shadow(.drop(radius: 1))).shadows.count == 1)
  }

  @Test func implicitMembersResolveToColors() {
    func paint(_ style: some ShapeStyle) -> _Paint { style._paint(in: EnvironmentValues()) }
    let colors = [
      paint(.red), paint(.orange), paint(.yellow), paint(.green), paint(.mint), paint(.teal), paint(.cyan),
      paint(.blue), paint(.indigo), paint(.purple), paint(.pink), paint(.brown), paint(.gray), paint(.white),
      paint(.black), paint(.clear),
    ]
    #expect(Set(colors.map(\.color)).count == 16)
    let system = [
      paint(.primary), paint(.secondary), paint(.tertiary), paint(.quaternary), paint(.quinary), paint(.tint),
      paint(.foreground), paint(.background), paint(.selection), paint(.separator), paint(.placeholder), paint(.link),
      paint(.fill), paint(.windowBackground),
    ]
    #expect(system.allSatisfy { if case .color = $0.kind { true } else { false } })
  }

  @Test func conditionalStylesCanBeErased() {
    func style(isWarning: Bool) -> AnyShapeStyle { isWarning ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
    #expect(color(style(isWarning: true)) == resolved(.red))
    #expect(color(style(isWarning: false)) == resolved(.blue))
  }
}
