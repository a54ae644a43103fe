import CanopyTesting
import SwiftUI
import Testing

/// A gesture that an app composes from others in a type of its own.
@MainActor @Suite struct ComposedGestureTests {
  /// A drag that begins with a long press.
  private struct PressedDrag: Gesture {
    let distance: GestureState<CGFloat>
    let ended: (CGFloat) -> Void

    var body: some Gesture {
      LongPressGesture(minimumDuration: 0.3)
        .sequenced(before: DragGesture())
        .updating(distance) { value, distance, _ in
          if case .second(true, let drag?) = value { distance = drag.translation.width }
        }
        .onEnded { value in
          if case .second(true, let drag?) = value { ended(drag.translation.width) }
        }
    }
  }

  private struct Knob: View {
    @GestureState private var distance: CGFloat = 0
    @State private var total: CGFloat = 0
    @State private var taps = 0

    var body: some View {
      Text("distance \(Int(distance)) total \(Int(total)) taps \(taps)")
        .frame(width: 390, height: 100)
        .contentShape(.rect)
        .gesture(
          PressedDrag(distance: $distance) { total += $0 }.exclusively(before: TapGesture().onEnded { taps += 1 }))
    }
  }

  private let screen = TestScreen(size: CGSize(width: 390, height: 100)) { Knob() }
  private let start = CGPoint(x: 100, y: 50)

  private func move(by distance: CGFloat) { screen.send(.moved, at: CGPoint(x: start.x + distance, y: start.y)) }

  @Test func bodyOfAGestureUpdatesStateAndEnds() {
    screen.send(.began, at: start)
    screen.advance(by: 0.4)
    move(by: 20)
    move(by: 40)
    #expect(screen.texts == ["distance 40 total 0 taps 0"])
    screen.send(.ended, at: CGPoint(x: start.x + 40, y: start.y))
    screen.settle()
    #expect(screen.texts == ["distance 0 total 40 taps 0"])
  }

  @Test func dragWithoutThePressFails() {
    screen.send(.began, at: start)
    move(by: 40)
    screen.send(.ended, at: CGPoint(x: start.x + 40, y: start.y))
    screen.settle()
    #expect(screen.texts == ["distance 0 total 0 taps 0"])
  }

  @Test func tapReachesTheOtherGesture() throws {
    try screen.find("distance 0 total 0 taps 0").tap()
    #expect(screen.texts == ["distance 0 total 0 taps 1"])
  }
}
