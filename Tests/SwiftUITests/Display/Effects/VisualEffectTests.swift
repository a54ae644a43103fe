@testable import CanopyDisplay
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Effects that depend on where a view is.
@MainActor @Suite struct VisualEffectTests {
  @Test func visualEffectReceivesTheViewSize() throws {
    let screen = layOut {
      box("a", 30, 20).visualEffect { $0.offset(CGSize(width: $1.size.width, height: $1.size.height)) }
    }
    #expect(try screen.frame("a") == [115, 60, 30, 20])
  }

  @Test func visualEffectReadsTheFrameWithoutTheEffect() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) {
          box("above", 30, 50)
          // It stays where it is while all else is scrolled.
          box("a", 30, 20).visualEffect { $0.offset(y: -min($1.frame(in: .global).minY, 0)) }
          box("below", 30, 500)
        }
      }
      .id(frame: "scroll")
    }
    #expect(try screen.frame("a") == [85, 50, 30, 20])
    try screen.scroll(40)
    #expect(try screen.frame("a") == [85, 10, 30, 20])
    try screen.scroll(100)
    #expect(try screen.frame("a") == [85, 0, 30, 20])
    #expect(try screen.frame("below")[1] == -70)
  }

  @Test func scrollingUpdatesVisualEffectsWithoutLayout() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) {
            box("\($0)", 30, 20).visualEffect { $0.scaleEffect($1.frame(in: .global).minY > 50 ? 1 : 0.5) }
          }
        }
      }
      .id(frame: "scroll")
    }
    #expect(try screen.frame("0") == [93, 5, 15, 10])
    #expect(try screen.frame("3") == [85, 60, 30, 20])
    LayoutCounters.reset()
    try screen.scroll(20)
    #expect(try screen.frame("3") == [93, 45, 15, 10])
    #expect(LayoutCounters.measured == 0)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func visualEffectsApplyInOrder() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        box("a", 30, 20).visualEffect { content, _ in content.scaleEffect(2, anchor: .topLeading).offset(x: 10) }
        box("b", 30, 20).visualEffect { content, _ in content.offset(x: 10).scaleEffect(2, anchor: .topLeading) }
        box("c", 30, 20).visualEffect { content, _ in content.rotationEffect(.degrees(90)) }
        box("d", 30, 20).visualEffect { content, _ in content.transformEffect(CGAffineTransform(translationX: -5, y: 1))
        }
      }
    }
    #expect(try screen.frame("a") == [95, 10, 60, 40])
    #expect(try screen.frame("b") == [105, 30, 60, 40])
    #expect(try screen.frame("c") == [90, 45, 20, 30])
    #expect(try screen.frame("d") == [80, 71, 30, 20])
  }

  @Test func visualEffectsBecomeRenderEffects() throws {
    let screen = layOut {
      box("a", 30, 20)
        .visualEffect { content, geometry in
          content.opacity(geometry.size.width / 100).blur(radius: 3).brightness(0.1).contrast(0.2).saturation(0.3)
            .grayscale(0.4).hueRotation(.degrees(5))
        }
        .id(frame: "effect")
    }
    let node = LayoutNode(try screen.find(id: "effect").index)
    let expected: [RenderEffect] = [
      .opacity(0.3), .blur(radius: 3, isOpaque: false), .colors(.brightness(0.1)), .colors(.contrast(0.2)),
      .colors(.saturation(0.3)), .colors(.saturation(0.6)), .colors(.hueRotation(.degrees(5))),
    ]
    let wrapper = try #require(node.layout as? DrawingWrapper<VisualEffectDrawing>)
    #expect(wrapper.drawing.effects(of: node) == expected)
    #expect(try screen.frame("a") == [85, 40, 30, 20])
  }

  @Test func visualEffectFollowsCapturedState() throws {
    let screen = layOut { Moved() }
    #expect(try screen.find("move").frame.minX == 84)
    LayoutCounters.reset()
    try screen.find("move").tap()
    #expect(try screen.find("move").frame.minX == 94)
    #expect(LayoutCounters.measured == 0)
  }

  // MARK: Motion

  @Test func visualEffectFollowsContentOnItsWay() {
    let model = MovingModel()
    let strip = model.strip(at: [0, 0.5, 1]) {
      With(model) { model in
        square()
          .visualEffect { $0.offset(y: abs($1.frame(in: .global).minX - 135) - 20) }
          .frame(width: 200, alignment: .leading)
          .padding(.leading, model.isOn ? 160 : 80)
          .frame(width: 200, alignment: .leading)
      }
    }
    // The offset is first less, and then as much again: it depends on where the square is shown.
    let places = strip.map { $0.split(separator: " ").last { $0.contains(",") }.map(String.init) ?? "" }
    #expect(places[0] != places[1] && places[1] != places[2], "\(strip)")
  }

  @Test func visualEffectMovesWhenItsStateChanges() {
    let model = MovingModel()
    let strip = model.strip(at: [0, 0.5, 1]) {
      With(model) { model in
        let isOn = model.isOn
        square().visualEffect { content, _ in content.offset(x: isOn ? 40 : 0).opacity(isOn ? 0.5 : 1) }
      }
    }
    #expect(strip[1].contains("1, 20, 0)") && strip[1].contains("#FF383CBF"), "\(strip)")
    #expect(strip[2].contains("1, 40, 0)") && strip[2].contains("#FF383C80"), "\(strip)")
  }
}

private struct Moved: View {
  @State private var x: CGFloat = 0
  var body: some View {
    let x = x
    Button("move") { self.x += 10 }.visualEffect { content, _ in content.offset(x: x) }
  }
}
