@testable import CanopyStyle
import Testing

@testable import CanopyCore

@Suite struct PaintTests {
  private let values = EnvironmentValues()

  @Test func opacityOfColorPaintIsStoredInTheColor() {
    let paint = Color.red._paint(in: values).multiplyingOpacity(by: 0.5)
    #expect(paint.opacity == 1)
    #expect(paint.color.opacity == 0.5)
  }

  @Test func opacityOfOtherPaintsIsStoredSeparately() {
    let paint = Gradient(colors: [.red, .blue]).opacity(0.5)._paint(in: values)
    #expect(paint.opacity == 0.5)
    #expect(paint.color.opacity == 0.5)
    #expect(Material.thin.secondary._paint(in: values).opacity == 0.5)
  }

  @Test func colorOfGradientPaintIsItsFirstStop() {
    #expect(Gradient(colors: [.red, .blue])._paint(in: values).color == Color.red.resolve(in: values))
    #expect(Gradient(colors: [])._paint(in: values).color == .transparent)
  }

  @Test func firstLevelOfPaintIsUnchanged() {
    let paint = Color.red._paint(in: values)
    #expect(paint.atLevel(0) == paint)
    #expect(paint.atLevel(9) == paint.atLevel(4))
  }

  @Test func thickerMaterialsAreMoreOpaque() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let opacities = materials.map { $0.tone(isDark: false).opacity }
    #expect(opacities == opacities.sorted())
    #expect(Material.thin.tone(isDark: true).red < Material.thin.tone(isDark: false).red)
    #expect(Set(materials + [.bar]).count == 6)
    #expect(Material.thin._paint(in: values).kind == .material(.thin))
  }
}
