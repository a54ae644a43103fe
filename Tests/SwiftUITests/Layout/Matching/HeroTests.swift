import CanopyCore
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// A view that leaves, and another one with the same identifier that comes: they move as one. Motions are linear and take a second.
@MainActor @Suite struct HeroTests {
  private let model = MatchedModel()
  private let line = Animation.linear(duration: 1)

  /// A red view of 20 by 20 points at 0,0, or a blue one of 100 by 80 points at 100,20.
  private func hero(_ transition: AnyTransition = .identity) -> TestScreen {
    layOut {
      Spaced { [model] namespace in
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "hero", in: namespace).transition(transition)
            .frame(width: 100, height: 80).frame(width: 200, height: 100, alignment: .bottomTrailing)
            .transition(transition)
        } else {
          Color.red.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 20, height: 20)
            .frame(width: 200, height: 100, alignment: .topLeading).transition(transition)
        }
      }
    }
  }

  private func toggle() { withAnimation(line) { model.isOn.toggle() } }

  @Test func theNewViewComesFromTheFrameOfTheOldOne() {
    let screen = hero()
    toggle()
    #expect(
      screen.strip(at: [0, 0.5, 1]) == [
        "fill #0088FF: rectangle 0,0 20×20", "fill #0088FF: rectangle 50,10 60×50",
        "fill #0088FF: rectangle 100,20 100×80",
      ])
    toggle()
    #expect(
      screen.strip(at: [0, 0.5]) == ["fill #FF383C: rectangle 100,20 100×80", "fill #FF383C: rectangle 50,10 60×50"])
  }

  @Test("13.7 A source that comes and one that leaves are shown in one frame on the way")
  func bothViewsAreShownInTheSameFrame() throws {
    let screen = hero(.opacity)
    toggle()
    screen.update()
    screen.advance(by: 0.5)
    let list = screen.displayList()
    #expect(list.contains("#0088FF"))
    #expect(list.contains("#FF383C"))
    // Each pixel of the common frame shows both views, and others show none.
    let image = try screen.image()
    for (x, y) in [(52, 12), (108, 12), (52, 58), (108, 58)] {
      let pixel = image.pixel(x: x, y: y)
      #expect(pixel.red < 230 && pixel.blue < 230, "\(x), \(y): \(pixel)")
    }
    for (x, y) in [(47, 12), (113, 58), (80, 7), (80, 63)] {
      let pixel = image.pixel(x: x, y: y)
      #expect(pixel.red == 255 && pixel.blue == 255, "\(x), \(y): \(pixel)")
    }
  }

  @Test func aChangeOnTheWayComesFromTheShownFrame() {
    let screen = hero()
    toggle()
    screen.update()
    screen.advance(by: 0.5)
    toggle()
    #expect(screen.strip(at: [0])[0] == "fill #FF383C: rectangle 50,10 60×50")
    screen.settle()
    #expect(screen.displayList() == "fill #FF383C: rectangle 0,0 20×20")
  }

  @Test func aSpringKeepsItsVelocity() {
    let screen = hero()
    withAnimation(.spring(duration: 1)) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.25)
    let before = screen.matched.shownFrame
    screen.advance(by: 1 / 60)
    let now = screen.matched.shownFrame
    withAnimation(.spring(duration: 1)) { model.isOn = false }
    screen.update()
    #expect(abs(screen.matched.shownFrame.minX - now.minX) < 0.01)
    screen.advance(by: 1 / 60)
    let after = screen.matched.shownFrame
    // It goes on in the old direction at first.
    #expect(after.minX - now.minX > (now.minX - before.minX) / 2)
    #expect(after.width - now.width > (now.width - before.width) / 2)
  }

  @Test func withoutAnAnimationViewsJump() {
    let screen = hero(.opacity)
    model.isOn = true
    screen.update()
    #expect(screen.displayList() == "fill #0088FF: rectangle 100,20 100×80")
    #expect(!screen.motions.isMoving)
  }

  @Test func theUnderlineOfTheSelectedTabGlides() {
    let screen = layOut {
      Spaced { [model] namespace in
        HStack(spacing: 0) {
          ForEach(0..<4) { index in
            VStack(spacing: 0) {
              Color.clear
              if model.selected == index {
                Color.red.frame(height: 4).matchedGeometryEffect(id: "underline", in: namespace).transition(.identity)
              }
            }
          }
        }
      }
    }
    withAnimation(line) { model.selected = 2 }
    #expect(
      screen.strip(at: [0, 0.5, 1]) == [
        "fill #FF383C: rectangle 0,96 50×4", "fill #FF383C: rectangle 50,96 50×4",
        "fill #FF383C: rectangle 100,96 50×4",
      ])
  }

  @Test func anElementMovesFromOneStackToAnother() {
    let screen = layOut {
      Spaced { [model] namespace in
        HStack(spacing: 0) {
          column(model.left, namespace)
          column(model.right, namespace)
        }
      }
    }
    withAnimation(line) { model.right.append(model.left.remove(at: 1)) }
    func row(_ x: Int, _ y: Int) -> String { "fill #FF383C: rectangle \(x),\(y) 20×20" }
    #expect(
      screen.strip(at: [0, 0.5, 1])
        == [
          [row(0, 0), row(0, 40), row(0, 20)], [row(0, 0), row(0, 30), row(50, 10)],
          [row(0, 0), row(0, 20), row(100, 0)],
        ].map { $0.joined(separator: "\n") })
    #expect(screen.motions.frames.isEmpty)
  }

  private func column(_ names: [String], _ namespace: Namespace.ID) -> some View {
    VStack(spacing: 0) {
      ForEach(names, id: \.self) { name in
        Color.red.matchedGeometryEffect(id: name, in: namespace).frame(width: 20, height: 20).transition(.identity)
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }

  @Test func contentOfAFixedSizeKeepsItAroundTheAnchor() {
    let screen = layOut {
      Spaced { [model] namespace in
        if model.isOn {
          Color.blue.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: namespace).transition(.identity)
            .frame(width: 200, height: 100, alignment: .bottomTrailing).transition(.identity)
        } else {
          Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: namespace)
            .frame(width: 200, height: 100, alignment: .topLeading).transition(.identity)
        }
      }
    }
    toggle()
    #expect(
      screen.strip(at: [0, 1]) == ["fill #0088FF: rectangle -20,-10 60×40", "fill #0088FF: rectangle 140,60 60×40"])
  }

  // MARK: Costs

  @Test func aHeroRunsNoBodyAndNoLayoutAfterItsUpdate() {
    let screen = hero(.opacity)
    toggle()
    screen.update()
    let bodies = MovingBodies.count
    LayoutCounters.reset()
    var last = screen.displayList()
    for _ in 0..<20 {
      screen.advance(by: 1 / 60)
      #expect(screen.displayList() != last)
      last = screen.displayList()
    }
    #expect(MovingBodies.count == bodies)
    #expect(LayoutCounters.measured == 0)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func nothingIsLeftBehind() {
    let screen = hero(.opacity)
    toggle()
    screen.settle()
    let live = ViewRuntime.elements.live
    for _ in 0..<3 {
      toggle()
      screen.update()
      screen.advance(by: 0.3)
    }
    toggle()
    screen.settle()
    if !model.isOn { toggle() }
    screen.settle()
    #expect(ViewRuntime.elements.live == live)
    #expect(screen.matched.counts == (1, 1))
    #expect(screen.motions.count == 0)
    #expect(screen.motions.frames.isEmpty)
    #expect(screen.motions.drawnWithOthers.isEmpty)
    #expect(screen.motions.departures.isEmpty)
    #expect(screen.issues.isEmpty)
  }
}

extension MatchedGroups {
  /// The frame in which the only source is shown.
  fileprivate var shownFrame: CGRect { shownFrames.first ?? .null }
}
