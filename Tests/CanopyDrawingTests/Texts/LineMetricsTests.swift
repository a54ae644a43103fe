import Foundation
import Testing

@testable import CanopyDrawing

@Suite struct LineMetricsTests {
  private func height(_ size: CGFloat, _ displayScale: CGFloat, leading: CGFloat = 0) -> CGFloat {
    LineMetrics(systemFontOfSize: size, leading: leading).height._roundedUpToPixel(displayScale)
  }

  /// The heights that iOS shows at three pixels to a point.
  @Test(
    "12 A line is 1.193359 times the point size, rounded up to a pixel",
    arguments: [
      (34, 40.6667), (28, 33.6667), (22, 26.3333), (20, 24), (17, 20.3333), (16, 19.3333), (15, 18), (13, 15.6667),
      (12, 14.3333), (11, 13.3333),
    ] as [(CGFloat, CGFloat)])
  func heightsOfSizes(size: CGFloat, height: CGFloat) {
    #expect(abs(self.height(size, 3) - height) < 0.001)
    #expect(self.height(size, 1) == (1.193359 * size).rounded(.up))
    #expect(self.height(size, 2) == (1.193359 * size * 2).rounded(.up) / 2)
  }

  @Test("12.2 Loose and tight leading change the height by two points") func leadingChangesLineHeight() {
    for displayScale in [1, 2, 3] as [CGFloat] {
      #expect(abs(height(17, displayScale, leading: 2) - height(17, displayScale) - 2) < 0.001)
      #expect(abs(height(17, displayScale, leading: -2) - height(17, displayScale) + 2) < 0.001)
    }
    #expect(height(1, 1, leading: -20) == 0)
  }

  @Test func lineContainsFontsOnACommonBaseline() {
    let (first, second) = (LineMetrics(ascent: 10, descent: 2), LineMetrics(ascent: 8, descent: 5))
    #expect(first.union(second) == LineMetrics(ascent: 10, descent: 5))
    #expect(first.movingLetters(by: 3, displayScale: 2) == LineMetrics(ascent: 13, descent: 2))
    #expect(first.movingLetters(by: -2.7, displayScale: 2) == LineMetrics(ascent: 10, descent: 5))
  }
}
