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

/// Presentations that are dismissed together.
@MainActor @Suite struct LeavingTogetherTests {
  @Test(arguments: [false, true]) func aSheetGoesAlongWhenThePresentationAroundItLeaves(isCover: Bool) throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Outer(isCover: isCover) }
    screen.environment.horizontalSizeClass = .compact
    try screen.find("open").tap()
    try screen.find("inner").tap()
    let (outer, inner) = (screen.presentations[0], screen.presentations[1])
    let start = (outer.frame.minY, inner.frame.minY)
    try screen.find("close all").touch().lift()
    var last = CGFloat(0)
    for _ in 0..<4 {
      screen.advance(by: 0.05)
      guard screen.presentations.count == 2 else { break }
      let moved = (outer.frame.minY - start.0, inner.frame.minY - start.1)
      #expect(abs(moved.0 - moved.1) < 0.01 && moved.0 > last)
      last = moved.0
    }
    #expect(last > 100)
    screen.settle()
    #expect(screen.presentations.isEmpty)
  }
}

/// Presentations that are shown although their presenters have left.
@MainActor @Suite struct LeftPresentationTests {
  @Test func theSheetOfARowThatIsDeletedGoesAwayWithMotion() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Rows() }
    screen.environment.horizontalSizeClass = .compact
    try screen.find("row 1").tap()
    #expect(try screen.image(scale: 1).pixel(x: 20, y: 400).description == "#34C759")
    try screen.find("delete").touch().lift()
    #expect(screen.presentations.isEmpty && !screen.texts.contains("row 1"))
    screen.advance(by: 0.05)
    var image = try screen.image(scale: 1)
    #expect(image.pixel(x: 20, y: 580).description == "#34C759")
    #expect(image.pixel(x: 20, y: 310).description != "#34C759")
    // Behind the picture, everything can be used.
    try screen.find("row 2").tap()
    #expect(screen.texts.contains("delete"))
    screen.press(.escape)
    screen.settle()
    image = try screen.image(scale: 1)
    #expect(image.pixel(x: 20, y: 580).description == "#FFFFFF")
  }

  @Test func withoutMotionItIsGoneAtOnce() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Rows(isAnimated: false) }
    screen.environment.horizontalSizeClass = .compact
    try screen.find("row 1").tap()
    try screen.find("delete").touch().lift()
    #expect(try screen.image(scale: 1).pixel(x: 20, y: 580).description == "#FFFFFF")
  }
}

private struct Rows: View {
  var isAnimated = true
  @State private var rows = [1, 2, 3]

  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { row in
        Row(row: row) {
          var transaction = Transaction()
          transaction.disablesAnimations = !isAnimated
          withTransaction(transaction) { rows.removeAll { $0 == row } }
        }
      }
    }
  }
}

private struct Row: View {
  let row: Int
  let delete: () -> Void
  @State private var isShown = false

  var body: some View {
    Button("row \(row)") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("delete") {
          isShown = false
          delete()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.green)
        .presentationDetents([.medium])
      }
  }
}

private struct Outer: View {
  let isCover: Bool
  @State private var isShown = false
  @State private var hasInner = false

  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: Binding(get: { isShown && !isCover }, set: { isShown = $0 })) { content }
      .fullScreenCover(isPresented: Binding(get: { isShown && isCover }, set: { isShown = $0 })) { content }
  }

  private var content: some View {
    Button("inner") { hasInner = true }
      .sheet(isPresented: $hasInner) { Button("close all") { isShown = false }.presentationDetents([.medium]) }
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
