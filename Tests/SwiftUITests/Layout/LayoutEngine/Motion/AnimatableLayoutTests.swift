import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

/// Views on a quarter of a circle.
private struct Arc: Layout {
  var radius: Double
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 2 * radius, height: 2 * radius)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let place = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      subview.place(at: place, anchor: .center, proposal: .unspecified)
    }
  }
}

/// A layout of an animatable width.
private struct Wide: Layout {
  var width: Double

  var animatableData: Double {
    get { width }
    set { width = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

@MainActor
@Suite("Layouts with animatable data are laid out in each frame")
struct AnimatableLayoutTests {
  private let model = MovingModel()

  @Test("13.13 Views move along a layout with animatable data, and not straight")
  func viewsMoveAlongTheLayoutAndNotStraight() {
    let strip = model.strip(at: [0, 0.5, 1]) {
      With(model) { model in
        Arc(radius: 40, angle: model.isOn ? .pi / 2 : 0) { square() }
      }
    }
    #expect(strip[0].contains("135,45"), "\(strip)")
    let way = 40 * (0.5).squareRoot()
    #expect(strip[1].contains("\(Int((95 + way).rounded())),\(Int((45 + way).rounded()))"), "\(strip)")
    #expect(strip[2].contains("95,85"), "\(strip)")
  }

  @Test func whatDependsOnTheContainerMovesWithIt() throws {
    let screen = layOut {
      With(model) { model in
        HStack(spacing: 0) {
          Wide(width: model.isOn ? 60 : 20) { Color.blue.frame(height: 10) }
          box("next", 10, 10)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.update()
    screen.advance(by: 0.5)
    // 40 and 10 points wide, in the middle of 200.
    #expect(try screen.frame("next") == [115, 45, 10, 10])
    #expect(screen.displayList().contains("75,45 40×10"), "\(screen.displayList())")
    let bodies = MovingBodies.count
    screen.settle()
    #expect(MovingBodies.count == bodies)
    #expect(try screen.frame("next") == [125, 45, 10, 10])
    #expect(screen.motions.count == 0)
    LayoutCounters.reset()
    screen.advance(by: 1)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func otherMotionsInTheContainerGoOn() {
    let strip = model.strip(at: [0, 0.5, 1]) {
      With(model) { model in
        Wide(width: model.isOn ? 60 : 20) {
          Color.blue.frame(width: 10, height: model.isOn ? 10 : 4)
        }
      }
    }
    #expect(strip[1].contains("10×7"), "\(strip)")
  }

  @Test func anyLayoutAnimatesItsData() {
    let strip = model.strip(at: [0, 0.5, 1]) {
      With(model) { model in
        AnyLayout(Wide(width: model.isOn ? 60 : 20)) { Color.blue.frame(height: 10) }
      }
    }
    #expect(strip[0].contains("20×10"), "\(strip)")
    #expect(strip[1].contains("40×10"), "\(strip)")
    #expect(strip[2].contains("60×10"), "\(strip)")
  }

  @Test("13.13 Another layout moves the frames of its views")
  func anotherLayoutMovesFrames() {
    let strip = model.strip(at: [0, 0.5, 1]) {
      With(model) { model in
        let layout = model.isOn ? AnyLayout(Wide(width: 60)) : AnyLayout(ZStackLayout())
        layout { square() }
      }
    }
    #expect(strip[0] != strip[1] && strip[1] != strip[2], "\(strip)")
  }
}
