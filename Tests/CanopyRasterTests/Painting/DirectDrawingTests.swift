import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// Colours are put on pixels directly where nothing is in the way, and else by Cairo: nobody can tell which.
@MainActor @Suite struct DirectDrawingTests {
  private static let size = CGSize(width: 90, height: 60)

  private func pixels(_ items: [DisplayItem], _ background: DrawColor, scale: CGFloat) throws -> [UInt8] {
    try #require(RasterImage(DisplayList(items), size: Self.size, scale: scale, background: background)).pixels
  }

  private func randomItem(_ id: UInt32, _ dice: inout Dice) -> DisplayItem {
    func part() -> Float { .random(in: -0.1...1.1, using: &dice) }
    let color = DrawColor(
      red: part(), green: part(), blue: part(),
      opacity: [0, 0.004, 0.3, 0.5, 0.999, 1, 1, 2].randomElement(using: &dice) ?? 1)
    let rect = CGRect(
      x: .random(in: -30..<90, using: &dice), y: .random(in: -30..<60, using: &dice),
      width: .random(in: 0..<70, using: &dice), height: .random(in: 0..<50, using: &dice))
    if Bool.random(using: &dice) {
      return DisplayItem(id: id, .fill(DisplayFill(Path(ellipseIn: rect), .color(color))))
    }
    let style = TextRequest.LetterStyle(font: FontRequest(size: .random(in: 5..<30, using: &dice)))
    return DisplayItem(
      id: id,
      .text(DisplayText(TextRequest(.plain("Ag \(id)", style)), in: rect, [DisplayText.Look(.color(color))], .center)))
  }

  @Test(arguments: [1, 2] as [CGFloat]) func directDrawingEqualsCairoToTheBit(scale: CGFloat) throws {
    var dice = Dice(state: UInt64(scale))
    for background in [
      DrawColor.clear, DrawColor(red: 1, green: 1, blue: 1), DrawColor(red: 0.2, green: 0.6, blue: 0.9, opacity: 0.7),
    ] {
      for _ in 0..<60 {
        let items = (0..<12).map { randomItem($0, &dice) }
        // A clip around everything leaves nothing out, and has Cairo draw what is in it.
        let all = Path(CGRect(x: -500, y: -500, width: 2_000, height: 2_000))
        let clipped = [DisplayItem(id: 99, .group(DisplayGroup(.clip(all, FillStyle()), items)))]
        let (direct, throughCairo) = (
          try pixels(items, background, scale: scale), try pixels(clipped, background, scale: scale)
        )
        if direct == throughCairo { continue }
        Issue.record("These look otherwise:\n\(DisplayList(items))")
        return
      }
    }
  }

  /// Numbers with which nothing can be drawn are no reason to stop.
  @Test func invisibleContentIsNotDrawn() throws {
    let white = DrawColor(red: 1, green: 1, blue: 1)
    let style = TextRequest.LetterStyle(font: FontRequest(size: 12))
    let empty = try pixels([], white, scale: 1)
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, 1e9] {
      for rect in [
        CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: number, width: 10, height: 10),
        CGRect(x: number, y: number, width: number, height: number),
      ] {
        let text = DisplayText(TextRequest(.plain("far", style)), in: rect, [DisplayText.Look(.color(.clear))])
        let items = [
          DisplayItem(id: 1, .text(text)),
          DisplayItem(id: 2, .fill(DisplayFill(Path(ellipseIn: rect), .color(.clear)))),
        ]
        #expect(try pixels(items, white, scale: 1) == empty)
        let small = DisplayGroup(.transform(CGAffineTransform(scaleX: 1e-6, y: 1e-6)), items)
        #expect(try pixels([DisplayItem(id: 3, .group(small))], white, scale: 1) == empty)
      }
    }
  }
}
