import CanopyInput
import CanopyLayout
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

@MainActor
@Suite("People scroll by touch")
struct ScrollMomentumTests {
  private func rows(_ count: Int, _ log: ActionLog = ActionLog()) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          Button("Row \(row)") { log.add("\(row)") }.frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)
        }
      }
    }
  }

  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    TestScreen(size: CGSize(width: 200, height: 200), content: content)
  }

  /// Moves a touch at a constant velocity, and lifts it.
  private func drag(_ screen: TestScreen, from start: CGPoint, by distance: CGSize, frames: Int, lifts: Bool = true) {
    screen.send(.began, at: start)
    for frame in 1...frames {
      screen.advance(by: 1 / 60)
      let part = Double(frame) / Double(frames)
      screen.send(.moved, at: CGPoint(x: start.x + part * distance.width, y: start.y + part * distance.height))
    }
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    if lifts { screen.send(.ended, at: end) }
  }

  private func top(_ screen: TestScreen, _ row: Int = 0) throws -> CGFloat {
    try screen.findInTree("Row \(row)").frame.minY.rounded() - 15
  }

  @Test("Content follows a touch, goes on with its velocity, and slows down by the rate of the platform")
  func momentum() throws {
    let screen = screen { rows(200) }
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -100), frames: 10)
    // The first frame moves by ten points and begins the drag there.
    #expect(abs(try top(screen) + 90) < 1)
    screen.advance(by: 0.5)
    let slowing: CGFloat = 1000 * log(0.998)
    let expected: CGFloat = 90 + 600 * (exp(0.5 * slowing) - 1) / slowing
    #expect(abs(try top(screen) + expected) < 12)
    screen.settle()
    #expect(abs(try top(screen) + 90 - 600 / slowing) < 15)
  }

  @Test("Content that is dragged beyond its limit resists, and returns")
  func rubberBand() throws {
    let screen = screen { rows(10) }
    drag(screen, from: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 110), frames: 30, lifts: false)
    let resistance: CGFloat = 100 * 0.55 / 200 + 1
    let stretched: CGFloat = 200 - 200 / resistance
    #expect(abs(try top(screen) - stretched) < 3)
    screen.send(.ended, at: CGPoint(x: 100, y: 160))
    screen.settle()
    #expect(abs(try top(screen)) <= 1)
  }

  @Test("Content that comes to its end at full speed bounces and rests at the end")
  func bounce() throws {
    let screen = screen { rows(10) }
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -180), frames: 5)
    var least = CGFloat.infinity
    for _ in 0..<60 {
      screen.advance(by: 1 / 60)
      least = min(least, try top(screen))
    }
    #expect(least < -301)
    screen.settle()
    #expect(abs(try top(screen) + 300) <= 1)
  }

  @Test("A touch stops the content, and a scroll presses no button")
  func touchStops() throws {
    let log = ActionLog()
    let screen = screen { rows(200, log) }
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -100), frames: 5)
    screen.advance(by: 0.1)
    screen.send(.began, at: CGPoint(x: 100, y: 100))
    let place = try top(screen)
    screen.advance(by: 0.2)
    #expect(try top(screen) == place)
    screen.send(.cancelled, at: CGPoint(x: 100, y: 100))
    #expect(log.lines == [])
  }

  @Test("A disabled scroll view isn't scrolled, and touches go to the one around it")
  func disabled() throws {
    let screen = screen { rows(20).scrollDisabled(true) }
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -100), frames: 10)
    screen.settle()
    #expect(abs(try top(screen)) <= 1)
  }

  @Test("A horizontal scroll view in a vertical one takes horizontal drags only")
  func nested() throws {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Text("Wide").frame(width: 600, height: 100) }
          Text("Below").frame(height: 400)
        }
      }
    }
    let before = try (screen.findInTree("Wide").frame, screen.findInTree("Below").frame)
    drag(screen, from: CGPoint(x: 150, y: 50), by: CGSize(width: -60, height: 5), frames: 10)
    screen.send(.began, at: CGPoint(x: 150, y: 150))
    screen.send(.cancelled, at: CGPoint(x: 150, y: 150))
    var now = try (screen.findInTree("Wide").frame, screen.findInTree("Below").frame)
    #expect(now.0.minX < before.0.minX - 40)
    #expect(now.1 == before.1)
    screen.settle()
    drag(screen, from: CGPoint(x: 100, y: 80), by: CGSize(width: 5, height: -60), frames: 10)
    let x = try screen.findInTree("Wide").frame.minX
    now = try (screen.findInTree("Wide").frame, screen.findInTree("Below").frame)
    #expect(now.1.minY < before.1.minY - 40)
    #expect(now.0.minX == x)
  }

  @Test("A touch that stops the content does nothing else, and a drag goes on")
  func stops() throws {
    let log = ActionLog()
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Group {
              switch row % 3 {
              case 0: Button("Button") { log.add("button") }
              case 1: Text("Tap").contentShape(Rectangle()).onTapGesture { log.add("tap") }
              default: TextField("Field", text: .constant("")).onTapGesture { log.add("field") }
              }
            }
            .frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)
          }
        }
        .simultaneousGesture(TapGesture().onEnded { log.add("around") })
      }
    }
    let container = try #require(LayoutNode(screen.findInTree("Button").index).scrollContainer)
    for y in stride(from: 20.0, to: 180, by: 25) {
      drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -100), frames: 6)
      screen.advance(by: 0.1)
      #expect(container.phase == .decelerating)
      screen.send(.began, at: CGPoint(x: 100, y: y))
      #expect(container.phase == .tracking)
      screen.advance(by: 0.05)
      let offset = container.offset
      screen.send(.ended, at: CGPoint(x: 100, y: y))
      screen.settle()
      #expect(container.offset == offset)
      #expect(container.phase == .idle)
    }
    #expect(log.lines == [])
    screen.press("x")
    #expect(log.lines == [])
    // A touch of content at rest acts again.
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -100), frames: 6)
    screen.advance(by: 0.1)
    let offset = container.offset.y
    drag(screen, from: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: -60), frames: 6, lifts: false)
    #expect(container.offset.y > offset + 40)
    #expect(container.phase == .interacting)
    screen.send(.cancelled, at: CGPoint(x: 100, y: 90))
    screen.settle()
    try screen.find("Tap").tap()
    #expect(log.lines.contains("tap"))
  }

  @Test("A touch stops all scroll views around it that move")
  func stopsNested() throws {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Text("Wide").frame(width: 2000, height: 150) }
          Text("Below").frame(height: 2000)
        }
      }
    }
    drag(screen, from: CGPoint(x: 150, y: 50), by: CGSize(width: -80, height: 0), frames: 6)
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -40), frames: 6)
    let inner = try #require(LayoutNode(screen.findInTree("Wide").index).scrollContainer)
    let outer = try #require(LayoutNode(screen.findInTree("Below").index).scrollContainer)
    #expect(inner.phase == .decelerating && outer.phase == .decelerating)
    screen.send(.began, at: CGPoint(x: 100, y: 40))
    #expect(outer.phase == .tracking && inner.phase == .idle)
    screen.send(.ended, at: CGPoint(x: 100, y: 40))
    #expect(outer.phase == .idle)
  }

  @Test("A click on content that slows down presses a button")
  func clicks() throws {
    let log = ActionLog()
    let screen = screen { rows(200, log) }
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -100), frames: 6)
    screen.advance(by: 0.1)
    screen.send(.began, at: CGPoint(x: 100, y: 100), device: .mouse)
    screen.send(.ended, at: CGPoint(x: 100, y: 100), device: .mouse)
    #expect(log.lines.count == 1)
  }

  @Test("Content moves the other way in right-to-left layouts")
  func rightToLeft() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200), environment: { $0.layoutDirection = .rightToLeft }) {
      ScrollView(.horizontal) { Text("Wide").frame(width: 600, height: 100) }
    }
    let before = try screen.findInTree("Wide").frame.minX
    drag(screen, from: CGPoint(x: 50, y: 100), by: CGSize(width: 60, height: 0), frames: 10, lifts: false)
    #expect(try screen.findInTree("Wide").frame.minX > before + 40)
  }

  @Test("A tree at rest has no momentum left")
  func rest() throws {
    let screen = screen { rows(200) }
    drag(screen, from: CGPoint(x: 100, y: 190), by: CGSize(width: 0, height: -100), frames: 10)
    screen.settle()
    #expect(screen.isUntouched)
    let place = try top(screen)
    screen.advance(by: 1)
    #expect(try top(screen) == place)
  }
}
