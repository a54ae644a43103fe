import CanopyTesting
import SwiftUI
import Testing

/// Pickers that are palettes of icons.
@MainActor @Suite struct PalettePickerStyleTests {
  private struct Colors: View {
    @State private var color = "Red"

    var body: some View {
      Text("chosen: \(color)")
      Picker("Color", selection: $color) {
        ForEach(["Red", "Blue"], id: \.self) { Label($0, systemImage: "circle") }
      }
      .pickerStyle(.palette)
    }
  }

  @Test func iconsAreShownInsteadOfTitles() throws {
    let screen = TestScreen { Colors() }
    #expect(screen.texts == ["chosen: Red"])
    try screen.find(role: "button", name: "Blue").tap()
    #expect(screen.texts == ["chosen: Blue"])
  }

  /// The colors in the middle of the two icons, and beside the first.
  private func colors(_ effect: PaletteSelectionEffect) throws -> (selected: RGBA, other: RGBA, ground: RGBA) {
    let screen = TestScreen { Colors().paletteSelectionEffect(effect) }
    let image = try screen.image()
    func color(_ name: String, dx: CGFloat = 0) throws -> RGBA {
      let frame = try screen.find(role: "button", name: name).frame
      return image.pixel(x: Int(frame.midX + dx), y: Int(frame.midY))
    }
    return (try color("Red"), try color("Blue"), try color("Red", dx: 20))
  }

  @Test func selectedIconHasAShapeBehindIt() throws {
    let colors = try colors(.automatic)
    #expect(colors.ground == RGBA(red: 255, green: 255, blue: 255) && colors.selected == colors.ground)
  }

  @Test func selectedIconIsAVariantOfItsSymbol() throws {
    let colors = try colors(.symbolVariant(.fill))
    #expect(colors.selected == RGBA(red: 0, green: 0, blue: 0), "the circle is filled")
    #expect(colors.other == colors.ground && colors.other != colors.selected, "there is no shape behind it")
  }

  @Test func customEffectIsLeftToTheOptions() throws {
    let colors = try colors(.custom)
    #expect(colors.selected == colors.other && colors.other == colors.ground)
  }
}
