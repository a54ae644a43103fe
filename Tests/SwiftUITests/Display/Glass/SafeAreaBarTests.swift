import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct SafeAreaBarTests {
  @Test func aBarTakesItsPlaceFromTheContent() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 300)) {
      ScrollView { Text("row") }
        .safeAreaBar(edge: .top) { Text("bar").frame(height: 40) }
    }
    let (bar, row) = (try screen.find("bar").frame, try screen.find("row").frame)
    #expect(abs(bar.midY - 20) <= 0.5)
    #expect(row.minY >= 40)
  }

  @Test func contentUnderABarFadesOrEndsAtALine() throws {
    func screen(_ style: ScrollEdgeEffectStyle, hidden: Bool = false) throws -> [RGBA] {
      let screen = TestScreen(size: CGSize(width: 100, height: 200)) {
        ScrollView { Color.blue.frame(height: 400) }
          .scrollEdgeEffectStyle(style, for: .top)
          .scrollEdgeEffectHidden(hidden, for: .top)
          .safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(width: 100, height: 40) }
      }
      try screen.findAll("scroll view").first?.scroll(by: CGSize(width: 0, height: 100))
      let image = try screen.image(scale: 1)
      return [2, 38].map { image.pixel(x: 50, y: $0) }
    }
    let (hard, soft) = (try screen(.hard), try screen(.soft))
    // Both have the material at the outer edge. At the inner edge, only the hard one does.
    #expect(abs(Int(hard[0].green) - Int(soft[0].green)) <= 2)
    #expect(hard[1] != soft[1])
  }

  @Test func barsAtTheSidesWork() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      Text("content").safeAreaBar(edge: .leading) { Text("side") }
    }
    #expect(try screen.find("side").frame.maxX <= screen.find("content").frame.minX)
  }
}
