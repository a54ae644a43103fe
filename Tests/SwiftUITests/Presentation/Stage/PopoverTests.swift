import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Popovers that point to a view.
@MainActor @Suite struct PopoverTests {
  @Test func aPopoverAppearsBelowItsView() throws {
    let screen = screen { Opener() }
    let view = try screen.find("open").frame
    #expect(screen.popover.frame.size == CGSize(width: 100, height: 60))
    #expect(screen.popover.frame.minY == view.maxY + 10)
    #expect(abs(screen.popover.frame.midX - view.midX) <= 0.5)
    #expect(try abs(screen.find("content").frame.midX - view.midX) <= 1)
  }

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func aPopoverAppearsAtTheEdgeThatTheProgramWants(edge: Edge) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = screen(direction) { Opener(edge: edge) }
      let (view, frame) = (try screen.find("open").frame, screen.popover.frame)
      let isMirrored = direction == .rightToLeft
      switch edge {
      case .top: #expect(frame.maxY == view.minY - 10)
      case .bottom: #expect(frame.minY == view.maxY + 10)
      case .leading: #expect(isMirrored ? frame.minX == view.maxX + 10 : frame.maxX == view.minX - 10)
      case .trailing: #expect(isMirrored ? frame.maxX == view.minX - 10 : frame.minX == view.maxX + 10)
      }
    }
  }

  @Test func aPopoverPointsToAPartOfItsView() throws {
    let rect = screen { Opener(anchor: .rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 4)))) }
    let view = try rect.find("open").frame
    #expect(rect.popover.frame.midX == view.minX + 5)
    #expect(rect.popover.frame.minY == view.minY + 14)
    let corner = screen { Opener(anchor: .point(.topTrailing), edge: .top) }
    #expect(corner.popover.frame.midX == view.maxX)
    #expect(corner.popover.frame.maxY == view.minY - 10)
    let mirrored = screen(.rightToLeft) { Opener(anchor: .point(.topTrailing), edge: .top) }
    #expect(try mirrored.popover.frame.midX == mirrored.find("open").frame.minX)
  }

  @Test func aPopoverFollowsItsView() throws {
    let screen = screen { Moving() }
    func follows() throws -> Bool {
      let view = try screen.find("anchor").frame
      return abs(screen.popover.frame.midX - view.midX) <= 0.5 && abs(screen.popover.frame.minY - view.maxY - 10) <= 0.5
    }
    #expect(try follows())
    try screen.find("jump").tap()
    #expect(try follows())
    #expect(try screen.find("anchor").frame.minX > 300)
    let end = screen.popover.frame
    screen.log.move?()
    screen.update()
    screen.advance(by: 0.5)
    // Halfway, where frames in tests are those at the end of the animation.
    #expect(abs(screen.popover.frame.minX - (end.minX - 100)) < 1)
    screen.settle()
    #expect(screen.popover.frame.minX == end.minX - 200)
    #expect(try follows())
  }

  @Test func aPopoverFollowsARowThatScrollsAndStaysInTheWindow() throws {
    let screen = screen { Rows() }
    let before = screen.popover.frame
    screen.log.scroll?(60)
    screen.settle()
    #expect(screen.popover.frame == before.offsetBy(dx: 0, dy: -60))
    screen.log.scroll?(2000)
    screen.settle()
    #expect(screen.popover.frame.minY == 10)
  }

  @Test func aPopoverWhoseViewIsGoneStaysAndCanBeDismissed() throws {
    let screen = screen { Leaving() }
    let before = screen.popover.frame
    screen.log.move?()
    screen.settle()
    #expect(screen.presentations.count == 1)
    #expect(screen.popover.frame == before)
    try screen.popover.tapOutside()
    #expect(screen.presentations.isEmpty)
  }

  @Test func aPopoverInASheetPointsToItsView() throws {
    let screen = TestScreen(size: CGSize(width: 800, height: 600)) {
      Color.white.sheet(isPresented: .constant(true)) { Opener() }
    }
    try screen.find("open").tap()
    let view = try screen.find("open").frame
    #expect(screen.presentations[1].frame.minY == view.maxY + 10)
    #expect(abs(screen.presentations[1].frame.midX - view.midX) <= 0.5)
  }

  @Test func aPopoverGrowsFromTheTipOfItsArrow() throws {
    let screen = screen(isOpen: false) { Opener() }
    let view = try screen.find("open").frame
    screen.touch(at: CGPoint(x: view.midX, y: view.midY)).lift()
    screen.update()
    screen.advance(by: 0.05)
    let moving = screen.popover.frame
    #expect(moving.width < 100 && moving.width > 90)
    #expect(abs(moving.midX - view.midX) <= 0.5)
    #expect(moving.minY < view.maxY + 10)
    screen.settle()
    #expect(screen.popover.frame.width == 100)
  }

  @Test func aPopoverOnAPhoneMovesInIfTheContentWantsAPopover() throws {
    let screen = TestScreen { Opener(adaptation: .popover) }
    let view = try screen.find("open").frame
    screen.touch(at: CGPoint(x: view.midX, y: view.midY)).lift()
    screen.update()
    screen.advance(by: 0.05)
    #expect(screen.popover.shownAs == .popover)
    #expect(screen.popover.frame.width < 100)
    screen.settle()
    #expect(screen.popover.frame.minY == view.maxY + 10)
    #expect(screen.popover.frame.width == 100)
  }

  @Test func theArrowIsPartOfAPopover() throws {
    let screen = screen { Opener() }
    let view = try screen.find("open").frame
    screen.touch(at: CGPoint(x: view.midX, y: view.maxY + 6)).lift()
    screen.settle()
    #expect(screen.presentations.count == 1)
    screen.touch(at: CGPoint(x: view.midX + 30, y: view.maxY + 6)).lift()
    screen.settle()
    #expect(screen.presentations.isEmpty)
  }

  @Test func viewsBehindAPopoverCanBeUsedIfItsContentEnablesThat() throws {
    let screen = screen { Opener(interaction: .enabled) }
    try screen.find("count 0").tap()
    #expect(screen.texts.contains("count 1"))
    #expect(screen.presentations.count == 1)
    try screen.popover.press(.escape)
    #expect(screen.presentations.isEmpty)
  }

  @Test func aViewBehindTheContentFillsTheArrow() throws {
    let screen = screen { Opener(background: .green) }
    let view = try screen.find("open").frame
    let image = try screen.image(scale: 1)
    let (arrow, card) = (
      image.pixel(x: Int(view.midX), y: Int(view.maxY) + 7),
      image.pixel(x: Int(view.midX) - 45, y: Int(view.maxY) + 60)
    )
    #expect(arrow == card)
    #expect(arrow.green > 150 && arrow.red < 100)
  }

  @Test func changingTheEdgeMovesAPopover() throws {
    let screen = screen { Turning() }
    let view = try screen.find("anchor").frame
    #expect(screen.popover.frame.minY == view.maxY + 10)
    try screen.find("turn").tap()
    #expect(screen.popover.frame.maxY == view.minY - 10)
  }

  // MARK: Programs

  private func screen(
    _ direction: LayoutDirection = .leftToRight, isOpen: Bool = true, @ViewBuilder content: () -> some View
  ) -> PopoverScreen {
    let log = MoveLog()
    let screen = TestScreen(
      size: CGSize(width: 800, height: 600), environment: { $0.layoutDirection = direction },
      content: { content().environment(log) })
    if isOpen { try? screen.find("open").tap() }
    return PopoverScreen(screen: screen, log: log)
  }
}

/// A screen, and the actions of its views.
@MainActor @dynamicMemberLookup
private struct PopoverScreen {
  let screen: TestScreen
  let log: MoveLog

  subscript<Value>(dynamicMember path: KeyPath<TestScreen, Value>) -> Value { screen[keyPath: path] }
  func find(_ text: String) throws -> TestElement { try screen.find(text) }
  func touch(at point: CGPoint) -> TestTouch { screen.touch(at: point) }
  func image(scale: Double) throws -> RenderedImage { try screen.image(scale: scale) }
  func advance(by time: TimeInterval) { screen.advance(by: time) }
  func update() { screen.update() }
  func settle() { screen.settle() }
  var popover: TestPresentation { screen.popover }
}

extension TestScreen {
  fileprivate var popover: TestPresentation { presentations[0] }
}

@MainActor @Observable private final class MoveLog {
  @ObservationIgnored var move: (() -> Void)?
  @ObservationIgnored var scroll: ((CGFloat) -> Void)?
}

private struct Opener: View {
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var edge: Edge?
  var interaction = PresentationBackgroundInteraction.automatic
  var background: Color?
  var adaptation = PresentationAdaptation.automatic
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("open") { isShown = true }
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) { content }
      Button("count \(count)") { count += 1 }.padding(.top, 120)
    }
  }

  @ViewBuilder private var content: some View {
    let text = Text("content").frame(width: 100, height: 60)
      .presentationBackgroundInteraction(interaction)
      .presentationCompactAdaptation(adaptation)
    if let background { text.presentationBackground { background } } else { text }
  }
}

private struct Moving: View {
  @Environment(MoveLog.self) private var log
  @State private var isShown = false
  @State private var x: CGFloat = 100

  var body: some View {
    VStack {
      let _ = log.move = { withAnimation(.linear(duration: 1)) { x -= 200 } }
      Text("anchor")
        .popover(isPresented: $isShown) {
          Button("jump") { x = 400 }.frame(width: 100, height: 60)
        }
        .position(x: x, y: 100)
      Button("open") { isShown = true }
    }
  }
}

private struct Rows: View {
  @Environment(MoveLog.self) private var log
  @State private var isShown = false
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    VStack {
      let _ = log.scroll = { position.scrollTo(y: $0) }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<80) { row in
            Text("row \(row)").frame(height: 40)
              .popover(isPresented: row == 5 ? $isShown : .constant(false)) {
                Color.clear.frame(width: 100, height: 60)
              }
          }
        }
      }
      .scrollPosition($position)
      Button("open") { isShown = true }
    }
  }
}

private struct Leaving: View {
  @Environment(MoveLog.self) private var log
  @State private var isShown = false
  @State private var isHere = true

  var body: some View {
    VStack {
      let _ = log.move = { isHere = false }
      Group { if isHere { Text("anchor") } }
        .popover(isPresented: $isShown) { Color.clear.frame(width: 100, height: 60) }
      Button("open") { isShown = true }
    }
  }
}

private struct Turning: View {
  @State private var isShown = false
  @State private var edge = Edge.bottom

  var body: some View {
    VStack {
      Text("anchor")
        .popover(isPresented: $isShown, arrowEdge: edge) {
          Button("turn") { edge = .top }.frame(width: 100, height: 60)
        }
      Button("open") { isShown = true }
    }
  }
}
