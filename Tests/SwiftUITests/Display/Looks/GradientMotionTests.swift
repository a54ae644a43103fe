import CanopyTesting
import SwiftUI
import Testing

/// Gradients that move while something else changes.
@MainActor @Suite struct GradientMotionTests {
  @Observable final class Model { var height: CGFloat = 50 }

  private struct Bar: View {
    let model: Model
    let isGradient: Bool
    @State private var isOn = false
    var body: some View {
      VStack {
        Group {
          if isGradient {
            let color = isOn ? Color.red : .blue
            LinearGradient(colors: [color, color], startPoint: .leading, endPoint: .trailing)
          } else {
            Rectangle().fill(isOn ? .red : .blue)
          }
        }
        .frame(height: model.height).animation(.linear(duration: 1), value: isOn)
        Button("Go") { isOn.toggle() }
      }
    }
  }

  @Test(
    "A gradient in motion goes on when its size changes without animation, as a color does", arguments: [false, true])
  func gradientsGoOnWhenTheirSizeChanges(isGradient: Bool) throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 101, height: 101)) { Bar(model: model, isGradient: isGradient) }
    func red(_ scale: Int = 1) throws -> Int {
      Int(try screen.image(scale: Double(scale)).pixel(x: 50 * scale, y: 40 * scale).red)
    }
    let start = try red()
    try screen.find("Go").touch().lift()
    screen.advance(by: 0.3)
    let before = try red()
    #expect(abs(before - start - (255 - start) * 3 / 10) < 4)
    #expect(abs(try red(2) - before) < 2)
    model.height = 40
    screen.update()
    #expect(abs(try red() - before) < 2)
    screen.advance(by: 0.3)
    #expect(abs(try red() - start - (255 - start) * 6 / 10) < 4)
    screen.settle()
    #expect(try red() == 255)
  }

  @Observable final class Width { var width: CGFloat = 100 }

  private struct Band: View {
    let model: Width
    @State private var isOn = false
    var body: some View {
      VStack {
        Rectangle()
          .fill(
            LinearGradient(
              colors: [.white, .black], startPoint: UnitPoint(x: isOn ? 1 : 0, y: 0.5),
              endPoint: UnitPoint(x: isOn ? 1.01 : 0.01, y: 0.5))
          )
          .frame(width: model.width, height: 40)
          .animation(.linear(duration: 1), value: isOn)
        Button("Go") { isOn.toggle() }
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  @Test("The points of a gradient move on when its size changes without animation")
  func pointsOfGradientsGoOnWhenTheirSizeChanges() throws {
    let model = Width()
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) { Band(model: model) }
    /// The number of white points from the left.
    func edge() throws -> Int {
      let frame = try screen.find("Go").frame
      let image = try screen.image(scale: 1)
      let row = Int(frame.minY) - 20
      return (0..<200).prefix { image.pixel(x: $0, y: row).red > 127 }.count
    }
    try screen.find("Go").touch().lift()
    screen.advance(by: 0.3)
    #expect(abs(try edge() - 30) <= 2)
    model.width = 200
    screen.update()
    #expect(abs(try edge() - 60) <= 3)
    screen.advance(by: 0.3)
    #expect(abs(try edge() - 120) <= 3)
    model.width = 100
    screen.update()
    #expect(abs(try edge() - 60) <= 3)
    screen.advance(by: 0.2)
    #expect(abs(try edge() - 80) <= 3)
  }
}
