import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// The outlines of letters.
@MainActor @Suite struct TextOutlineTests {
  @Test func lettersStandOnTheBaseline() {
    let outline = PangoTextEngine.shared.outline(of: "H", in: FontRequest(size: 100))
    let bounds = outline.boundingRect
    #expect(abs(bounds.maxY) < 0.5 && bounds.height > 65 && bounds.height < 80)
    #expect(outline.contains(CGPoint(x: bounds.midX, y: bounds.midY)))
    #expect(!outline.contains(CGPoint(x: bounds.midX, y: bounds.minY + 5)))
  }

  @Test func outlinesHaveTheSizeOfTheirFont() {
    func width(_ size: CGFloat) -> CGFloat {
      PangoTextEngine.shared.outline(of: "mm", in: FontRequest(size: size)).boundingRect.width
    }
    #expect(abs(width(200) - 2 * width(100)) < 1)
  }

  @Test func boldLettersAreHeavier() {
    func width(_ weight: Int) -> CGFloat {
      PangoTextEngine.shared.outline(of: "I", in: FontRequest(size: 100, weight: weight)).boundingRect.width
    }
    #expect(width(700) > width(400) * 1.2)
  }

  @Test func emptyTextHasNoOutline() {
    #expect(PangoTextEngine.shared.outline(of: "", in: FontRequest(size: 100)).boundingRect.isEmpty)
    #expect(PangoTextEngine.shared.outline(of: " ", in: FontRequest(size: 100)).boundingRect.isEmpty)
  }

  @Test func fixedEngineOutlinesAreBoxes() {
    let outline = FixedTextEngine.shared.outline(of: "ab", in: FontRequest(size: 100))
    #expect(outline.boundingRect.height == 75 && outline.contains(CGPoint(x: 20, y: -10)))
  }
}
