import CanopyTesting
import SwiftUI
import Testing

/// Views that come while elements around them move.
@MainActor @Suite struct ArrivingViewsTests {
  @Observable final class Model { var hasMore = false }

  private struct Popup: View {
    let model: Model
    var transition = AnyTransition.opacity
    @State private var isShown = false
    var body: some View {
      ZStack {
        Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
        if isShown {
          Color.black.opacity(0.3).ignoresSafeArea().transition(.opacity)
          VStack {
            ForEach(0..<4) { Text("line \($0)") }
            if model.hasMore { Color.clear.frame(height: 9) }
          }
          .background(.red).transition(transition)
        }
      }
    }
  }

  /// Returns the middle of everything red.
  private func center(_ screen: TestScreen, scale: Double = 1) throws -> CGPoint {
    let image = try screen.image(scale: scale)
    var points: [(x: Int, y: Int)] = []
    for y in stride(from: 0, to: image.height, by: 2) {
      for x in stride(from: 0, to: image.width, by: 2) {
        let pixel = image.pixel(x: x, y: y)
        if Int(pixel.red) - Int(pixel.green) > 20, Int(pixel.red) - Int(pixel.blue) > 20 { points.append((x, y)) }
      }
    }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    return CGPoint(x: Double(left + right) / 2 / scale, y: Double(top + bottom) / 2 / scale)
  }

  private func isInTheMiddle(_ point: CGPoint) -> Bool { abs(point.x - 150) < 4 && abs(point.y - 250) < 4 }

  private func popup(_ model: Model = Model()) throws -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 300, height: 500)) { Popup(model: model) }
    try screen.find("Show").touch().lift()
    screen.advance(by: 0.3)
    return screen
  }

  @Test("A view that comes stays at its place when it changes in the middle of its transition")
  func arrivingViewStaysWhenItChanges() throws {
    let model = Model()
    let screen = try popup(model)
    #expect(isInTheMiddle(try center(screen)))
    model.hasMore = true
    screen.update()
    #expect(isInTheMiddle(try center(screen)))
    for _ in 0..<5 {
      screen.advance(by: 0.1)
      #expect(isInTheMiddle(try center(screen)))
    }
    screen.settle()
    #expect(isInTheMiddle(try center(screen)))
  }

  @Test("A picture at another scale doesn't move a view that comes")
  func picturesAtOtherScalesDoNotMoveArrivingViews() throws {
    let screen = try popup()
    for scale in [1.0, 2, 1, 3] { #expect(isInTheMiddle(try center(screen, scale: scale)), "\(scale)") }
    screen.advance(by: 0.2)
    #expect(isInTheMiddle(try center(screen)))
  }
}
