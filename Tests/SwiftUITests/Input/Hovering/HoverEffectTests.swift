import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Hover effects")
struct HoverEffectTests {
  private func screen(_ view: some View, reducesMotion: Bool = false) throws -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 120, height: 60)) {
      $0.accessibilityReduceMotion = reducesMotion
    } content: {
      view
    }
    return screen
  }

  @Test("An effect is animated in and out, and leaves nothing behind")
  func effectComesAndGoes() throws {
    let screen = try screen(Text("Open").padding(8).hoverEffect(.lift))
    let before = screen.displayList()
    try screen.find("Open").hover()
    let full = screen.displayList()
    #expect(full != before)
    screen.endHover()
    screen.advance(by: 0.05)
    #expect(screen.displayList() != full && screen.displayList() != before)
    screen.settle()
    #expect(screen.displayList() == before)
  }

  @Test("No effect is drawn if it is disabled, or if the view is")
  func disabledEffects() throws {
    for view in [
      AnyView(Text("Open").hoverEffect(.lift, isEnabled: false)),
      AnyView(Text("Open").hoverEffect().hoverEffectDisabled()),
      AnyView(Text("Open").hoverEffect(.highlight).disabled(true)),
    ] {
      let screen = try screen(view)
      let before = screen.displayList()
      try screen.find("Open").hover()
      #expect(screen.displayList() == before)
    }
  }

  @Test("An automatic effect is the default of the views around it, and a highlight without one")
  func automaticEffect() throws {
    func hovered(_ view: some View, reducesMotion: Bool = false) throws -> String {
      let screen = try screen(view, reducesMotion: reducesMotion)
      try screen.find("Open").hover()
      return screen.displayList()
    }
    let (lift, highlight) = (
      try hovered(Text("Open").hoverEffect(.lift)), try hovered(Text("Open").hoverEffect(.highlight))
    )
    #expect(lift != highlight)
    #expect(try hovered(Text("Open").hoverEffect()) == highlight)
    #expect(try hovered(Text("Open").hoverEffect().defaultHoverEffect(.lift)) == lift)
    #expect(try hovered(Text("Open").hoverEffect().defaultHoverEffect(nil)) == highlight)
    #expect(try hovered(Text("Open").hoverEffect(.lift), reducesMotion: true) == highlight)
  }

  @Test("A highlight has the content shape of the view")
  func highlightHasContentShape() throws {
    let view = Text("Open").frame(width: 60, height: 40)
    let plain = try screen(view.hoverEffect())
    let shaped = try screen(view.contentShape(.hoverEffect, Circle()).hoverEffect())
    for screen in [plain, shaped] { try screen.find("Open").hover() }
    #expect(plain.displayList() != shaped.displayList())
    if let folder = ProcessInfo.processInfo.environment["CANOPY_PICTURES"] {
      let lifted = try screen(
        Text("Open").padding(8).background(.blue, in: .rect(cornerRadius: 8)).hoverEffect(.lift))
      try lifted.find("Open").hover()
      for (name, screen) in [("plain", plain), ("shaped", shaped), ("lifted", lifted)] {
        try screen.image(scale: 3).png.write(to: URL(filePath: "\(folder)/hover-\(name).png"))
      }
    }
  }
}
