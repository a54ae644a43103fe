import CanopyTesting
import SwiftUI
import Testing

/// Elements while they move, come and go.
@MainActor @Suite struct MovingElementTests {
  private struct Mover: View {
    let move: (AnyView, Bool) -> AnyView
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        move(AnyView(Text("Box").frame(width: 40, height: 20)), isOn)
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
  }

  private func moved(by move: @escaping (AnyView, Bool) -> some View) throws -> (
    start: CGRect, now: CGRect, end: CGRect
  ) {
    let screen = TestScreen(size: CGSize(width: 300, height: 100)) { Mover { AnyView(move($0, $1)) } }
    let start = try screen.find("Box").frame
    try screen.find("Go").touch().lift()
    screen.advance(by: 0.5)
    let box = try screen.find("Box")
    let (now, end) = (box.frame, box.finalFrame)
    screen.settle()
    #expect(try screen.find("Box").frame == end && screen.find("Box").finalFrame == end)
    return (start, now, end)
  }

  @Test("In the middle of a motion, the frame is the one that is shown, and the final frame is where it ends")
  func frameIsTheOneThatIsShown() throws {
    let offset = try moved { $0.offset(x: $1 ? 100 : 0) }
    #expect(abs(offset.now.minX - offset.start.minX - 50) < 2, "\(offset)")
    #expect(offset.end.minX == offset.start.minX + 100)
    let padding = try moved { $0.padding(.trailing, $1 ? 100 : 0) }
    #expect(abs(padding.now.minX - padding.start.minX + 25) < 2, "\(padding)")
    #expect(padding.end.minX == padding.start.minX - 50)
    let scale = try moved { $0.scaleEffect($1 ? 3 : 1) }
    #expect(abs(scale.now.width - 2 * scale.start.width) < 3, "\(scale)")
    #expect(scale.end.width == 3 * scale.start.width)
  }

  private struct Guest: View {
    var transition = AnyTransition.opacity
    @State private var isShown: Bool
    init(isShown: Bool, _ transition: AnyTransition = .opacity) {
      (_isShown, self.transition) = (State(initialValue: isShown), transition)
    }
    var body: some View {
      VStack(spacing: 0) {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("Guest").transition(transition) }
        Text("End")
      }
    }
  }

  @Test("A text that leaves is found as leaving until its transition has ended")
  func leavingTextsAreFound() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) { Guest(isShown: true) }
    let frame = try screen.find("Guest").frame
    #expect(try !screen.find("Guest").isLeaving)
    try screen.find("Toggle").touch().lift()
    screen.advance(by: 0.5)
    let guest = try screen.find("Guest")
    #expect(guest.isLeaving && guest.isVisible && guest.role == "text")
    #expect(abs(guest.frame.width - frame.width) <= 1)
    #expect(screen.texts == ["Toggle", "Guest", "End"])
    let error = #expect(throws: TestError.self) { try guest.tap() }
    #expect(
      error?.message
        == "The text “Guest” cannot be tapped: its view has been removed, and is leaving the screen.")
    screen.settle()
    #expect(screen.texts == ["Toggle", "End"])
    #expect(screen.findAll("Guest").isEmpty)
  }

  @Test("A text that leaves is where it is shown")
  func leavingTextsMove() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      Guest(isShown: true, .offset(x: 100, y: 0))
    }
    let start = try screen.find("Guest").frame
    try screen.find("Toggle").touch().lift()
    screen.advance(by: 0.5)
    #expect(abs(try screen.find("Guest").frame.minX - start.minX - 50) < 2)
  }

  @Test("A text that comes is found from the beginning of its transition, where it is shown")
  func comingTextsAreFoundWhereTheyAre() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      Guest(isShown: false, .offset(x: 100, y: 0).combined(with: .opacity))
    }
    try screen.find("Toggle").touch().lift()
    #expect(screen.texts == ["Toggle", "Guest", "End"])
    let guest = try screen.find("Guest")
    #expect(!guest.isLeaving)
    #expect(abs(guest.frame.minX - guest.finalFrame.minX - 100) < 4)
    screen.advance(by: 0.5)
    #expect(abs(guest.frame.minX - guest.finalFrame.minX - 50) < 4)
    screen.settle()
    #expect(try screen.find("Guest").frame == screen.find("Guest").finalFrame)
  }

  @Test("The frame of an element in a presentation moves with it")
  func framesInAPresentationMove() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let screen = TestScreen { Root() }
    try screen.find("Show").touch().lift()
    screen.advance(by: 0.1)
    let element = try screen.find("sheet")
    let below = screen.presentations[0].frame.minY
    #expect(element.frame.minY > element.finalFrame.minY)
    screen.settle()
    #expect(try screen.find("sheet").frame == screen.find("sheet").finalFrame)
    #expect(screen.presentations[0].frame.minY < below)
  }
}
