import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct GlassTests {
  private func pixel(_ x: Int, _ y: Int, @ViewBuilder _ view: () -> some View) throws -> RGBA {
    let content = view()
    let screen = TestScreen(size: CGSize(width: 100, height: 60)) {
      ZStack {
        Color.red
        content
      }
    }
    return try screen.image(scale: 1).pixel(x: x, y: y)
  }

  private var box: some View { Color.clear.frame(width: 80, height: 40) }

  @Test("m03 Glass is a material in a capsule behind a view")
  func glassIsAMaterialInACapsule() throws {
    let middle = try pixel(50, 30) { box.glassEffect() }
    #expect(middle != RGBA(red: 255, green: 59, blue: 48))
    #expect(middle.green > 150)
    // Outside of the capsule, the content behind is seen.
    let outside = try pixel(11, 11) { box.glassEffect() }
    #expect(try outside == pixel(1, 1) { box })
    #expect(try pixel(12, 12) { box.glassEffect(.regular, in: .rect) } != outside)
  }

  @Test func clearGlassShowsMoreOfTheContentBehind() throws {
    let regular = try pixel(50, 30) { box.glassEffect(.regular) }
    let clear = try pixel(50, 30) { box.glassEffect(.clear.interactive()) }
    #expect(clear.green < regular.green)
    #expect(try pixel(50, 30) { box.glassEffect(.identity) } == pixel(1, 1) { box })
  }

  @Test func glassHasATint() throws {
    let blue = try pixel(50, 30) { box.glassEffect(.regular.tint(.blue)) }
    #expect(blue.blue > blue.red)
  }

  @Test func aContainerShowsItsViewsAndButtonsWork() throws {
    var count = 0
    let screen = TestScreen {
      GlassEffectContainer(spacing: 20) {
        HStack {
          Button("Add") { count += 1 }.buttonStyle(.glass)
          Button("Save") { count += 10 }.buttonStyle(.glassProminent)
        }
      }
    }
    try screen.find("Add").tap()
    try screen.find("Save").tap()
    #expect(count == 11)
  }
}
