import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Gestures of some kinds of input only.
@MainActor @Suite struct InputKindsTests {
  /// Presses and moves a pointer over the middle of a screen, as much as all gestures need.
  private func gestures(of device: PointerEvent.Device) -> String {
    let screen = TestScreen(size: CGSize(width: 400, height: 300)) { Listening() }
    for (from, to, pause) in [(10, 10, 0), (70, 70, 1), (130, 180, 0)] as [(CGFloat, CGFloat, Double)] {
      screen.send(.began, at: CGPoint(x: 200, y: from), device: device)
      screen.advance(by: pause)
      if from != to { screen.send(.moved, at: CGPoint(x: 200, y: to), device: device) }
      screen.send(.ended, at: CGPoint(x: 200, y: to), device: device)
      screen.settle()
    }
    return screen.texts.last ?? ""
  }

  @Test func aGestureRecognizesItsKindsOfInput() {
    #expect(gestures(of: .touch) == "all tapped by a finger, all held")
    #expect(gestures(of: .mouse) == "clicked, held by a mouse")
    #expect(gestures(of: .pen) == "all tapped, all held, drawn")
  }
}

private struct Listening: View {
  @State private var seen: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 60)
        .onTapGesture(inputKinds: .pointer) { seen.append("clicked") }
        .gesture(TapGesture(inputKinds: .directTouch).onEnded { seen.append("all tapped by a finger") })
        .onTapGesture(inputKinds: .all.subtracting([.pointer, .directTouch])) { seen.append("all tapped") }
      Color.green.frame(height: 60)
        .onLongPressGesture(inputKinds: .pointer) { seen.append("held by a mouse") }
        .onLongPressGesture { seen.append("all held") }
      Color.blue.frame(height: 80)
        .gesture(DragGesture(inputKinds: [.pencil, .indirectTouch]).onEnded { _ in seen.append("drawn") })
      Text(seen.joined(separator: ", "))
      Spacer(minLength: 0)
    }
  }
}
