import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct ConcentricRectangleTests {
  /// Returns whether the corner pixel of a rectangle inset by 10 in a container of radius 30 is filled.
  private func isFilled(_ shape: some Shape, x: Int, y: Int, padding: CGFloat = 10) throws -> Bool {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      shape.fill(.black).padding(padding).containerShape(.rect(cornerRadius: 30, style: .circular))
    }
    return try screen.image(scale: 1).pixel(x: x, y: y).red < 128
  }

  @Test func cornersShareTheirCentersWithTheContainer() throws {
    // The radius is 20: the corner is round, and the point at 45° from its center is on the outline.
    #expect(try !isFilled(ConcentricRectangle(), x: 13, y: 13))
    #expect(try isFilled(ConcentricRectangle(), x: 18, y: 18))
    #expect(try isFilled(Rectangle(), x: 11, y: 11))
  }

  @Test func cornersHaveAtLeastTheirMinimum() throws {
    #expect(try isFilled(ConcentricRectangle(), x: 41, y: 41, padding: 40))
    #expect(try !isFilled(ConcentricRectangle(corners: .concentric(minimum: 10)), x: 41, y: 41, padding: 40))
  }

  @Test func cornersMayBeFixed() throws {
    let shape = ConcentricRectangle(topLeadingCorner: .fixed(0), bottomTrailingCorner: 8)
    #expect(try isFilled(shape, x: 10, y: 10))
    #expect(try !isFilled(shape, x: 13, y: 86))
    #expect(try !isFilled(.rect(corners: .concentric, isUniform: true), x: 12, y: 12))
  }

  @Test func withoutAContainerTheCornersAreSquare() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(ConcentricRectangle().path(in: rect).boundingRect == rect)
    #expect(ConcentricRectangle().path(in: rect).contains(CGPoint(x: 0.1, y: 0.1)))
  }
}
