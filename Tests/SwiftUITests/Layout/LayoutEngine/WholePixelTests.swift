import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

/// The edges of views are drawn on whole pixels, at any number of pixels per point.
@MainActor @Suite struct WholePixelTests {
  private func snapped(_ x: CGFloat, _ width: CGFloat, scale: CGFloat) -> [CGFloat] {
    let frame = CGRect(x: x, y: 0, width: width, height: 0)._snapped(to: scale)
    return [frame.minX, frame.width]
  }

  @Test func eachEdgeMovesToTheNearestPixel() {
    #expect(snapped(0.4, 1, scale: 1) == [0, 1])
    #expect(snapped(0.6, 1, scale: 1) == [1, 1])
    #expect(snapped(0.3, 0.5, scale: 1) == [0, 1])
    #expect(snapped(0.6, 0.3, scale: 2) == [0.5, 0.5])
    #expect(snapped(1 / 3, 1 / 3, scale: 3) == [1 / 3, 1 / 3])
  }

  @Test func anEdgeBetweenTwoPixelsMovesToTheSameSideEverywhere() {
    for origin in [-3.0, -1, 0, 1, 7, 1_000] as [CGFloat] {
      #expect(snapped(origin + 0.5, 1, scale: 1) == [origin + 1, 1])
      #expect(snapped(origin + 0.25, 1, scale: 2) == [origin + 0.5, 1])
    }
  }

  @Test func sumsThatLostPrecisionCountAsBetweenTwoPixels() {
    let sum = (0..<5).reduce(0.0) { total, _ in total + 0.1 }
    for error in [-1e-9, 0, 1e-9] as [CGFloat] { #expect(snapped(sum + error, 1, scale: 1) == [1, 1]) }
  }

  @Test func neighborsShareAnEdgeWithoutAGapOrAnOverlap() throws {
    for scale in [1.0, 1.5, 2, 3] {
      let screen = layOut(environment: { $0.displayScale = scale }) {
        HStack(spacing: 0) { ForEach(0..<7) { fill("\($0)") } }
      }
      let frames = try (0..<7).map { try screen.frame("\($0)") }
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(abs(left[0] + left[2] - right[0]) < 1e-9) }
      #expect(frames.allSatisfy { abs(($0[0] * scale).rounded() - $0[0] * scale) < 1e-9 })
    }
  }

  @Test func contentThatMovesByWholePixelsKeepsItsSize() throws {
    var widths: Set<CGFloat> = []
    for step in 0..<40 {
      let screen = layOut(environment: { $0.displayScale = 2 }) {
        Color.red.frame(width: 10.3, height: 10).id(frame: "a").offset(x: CGFloat(step) * 0.5)
      }
      widths.insert(try screen.frame("a")[2])
    }
    #expect(widths.count == 1)
  }

  @Test func thePictureOfAnEdgeOnAPixelHasNoMixedColors() throws {
    let screen = layOut(width: 20, height: 10) { Color.black.frame(width: 7.3, height: 10) }
    screen.environment.colorScheme = .light
    let image = try screen.image(scale: 3)
    let colors = Set((0..<image.width).map { image.pixel(x: $0, y: 15).description })
    #expect(colors == ["#000000", "#FFFFFF"])
  }

  @Test func otherScalesRoundToOtherPixels() throws {
    let screen = layOut { fill("a").padding(0.3) }
    #expect(try screen.frame("a") == [0, 0, 200, 100])
    screen.environment.displayScale = 3
    screen.update()
    #expect(try screen.frame("a").map { ($0 * 3).rounded() } == [1, 1, 598, 298])
  }

  @Test(arguments: [0, -2, .nan, -.infinity] as [CGFloat])
  func aScaleThatIsNoNumberOfPixelsIsOne(scale: CGFloat) throws {
    let screen = layOut(environment: { $0.displayScale = scale }) {
      VStack(spacing: 0) {
        Text("text").id(frame: "text")
        fill("a").padding(0.3)
        Divider().id(frame: "line")
      }
    }
    #expect(try screen.frame("text") == [84, 0, 32, 20])
    #expect(try screen.frame("a").allSatisfy { $0.isFinite && $0 == $0.rounded() })
    #expect(try screen.frame("line")[3] <= 1)
    #expect(try screen.image(scale: 1).width == 200)
  }
}
