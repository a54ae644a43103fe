import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Animated views in containers that jump to their new places.
@MainActor @Suite struct JumpingContentTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  /// The rectangles in a display list: x, y, width and height.
  private func rectangles(_ shown: String) -> [[Double]] {
    shown.matches(of: #/rectangle ([0-9.-]+),([0-9.-]+) ([0-9.-]+)×([0-9.-]+)/#).map { match in
      [match.1, match.2, match.3, match.4].map { Double($0) ?? .nan }
    }
  }

  @Test("The lower edges of animated bars stay in a stack that jumps because the bars grow")
  func barsGrowFromTheirLowerEdge() {
    let screen = layOut {
      With(model) { model in
        HStack(alignment: .bottom, spacing: 0) {
          ForEach([20.0, 40], id: \.self) { height in
            Color.red.frame(width: 10, height: height + model.number).animation(line, value: model.number)
          }
        }
        .frame(height: 100, alignment: .bottom)
      }
    }
    model.number = 40
    let shown = screen.strip(at: [0, 0.5, 1]).map(rectangles)
    #expect(shown[0] == [[90, 80, 10, 20], [100, 60, 10, 40]])
    #expect(shown[1] == [[90, 60, 10, 40], [100, 40, 10, 60]])
    #expect(shown[2] == [[90, 40, 10, 60], [100, 20, 10, 80]])
  }

  @Test("Of the bars in a stack that jumps, only those move whose own value has changed")
  func barsWithoutAChangeJump() {
    let screen = layOut {
      With(model) { model in
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 20 + model.number).animation(line, value: model.number)
          Color.red.frame(width: 10, height: 10).animation(line, value: model.isOn)
        }
      }
    }
    model.number = 40
    let shown = screen.strip(at: [0, 0.5, 1]).map(rectangles)
    #expect(shown[0] == [[90, 40, 10, 20], [100, 20, 10, 10]])
    #expect(shown[1] == [[90, 30, 10, 40], [100, 20, 10, 10]])
    #expect(shown[2] == [[90, 20, 10, 60], [100, 20, 10, 10]])
  }

  @Test("A view moves from its old place in the window, also if its place in the container that jumps is the same")
  func viewMovesAlthoughOnlyItsContainerJumps() {
    let screen = layOut {
      With(model) { model in
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: model.number)
          VStack(spacing: 0) { square().padding(5) }.animation(line, value: model.number)
        }
      }
    }
    model.number = 40
    #expect(
      screen.strip(at: [0, 0.5, 1]).map(rectangles) == [[[95, 45, 10, 10]], [[95, 55, 10, 10]], [[95, 65, 10, 10]]])
  }

  @Test("The jumps of several containers around a view add up")
  func jumpsAddUp() {
    let screen = layOut {
      With(model) { model in
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: model.number)
          HStack(spacing: 0) {
            Color.clear.frame(width: model.number, height: 10)
            VStack { square().animation(line, value: model.number) }
          }
        }
      }
    }
    model.number = 40
    #expect(
      screen.strip(at: [0, 0.5, 1]).map(rectangles) == [
        [[95, 45, 10, 10]], [[105, 55, 10, 10]], [[115, 65, 10, 10]],
      ])
  }

  @Test("A geometry group that jumps takes the animated views inside along")
  func geometryGroupTakesViewsAlong() {
    let screen = layOut {
      With(model) { model in
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: model.number)
          HStack { square().animation(line, value: model.number) }.geometryGroup()
        }
      }
    }
    model.number = 40
    #expect(screen.strip(at: [0, 0.5]).map(rectangles) == [[[95, 65, 10, 10]], [[95, 65, 10, 10]]])
  }

  @Test("A container that jumps on the way of its content has it move from where it is shown")
  func aSecondJumpContinues() {
    let screen = layOut {
      With(model) { model in
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: model.number)
          HStack { square().animation(line, value: model.number) }
        }
      }
    }
    model.number = 40
    #expect(screen.strip(at: [0.5]).map(rectangles) == [[[95, 55, 10, 10]]])
    model.number = 0
    // Both are halfway after half a second: 45 + 0 + (65 − 45) × 0.5; then the first one ends.
    #expect(screen.strip(at: [0, 0.5, 1]).map(rectangles).map { $0[0][1] } == [55, 55, 45])
  }
}
