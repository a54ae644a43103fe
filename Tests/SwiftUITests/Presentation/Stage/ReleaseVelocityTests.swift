import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The motion of a sheet after people have let it go.
@MainActor @Suite struct ReleaseVelocityTests {
  /// Returns the upper edges of a sheet that is let go: then, and in the frames after it.
  ///
  /// - Parameters:
  ///   - rise: The distance from its lower detent at which it is let go, upwards.
  ///   - distance: The distance of the last movement of the touch, downwards.
  ///   - seconds: The time that this takes.
  private func edges(at rise: CGFloat, after distance: CGFloat, over seconds: Double) throws -> [CGFloat] {
    let screen = TestScreen { Opener() }
    try screen.find("open").tap()
    let touch = screen.touch(at: CGPoint(x: 195, y: 450))
    touch.move(by: CGSize(width: 0, height: -rise - distance), over: 0.5)
    // The velocity of what came before is forgotten.
    screen.advance(by: 0.5)
    touch.move(by: CGSize(width: 0, height: distance), over: seconds)
    var edges = [screen.presentations[0].frame.minY]
    touch.lift()
    edges.append(screen.presentations[0].frame.minY)
    for _ in 0..<60 {
      screen.advance(by: 1 / 60)
      edges.append(screen.presentations.first?.frame.minY ?? 844)
    }
    return edges
  }

  @Test("A sheet that is let go doesn't jump, and a faster one moves further in its first frame")
  func theVelocityOfATouchGoesOnInTheSpring() throws {
    var first: [CGFloat] = []
    for seconds in [0.5, 0.12, 0.06] {
      let edges = try edges(at: 300, after: -100, over: seconds)
      #expect(abs(edges[0] - edges[1]) < 0.5, "no jump when it is let go")
      first.append(edges[1] - edges[2])
      let steps = zip(edges.dropFirst(), edges.dropFirst(2)).map { $0 - $1 }
      #expect(steps.allSatisfy { $0 >= -0.5 }, "it only moves up")
      // From frame to frame it doesn't move in leaps.
      for (step, next) in zip(steps, steps.dropFirst()) { #expect(abs(step - next) < 12) }
      #expect(edges.last == 10)
    }
    #expect(first == first.sorted())
    #expect(first[1] - first[0] > 4 && first[2] - first[1] > 4, "\(first)")
  }

  @Test("A sheet that is flung down goes on at the velocity of the touch until it is gone")
  func aFlingDownGoesOn() throws {
    let edges = try edges(at: -60, after: 100, over: 0.08)
    #expect(abs(edges[0] - edges[1]) < 0.5)
    // 100 points in 0.08 s are 20.8 in a frame.
    #expect(edges[2] - edges[1] > 18, "\(edges.prefix(4))")
    #expect(edges.last == 844)
  }

  @Test("A sheet that waits under the touch before it is let go begins without velocity")
  func aSheetThatIsHeldStillHasNoVelocity() throws {
    let screen = TestScreen { Opener() }
    try screen.find("open").tap()
    let touch = screen.touch(at: CGPoint(x: 195, y: 450))
    touch.move(by: CGSize(width: 0, height: -200), over: 0.1)
    screen.advance(by: 0.4)
    touch.move(by: .zero, over: 0.1)
    let before = screen.presentations[0].frame.minY
    touch.lift()
    screen.advance(by: 1 / 60)
    #expect(abs(screen.presentations[0].frame.minY - before) < 10)
  }
}

private struct Opener: View {
  @State private var isShown = false
  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("panel").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .presentationDetents([.medium, .large])
      }
  }
}
