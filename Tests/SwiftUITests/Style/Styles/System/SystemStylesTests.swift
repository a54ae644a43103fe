@testable import CanopyStyle
import Testing

@testable import CanopyCore

@Suite struct SystemStylesTests {
  private func paint(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> _Paint {
    var values = EnvironmentValues()
    change(&values)
    return style._paint(in: values)
  }

  private func system(_ color: SystemColor) -> _Paint { _Paint(color.resolve(in: EnvironmentValues())) }

  @Test func tintDefaultsToTheAccentColor() {
    #expect(paint(.tint) == paint(.blue))
    #expect(paint(.tint) { $0.accentColor = .green } == paint(.green))
    #expect(paint(.tint) { $0.tint = AnyShapeStyle(.red) } == paint(.red))
    #expect(paint(.tint.secondary) { $0.tint = AnyShapeStyle(.red) } == paint(.red.secondary))
  }

  @Test func tintSetToTintIsTheAccentColor() {
    #expect(paint(.tint) { $0.tint = AnyShapeStyle(.tint) } == paint(.blue))
  }

  @Test func tintColorOfGradientIsItsFirstColor() {
    var values = EnvironmentValues()
    #expect(values.tintColor == Color.blue.resolve(in: values))
    values.tint = AnyShapeStyle(Gradient(colors: [.orange, .red]))
    #expect(values.tintColor == Color.orange.resolve(in: values))
  }

  @Test func backgroundDefaultsToTheWindowBackground() {
    #expect(paint(.background) == paint(.white))
    #expect(paint(.background) { $0.colorScheme = .dark } == paint(.black))
    #expect(paint(.background) { $0.backgroundStyle = AnyShapeStyle(.red) } == paint(.red))
    #expect(paint(.background.secondary) { $0.backgroundStyle = AnyShapeStyle(.red) } == paint(.red.secondary))
    #expect(paint(.background.secondary) == system(.secondaryBackground))
    #expect(paint(.background.tertiary) == system(.tertiaryBackground))
  }

  @Test func backgroundSetToBackgroundIsTheWindowBackground() {
    #expect(paint(.background) { $0.backgroundStyle = AnyShapeStyle(.background) } == paint(.white))
  }

  @Test func otherStylesAreSystemColors() {
    #expect(paint(.separator) == system(.separator))
    #expect(paint(.placeholder) == system(.placeholder))
    #expect(paint(.link) == system(.link))
    #expect(paint(.windowBackground) == system(.background))
    #expect(paint(.selection) == paint(.tint))
  }

  @Test func fillsHaveFourLevels() {
    #expect(paint(.fill) == system(.fill))
    #expect(paint(.fill.secondary) == system(.secondaryFill))
    #expect(paint(.fill.tertiary) == system(.tertiaryFill))
    #expect(paint(.fill.quaternary) == system(.quaternaryFill))
    #expect(paint(.fill.quinary) == system(.quaternaryFill).atLevel(1))
  }

  @Test func namedMaterialsPaintTheirMaterial() {
    #expect(paint(.ultraThinMaterial).kind == .material(.ultraThin))
    #expect(paint(.thinMaterial).kind == .material(.thin))
    #expect(paint(.regularMaterial).kind == .material(.regular))
    #expect(paint(.thickMaterial).kind == .material(.thick))
    #expect(paint(.ultraThickMaterial).kind == .material(.ultraThick))
    #expect(paint(.bar).kind == .material(.bar))
  }

  @Test func materialsAreOpaqueForPeopleWhoWantLessTransparency() {
    for isDark in [false, true] {
      func setUp(_ values: inout EnvironmentValues) {
        values.colorScheme = isDark ? .dark : .light
        values.accessibilityReduceTransparency = true
      }
      let opaque = paint(Color(uiColor: .secondarySystemBackground), setUp)
      #expect(paint(.thinMaterial, setUp) == opaque)
      #expect(paint(.bar, setUp) == opaque)
      #expect(
        paint(Material.thick.secondary, setUp) == paint(Color(uiColor: .secondarySystemBackground).secondary, setUp))
    }
  }
}
