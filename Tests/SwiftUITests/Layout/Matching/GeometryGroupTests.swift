import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Views that come inside of a stack on its way. Motions are linear and take a second.
@MainActor @Suite struct GeometryGroupTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  /// A stack at 0,0 that moves by 100 points to the right, in which a view comes.
  private func screen(isGrouped: Bool) -> TestScreen {
    layOut {
      With(model) { model in
        let stack = HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          if model.isOn { Color.blue.frame(width: 10, height: 10).transition(.identity) }
        }
        VStack { if isGrouped { stack.geometryGroup() } else { stack } }
          .padding(.leading, model.number)
          .frame(width: 200, alignment: .leading)
      }
    }
  }

  @Test("13.8 A view that comes stands still without a group")
  func aViewThatComesStandsStillWithoutAGroup() {
    let screen = screen(isGrouped: false)
    withAnimation(line) { (model.isOn, model.number) = (true, 100) }
    let shown = screen.strip(at: [0, 0.5, 1])
    #expect(shown[0] == "fill #FF383C: rectangle 0,45 10×10\nfill #0088FF: rectangle 110,45 10×10")
    #expect(shown[1] == "fill #FF383C: rectangle 50,45 10×10\nfill #0088FF: rectangle 110,45 10×10")
    #expect(shown[2] == "fill #FF383C: rectangle 100,45 10×10\nfill #0088FF: rectangle 110,45 10×10")
  }

  @Test("13.8 A view that comes moves along with its group")
  func aViewThatComesMovesAlongWithItsGroup() {
    let screen = screen(isGrouped: true)
    withAnimation(line) { (model.isOn, model.number) = (true, 100) }
    let shown = screen.strip(at: [0, 0.5, 1])
    #expect(shown[0] == "fill #FF383C: rectangle 0,45 10×10\nfill #0088FF: rectangle 10,45 10×10")
    #expect(shown[1] == "fill #FF383C: rectangle 50,45 10×10\nfill #0088FF: rectangle 60,45 10×10")
    #expect(shown[2] == "fill #FF383C: rectangle 100,45 10×10\nfill #0088FF: rectangle 110,45 10×10")
  }

  @Test(arguments: [false, true])
  func aViewThatComesBeginsAtItsPlaceInTheShownSize(isGrouped: Bool) {
    let screen = layOut {
      With(model) { model in
        let square = Color.red.overlay(alignment: .bottomTrailing) {
          if model.isOn { Color.blue.frame(width: 10, height: 10).transition(.identity) }
        }
        Group { if isGrouped { square.geometryGroup() } else { square } }
          .frame(width: 20 + model.number, height: 20 + model.number)
          .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    withAnimation(line) { (model.isOn, model.number) = (true, 40) }
    let (start, middle, end) = ("10,10", "30,30", "50,50")
    let shown = screen.strip(at: [0, 0.5, 1]).map { $0.components(separatedBy: "\n")[1] }
    for (line, place) in zip(shown, isGrouped ? [start, middle, end] : [end, end, end]) {
      #expect(line == "fill #0088FF: rectangle \(place) 10×10")
    }
  }

  @Test func viewsThatWereThereMoveThroughTheShownSizeWithoutAJump() {
    let screen = layOut {
      With(model) { model in
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          if model.isOn { Color.blue.frame(width: 10, height: 10).transition(.identity) }
          Spacer(minLength: 0)
          Color.green.frame(width: 10, height: 10)
        }
        .geometryGroup()
        .frame(width: 60 + model.number)
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    withAnimation(line) { (model.isOn, model.number) = (true, 100) }
    for (time, shown) in zip([0.0, 0.5, 1], screen.strip(at: [0, 0.5, 1])) {
      let lines = shown.components(separatedBy: "\n")
      #expect(
        lines == [
          "fill #FF383C: rectangle 0,0 10×10", "fill #0088FF: rectangle 10,0 10×10",
          "fill #34C759: rectangle \(Int(50 + 100 * time)),0 10×10",
        ])
    }
  }

  @Test func aPlainChangeInAGroupThatIsResizedEndsNoMotion() {
    let screen = layOut {
      With(model) { model in
        HStack(spacing: 0) {
          if model.isOn { Color.blue.frame(width: 10, height: 10) }
          Spacer(minLength: 0)
          Color.green.frame(width: 10, height: 10)
        }
        .geometryGroup()
        .frame(width: 60 + model.number)
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    withAnimation(line) { model.number = 100 }
    #expect(screen.strip(at: [0, 0.5]) == [50, 100].map { "fill #34C759: rectangle \($0),0 10×10" })
    model.isOn = true
    #expect(
      screen.strip(at: [0, 0.5])
        == [100, 150].map {
          "fill #0088FF: rectangle 0,0 10×10\nfill #34C759: rectangle \($0),0 10×10"
        })
  }

  @Test func aGroupDoesNotChangeTheLayout() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).id(frame: "first")
        Color.blue.frame(height: 20).geometryGroup().id(frame: "second")
      }
    }
    #expect(try screen.frame("first") == [0, 45, 10, 10])
    #expect(try screen.frame("second") == [10, 40, 190, 20])
  }
}
