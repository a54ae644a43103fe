import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// A red square that comes and goes in a stack below a space of a given height.
private struct Moved: View {
  let model: MovingModel
  var isGrouped = false

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(width: 10, height: model.number)
      if isGrouped { content.geometryGroup() } else { content }
    }
    .frame(height: 100, alignment: .top)
  }

  private var content: some View {
    HStack(spacing: 0) {
      if model.isOn { square().transition(.opacity.animation(.linear(duration: 4))) }
      Color.clear.frame(width: 10, height: 10)
    }
  }
}

@MainActor
@Suite("Changes while views come and go")
struct TransitionsOnTheWayTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  /// The places of what is drawn: the sums of the transforms around the rectangles, and their origins.
  private func top(_ shown: String) -> Double? {
    var y = 0.0
    for line in shown.split(separator: "\n") {
      if let match = line.firstMatch(of: #/transform \(1, 0, 0, 1, ([0-9.-]+), ([0-9.-]+)\)/#) {
        y += Double(match.2) ?? 0
      }
      if let match = line.firstMatch(of: #/rectangle ([0-9.-]+),([0-9.-]+)/#) { return y + (Double(match.2) ?? 0) }
    }
    return nil
  }

  @Test(
    "13.8 A view that leaves stays where it is while another change moves its container, animated or not",
    arguments: [true, false])
  func aLeavingViewStays(isAnimated: Bool) {
    model.isOn = true
    let screen = layOut { Moved(model: model) }
    withAnimation(line) { (model.isOn, model.number) = (false, 40) }
    #expect(screen.strip(at: [0, 0.25, 0.5]).map(top) == [0, 0, 0])
    withAnimation(isAnimated ? line : nil) { model.number = 80 }
    #expect(screen.strip(at: [0, 0.25, 0.5, 0.75, 1, 1.5]).map(top) == [0, 0, 0, 0, 0, 0])
    withAnimation(.spring) { model.number = 0 }
    #expect(screen.strip(at: [0, 0.1, 0.2, 0.5]).map(top) == [0, 0, 0, 0])
  }

  @Test("Rows that leave together keep their places between those that stay")
  func rowsThatLeaveTogetherKeepTheirPlaces() {
    model.number = 4
    let screen = layOut {
      With(model) { model in
        ZStack {
          ForEach(Array(0..<4).filter { model.number == 4 || $0 % 3 == 0 }, id: \.self) { row in
            Color.red.frame(width: 10, height: 10 + 10 * Double(row))
          }
        }
      }
    }
    withAnimation(line) { model.number = 2 }
    let heights = screen.strip(at: [0.5])[0].matches(of: #/10×(\d+)/#).map { String($0.1) }
    #expect(heights == ["10", "20", "30", "40"])
  }

  @Test("13.8 A view that leaves a geometry group moves along with it")
  func aLeavingViewMovesWithItsGroup() {
    model.isOn = true
    let screen = layOut { Moved(model: model, isGrouped: true) }
    withAnimation(line) { (model.isOn, model.number) = (false, 40) }
    #expect(screen.strip(at: [0, 0.5]).map(top) == [0, 20])
    withAnimation(line) { model.number = 80 }
    #expect(screen.strip(at: [0, 0.5]).map(top) == [20, 60])
  }

  @Test("A view that comes back on the way is shown at its place")
  func aViewThatComesBackIsAtItsPlace() {
    model.isOn = true
    let screen = layOut { Moved(model: model) }
    withAnimation(line) { model.isOn = false }
    #expect(screen.strip(at: [0, 0.25]).map(top) == [0, 0])
    withAnimation(line) { model.isOn = true }
    #expect(screen.strip(at: [0, 0.25]).map(top) == [0, 0])
    withAnimation(line) { model.number = 40 }
    #expect(screen.strip(at: [0, 0.5, 1, 5]).map(top) == [0, 20, 40, 40])
  }

  @Test("A view that comes moves on with its container, and to another place in it")
  func aComingViewMovesOn() {
    let screen = layOut {
      With(model) { model in
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: model.number)
          if model.isOn { square().transition(.opacity.animation(.linear(duration: 4))) }
        }
        .frame(height: 100, alignment: .top)
      }
    }
    withAnimation(line) { model.isOn = true }
    #expect(screen.strip(at: [0, 0.5]).map(top) == [nil, 0])
    withAnimation(line) { model.number = 40 }
    #expect(screen.strip(at: [0, 0.5, 1, 5]).map(top) == [0, 20, 40, 40])
  }
}
