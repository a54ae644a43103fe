import CanopyTesting
import SwiftUI
import Testing

/// A touch that a test moves and lifts itself.
@MainActor @Suite struct TestTouchTests {
  private struct Slide: View {
    @GestureState private var distance: CGFloat = 0
    @State private var end = "none"

    init() {}

    var body: some View {
      Text("at \(Int(distance)), end \(end)")
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($distance) { value, distance, _ in distance = value.translation.width }
            .onEnded { end = "\(Int($0.translation.width))" })
    }
  }

  @Test func theScreenIsSeenInTheMiddleOfADrag() throws {
    let screen = TestScreen { Slide() }
    let touch = try screen.find("at 0, end none").touch()
    touch.move(by: CGSize(width: 40, height: 0), over: 0.2)
    #expect(screen.texts == ["at 40, end none"])
    touch.move(by: CGSize(width: 10, height: 0))
    #expect(screen.texts == ["at 50, end none"])
    touch.lift()
    #expect(screen.texts == ["at 0, end 50"])
  }

  @Test func aCancelledTouchEndsNothing() throws {
    let screen = TestScreen { Slide() }
    let touch = try screen.find("at 0, end none").touch()
    touch.move(by: CGSize(width: 40, height: 0))
    touch.cancel()
    #expect(screen.texts == ["at 0, end none"])
  }

  @Test func aTouchThatWasLiftedStaysWhereItIs() throws {
    let screen = TestScreen { Slide() }
    let touch = try screen.find("at 0, end none").touch()
    touch.lift()
    let location = touch.location
    touch.move(by: CGSize(width: 40, height: 0))
    touch.lift()
    #expect(touch.location == location)
    #expect(screen.texts == ["at 0, end none"])
  }
}
