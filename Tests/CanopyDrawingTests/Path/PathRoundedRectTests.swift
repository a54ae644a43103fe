import CanopyDrawing
import Foundation
import Testing

/// Outlines of rounded rectangles, as they were measured on Apple's systems.
@Suite struct PathRoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func rounded(_ width: CGFloat, height: CGFloat? = nil, _ style: RoundedCornerStyle) -> Path {
    Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height ?? width), style: style)
  }

  @Test func circularCornersHaveTheMeasuredOutlines() {
    #expect(
      rounded(12, .circular).isLike(
        """
        100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c \
        0 12 l 0 5.37258 5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h
        """))
    // Both lengths of a corner are limited by half of the shorter side.
    #expect(
      rounded(60, height: 8, .circular).isLike(
        """
        100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c \
        0 8 l 0 3.58172 13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h
        """))
  }

  @Test func continuousCornersHaveTheMeasuredOutlines() {
    #expect(
      rounded(12, .continuous).isLike(
        """
        100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 92.4221 59.1011 c \
        89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c \
        4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c \
        0 18.344 l 0 13.0619 0 10.4209 0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c \
        10.4209 0 13.0619 0 18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c \
        95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h
        """))
    // Where an edge is short, its transitions are shorter.
    #expect(
      rounded(25, .continuous).isLike(
        """
        100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 90.6794 55.7735 84.2127 58.1272 c \
        78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l 27.2123 60 21.7102 60 15.7873 58.1272 c \
        9.3206 55.7735 4.2265 50.6794 1.87279 44.2127 c 0 39.0422 0 34.7848 0 30 c \
        0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c 4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c \
        21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 0 78.2898 0 84.2127 1.87279 c \
        90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 20.9578 100 25.2152 100 30 c h
        """))
    #expect(
      rounded(20, height: 8, .continuous).isLike(
        """
        100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 58.6475 87.3701 59.4007 c \
        82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 59.4007 c \
        7.45648 58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c \
        0 12.2293 l 0 8.70792 0 6.94726 1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c \
        17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 0.599291 c \
        92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 6.94726 100 8.70792 100 12.2293 c h
        """))
  }

  @Test func aCapsuleHasTransitionsAlongItsLongerEdges() {
    let outline = """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c \
      73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c \
      11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c \
      0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c \
      26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 2.24734 c \
      88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h
      """
    #expect(rounded(30, .continuous).isLike(outline))
    #expect(rounded(.infinity, .continuous).isLike(outline))
    let tall = Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 80), cornerRadius: 15, style: .continuous)
    #expect(
      tall.isLike(
        """
        30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c \
        17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 78.8763 c \
        5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c 0 66.9739 0 63.6726 0 57.07 c \
        0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236 5.59236 2.5359 9.47241 1.12367 c \
        12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c \
        24.4076 2.5359 27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h
        """))
  }

  @Test func unevenCornersHaveTheMeasuredOutlines() {
    let radii = RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
    #expect(
      Path(roundedRect: rect, cornerRadii: radii, style: .circular).isLike(
        """
        100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c \
        0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
        """))
    #expect(
      Path(roundedRect: rect, cornerRadii: radii, style: .continuous).isLike(
        """
        100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c \
        97.4641 54.4076 94.4076 57.4641 90.5276 58.8763 c 86.9739 60 83.6726 60 77.07 60 c \
        15.2866 60 l 10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824 58.3094 1.6906 56.2718 0.749114 53.6851 c \
        0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204 0.374557 3.15747 c \
        0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 5.44245 0 7.64332 0 c \
        69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c \
        100 17.3681 100 21.7698 100 30.5733 c h
        """))
  }

  @Test func aCornerThatIsTooLargeGetsWhatTheOtherLeavesButNoLessThanHalf() {
    let tall = CGRect(x: 0, y: 0, width: 100, height: 300)
    #expect(
      Path(roundedRect: tall, cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 90), style: .circular)
        .isLike(
          """
          100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c \
          0 20 l 0 8.95431 8.95431 0 20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h
          """))
    let halves = Path(
      roundedRect: tall, cornerRadii: RectangleCornerRadii(topLeading: 50, topTrailing: 70), style: .circular)
    #expect(halves.contains(CGPoint(x: 50, y: 0.01)))
    #expect(!halves.contains(CGPoint(x: 49, y: 0.005)))
    // Two corners share an edge in proportion to their radii.
    let wide = CGRect(x: 0, y: 0, width: 200, height: 60)
    let shared = Path(roundedRect: wide, cornerRadii: RectangleCornerRadii(topLeading: 22, bottomLeading: 18))
    #expect(
      shared.isLike(
        """
        200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c \
        27.516 60 l 19.5928 60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 1.34841 48.6331 c \
        0 44.4159 0 40.5326 0 33 c 0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 c \
        3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0 23.9468 0 33.6306 0 c \
        200 0 l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h
        """))
  }

  @Test func cornersWithoutAnAreaMakeARectangle() {
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: .nan, style: .circular).flaws == .corners)
    #expect(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii()) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: -1)).flaws == .corners)
  }

  @Test func trimmedOutlinesBeginAtTheRightEdge() {
    let part = rounded(12, .circular).trimmedPath(from: 0, to: 0.1)
    #expect(part.boundingRect.minY == 30 && part.boundingRect.maxX == 100)
    #expect(part.boundingRect.minX > 88)
  }

  @Test func linesAlongOutlinesHaveNoGapsWhereCornersAreZero() {
    let radii = RectangleCornerRadii(topLeading: 20)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
      let line = path.strokedPath(StrokeStyle(lineWidth: 4))
      // The corners without a radius are mitered.
      #expect(line.contains(CGPoint(x: 101.5, y: -1.5)))
      #expect(line.contains(CGPoint(x: 101.5, y: 61.5)))
      let square = Path(CGRect(x: 50, y: 30, width: 100, height: 60))
      #expect(path.union(square).contains(CGPoint(x: 120, y: 70)))
      #expect(path.subtracting(square).boundingRect == rect)
    }
  }
}
