import CanopyTesting
import SwiftUI
import Testing

/// Presentations that change their form on the stage.
@MainActor @Suite struct StagingTests {
  private func screen(_ size: CGSize, isPopover: Bool = false) throws -> TestScreen {
    let screen = TestScreen(size: size) { Presenter(isPopover: isPopover) }
    try screen.find("open").touch().lift()
    return screen
  }

  @Test func aPopoverInANarrowWindowComesWithMotion() throws {
    func shade(_ screen: TestScreen) throws -> UInt8 { try screen.image(scale: 1).pixel(x: 195, y: 300).green }
    let screen = try screen(CGSize(width: 390, height: 600), isPopover: true)
    let start = try shade(screen)
    screen.advance(by: 0.1)
    let middle = try shade(screen)
    screen.settle()
    let end = try shade(screen)
    #expect(start > middle && middle > end)
    #expect(screen.presentations[0].shownAs == .popover)
  }

  @Test(
    "A presentation whose window becomes wide or narrow in its motion goes on in its other form",
    arguments: [UserInterfaceSizeClass.compact, .regular])
  func aPresentationChangesItsFormOnItsWay(width: UserInterfaceSizeClass) throws {
    let screen = try screen(CGSize(width: width == .compact ? 390 : 900, height: 600))
    screen.advance(by: 0.1)
    let before = screen.presentations[0].frame
    screen.environment.horizontalSizeClass = width == .compact ? .regular : .compact
    screen.update()
    #expect(screen.presentations[0].frame != before)
    #expect(screen.presentations[0].phase == .presenting)
    screen.settle()
    #expect(screen.presentations[0].phase == .presented)
    screen.press(.escape)
    #expect(screen.presentations.isEmpty)
  }

  @Test func aPresentationThatLeavesInAnotherFormIsGone() throws {
    let screen = try screen(CGSize(width: 390, height: 600))
    screen.settle()
    try screen.find("close").touch().lift()
    screen.advance(by: 0.1)
    #expect(screen.presentations.count == 1)
    screen.environment.horizontalSizeClass = .regular
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(screen.texts == ["open"])
  }
}

private struct Presenter: View {
  let isPopover: Bool
  @State private var isShown = false

  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: Binding(get: { isShown && !isPopover }, set: { isShown = $0 })) {
        Button("close") { isShown = false }.presentationDetents([.medium])
      }
      .popover(isPresented: Binding(get: { isShown && isPopover }, set: { isShown = $0 })) {
        Color.blue.frame(width: 80, height: 80).presentationCompactAdaptation(.popover)
      }
  }
}
