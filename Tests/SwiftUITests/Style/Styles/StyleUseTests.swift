import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Colours and styles as programs write them, with no more than `import SwiftUI`.
@MainActor @Suite struct StyleUseTests {
  struct Level: ShapeStyle {
    var value: Double

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.orange.opacity(value) : Color.red.opacity(value)
    }
  }

  private func described<S: ShapeStyle>(_ style: S) -> String { "\(S.self)" }

  @Test func stylesAreAvailableAsImplicitMembers() {
    #expect(described(.red) == "Color")
    #expect(described(.secondary) == "HierarchicalShapeStyle")
    #expect(described(.tint) == "TintShapeStyle")
    #expect(described(.foreground) == "ForegroundStyle")
    #expect(described(.background) == "BackgroundStyle")
    #expect(described(.thinMaterial) == "Material")
    #expect(described(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == "LinearGradient")
    #expect(described(.conicGradient(colors: [.red, .blue], center: .center)) == "AngularGradient")
    #expect(described(.blue.gradient) == "AnyGradient")
    #expect(described(Level(value: 1)) == "Level")
  }

  @Test func stylesCanBeSetOnViews() {
    let isSelected = true
    let tint: Color? = nil
    let screen = TestScreen {
      Group { Text("a") }.foregroundStyle(.red)
      Group { Text("b") }.foregroundStyle(.blue.opacity(0.5))
      Group { Text("c") }.foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      Group { Text("d") }.foregroundStyle(.primary, .secondary, .tertiary)
      Group { Text("e") }.foregroundStyle(Level(value: 0.5))
      Group { Text("f") }.foregroundColor(isSelected ? .white : .primary)
      Group { Text("g") }.tint(.blue).tint(tint).tint(nil)
      Group { Text("h") }.tint(Gradient(colors: [.red, .orange]))
      Group { Text("i") }.backgroundStyle(.regularMaterial)
      Group { Text("j") }.foregroundStyle(LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing))
      Group { Text("k") }.foregroundStyle(.red.shadow(.drop(radius: 2)))
      Group { Text("l") }.foregroundStyle(
        .linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
      Group { Text("m") }.foregroundStyle(.blue.gradient).accentColor(.green)
    }
    #expect(screen.texts == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"])
  }

  @Test func colorInitializersMakeDistinctColors() {
    let colors: [Color] = [
      Color(red: 0.1, green: 0.2, blue: 0.3), Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4),
      Color(.displayP3, red: 1, green: 0, blue: 0), Color(.sRGB, white: 0.5, opacity: 0.5), Color(white: 0.3),
      Color(hue: 0.5, saturation: 1, brightness: 1), Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5),
      Color("Sky"), Color("Sky", bundle: .main), .red.opacity(0.1), .accentColor, .red.mix(with: .blue, by: 0.2),
      Color(Color.Resolved(red: 1, green: 1, blue: 0)),
    ]
    #expect(Set(colors).count == colors.count)
  }

  @Test func resolvedColorFollowsTheColorScheme() {
    struct Reading: View {
      @Environment(\.self) private var environment

      var body: some View { Text(verbatim: Color.primary.resolve(in: environment).description) }
    }
    let screen = TestScreen { Reading() }
    #expect(screen.texts == ["#000000FF"])
    screen.resetCounts()
    screen.environment.colorScheme = .dark
    screen.update()
    #expect(screen.texts == ["#FFFFFFFF"])
    #expect(screen.bodyCount(of: Reading.self) == 1)
    screen.environment.locale = Locale(identifier: "de_DE")
    screen.update()
    #expect(screen.bodyCount(of: Reading.self) == 1)
  }
}
