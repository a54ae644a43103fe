import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// Wheels and trackpads scroll what is under the pointer.
@MainActor @Suite struct WheelInputTests {
  private func screen(_ environment: (inout EnvironmentValues) -> Void = { _ in }) -> TestScreen {
    layOut(width: 200, height: 200, environment: environment) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<10) { Text("Inner \($0)").frame(width: 150, height: 20) } }
          }
          .frame(height: 100)
          ScrollView(.horizontal) { Text("Wide").frame(width: 600, height: 50) }
          ForEach(0..<50) { Text("Outer \($0)").frame(width: 150, height: 20) }
        }
      }
    }
  }

  private func turn(
    _ screen: TestScreen, _ phase: WheelEvent.Phase = .step, x: CGFloat = 0, y: CGFloat = 0,
    at point: CGPoint = CGPoint(x: 100, y: 50)
  ) {
    screen.frame.receive(.wheel(WheelEvent(phase, by: CGSize(width: x, height: y), at: point)))
    screen.update()
  }

  private func top(_ screen: TestScreen, _ text: String) throws -> CGFloat { try screen.findInTree(text).frame.minY }

  @Test func aStepMovesTheInnermostScrollViewForAShortTime() throws {
    let screen = screen()
    let (inner, outer) = try (top(screen, "Inner 0"), top(screen, "Outer 0"))
    turn(screen, y: 40)
    screen.advance(by: 1 / 60)
    let moved = try inner - top(screen, "Inner 0")
    #expect(moved > 0 && moved < 40)
    // A second step makes the way longer.
    turn(screen, y: 20)
    screen.settle()
    #expect(abs(try inner - top(screen, "Inner 0") - 60) < 0.1)
    #expect(try top(screen, "Outer 0") == outer)
  }

  @Test func atItsEndTheScrollViewAroundTakesTheStep() throws {
    let screen = screen()
    turn(screen, y: 200)
    screen.settle()
    let (inner, outer) = try (top(screen, "Inner 9"), top(screen, "Outer 0"))
    turn(screen, y: 30)
    screen.settle()
    #expect(abs(try outer - top(screen, "Outer 0") - 30) < 0.1)
    #expect(abs(try inner - top(screen, "Inner 9") - 30) < 0.1)
  }

  @Test func horizontalStepsGoToHorizontalScrollViews() throws {
    let screen = screen()
    let before = try screen.findInTree("Wide").frame
    turn(screen, x: 40, at: CGPoint(x: 100, y: 120))
    screen.settle()
    #expect(abs(try before.minX - screen.findInTree("Wide").frame.minX - 40) < 0.1)
    // A vertical step on it moves the one around.
    turn(screen, y: 40, at: CGPoint(x: 100, y: 120))
    screen.settle()
    #expect(abs(try before.minY - screen.findInTree("Wide").frame.minY - 40) < 0.1)
  }

  @Test func aGestureStaysWithItsScrollView() throws {
    let screen = screen()
    let outer = try top(screen, "Outer 0")
    turn(screen, .began, y: 10)
    for _ in 0..<20 {
      screen.advance(by: 1 / 60)
      turn(screen, .moved, y: 20)
    }
    screen.advance(by: 1)
    turn(screen, .ended)
    screen.settle()
    #expect(try top(screen, "Outer 0") == outer)
    #expect(abs(try top(screen, "Inner 9") + 10 - 90) < 8.1)
  }

  @Test func aFastGestureGoesOn() throws {
    let screen = screen()
    let point = CGPoint(x: 100, y: 180)
    let before = try top(screen, "Outer 0")
    turn(screen, .began, y: 5, at: point)
    for _ in 0..<5 {
      screen.advance(by: 1 / 60)
      turn(screen, .moved, y: 20, at: point)
    }
    turn(screen, .ended, at: point)
    let ended = try before - top(screen, "Outer 0")
    #expect(abs(ended - 105) < 1)
    screen.settle()
    #expect(try before - top(screen, "Outer 0") > 300)
  }

  @Test func stepsAreAtOnceWithReducedMotion() throws {
    let screen = screen { $0.accessibilityReduceMotion = true }
    let inner = try top(screen, "Inner 0")
    turn(screen, y: 40)
    #expect(try inner - top(screen, "Inner 0") == 40)
  }

  @Test func disabledScrollViewsAreSkipped() throws {
    let screen = layOut(width: 100, height: 100) {
      ScrollView { Text("A").frame(width: 50, height: 500) }.scrollDisabled(true)
    }
    let before = try top(screen, "A")
    turn(screen, y: 40)
    turn(screen, .moved, y: 40)
    screen.settle()
    #expect(try top(screen, "A") == before)
  }

  @Test func aStepGoesToTheNextPage() throws {
    let screen = layOut(width: 100, height: 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<5) { Text("P \($0)").frame(width: 80, height: 100) } } }
        .scrollTargetBehavior(.paging)
    }
    let center = CGPoint(x: 50, y: 50)
    turn(screen, y: 40, at: center)
    screen.settle()
    #expect(try screen.find("P 1").frame.midY == 50)
    turn(screen, y: 40, at: center)
    turn(screen, y: 40, at: center)
    screen.settle()
    #expect(try screen.find("P 3").frame.midY == 50)
  }
}
