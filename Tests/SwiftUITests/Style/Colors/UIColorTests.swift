import Foundation
import SwiftUI
import Testing

@Suite struct UIColorTests {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  @Test func systemUIColorsAdaptToTheColorScheme() {
    #expect(Color(uiColor: .systemBackground).resolve(in: light) == Color.Resolved(red: 1, green: 1, blue: 1))
    #expect(Color(uiColor: .systemBackground).resolve(in: dark) == Color.Resolved(red: 0, green: 0, blue: 0))
    #expect(Color(UIColor.systemRed) == .red)
    #expect(components(.systemGray6, light) == [242, 242, 247])
    #expect(components(.systemGray6, dark) == [28, 28, 30])
    #expect(components(.secondarySystemGroupedBackground, light) == [255, 255, 255])
    #expect(components(.secondarySystemGroupedBackground, dark) == [28, 28, 30])
    #expect(components(.opaqueSeparator, dark) == [56, 56, 58])
  }

  @Test func uiColorsAreMadeFromComponents() {
    #expect(
      Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
    #expect(Color(UIColor(white: 0.25, alpha: 1)) == Color(white: 0.25))
    #expect(
      Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))
        == Color(hue: 0.5, saturation: 1, brightness: 1))
    #expect(UIColor(.blue) == .systemBlue)
    #expect(UIColor.blue != .systemBlue)
    #expect(UIColor(named: "no such color") == nil)
  }

  @Test func getRedReadsComponentsInLightMode() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    )
    #expect([red, green, blue, alpha].map { ($0 * 100).rounded() } == [100, 50, 0, 25])
    UIColor.systemBackground.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 1)
  }

  @Test func withAlphaComponentReplacesTheOpacity() {
    let faint = Color(UIColor.secondaryLabel.withAlphaComponent(0.5))
    #expect(faint.resolve(in: light).opacity == 0.5)
    #expect(faint.resolve(in: dark).red > 0.9)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
  }

  @Test func uiColorExtensionsMakeColors() {
    #expect(Color(UIColor(hex: 0xFF8000)) == Color(UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)))
    #expect(Color(.brand) == Color(uiColor: .brand))
  }

  @Test func colorLiteralsMakeColors() {
    let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    #expect(literal == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    #expect(Color(#colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)) == Color(red: 0.5, green: 0.25, blue: 1))
  }

  private func components(_ color: UIColor, _ environment: EnvironmentValues) -> [Float] {
    let resolved = Color(uiColor: color).resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue].map { ($0 * 255).rounded() }
  }
}

extension UIColor {
  fileprivate static let brand = UIColor(hex: 0x336699)

  fileprivate convenience init(hex: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
