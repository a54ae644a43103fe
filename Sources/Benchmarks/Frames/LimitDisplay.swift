import CanopyDrawing
import Foundation

/// The limit of displays: an array of items, in which one is replaced.
final class LimitDisplay {
  private var items: [DisplayItem] = []
  private let count: Int
  private let pixels: PixelLimit

  init(count: Int, size: CGSize) {
    self.count = count
    pixels = PixelLimit(width: Int(GridOfTexts.cell.width), height: Int(GridOfTexts.cell.height))
    _ = makeItems()
  }

  @inline(never)
  func makeItems() -> Int {
    items.removeAll(keepingCapacity: true)
    for number in 0..<count { items.append(item(number, "\(number % 10)0")) }
    return items.count
  }

  @inline(never)
  func change(to value: Int, drawing: Bool) -> Int {
    let number = count / 2
    let new = item(number, "\(number % 10)\(value)")
    let area = new.bounds.union(items[number].bounds)
    items[number] = new
    if drawing { pixels.fill(rows: Int(GridOfTexts.cell.height), with: UInt32(value)) }
    return area.isEmpty ? 0 : 1
  }

  private func item(_ number: Int, _ string: String) -> DisplayItem {
    let (cell, columns) = (GridOfTexts.cell, GridOfTexts.columns)
    let place = CGPoint(x: CGFloat(number % columns) * cell.width, y: CGFloat(number / columns) * cell.height)
    let request = TextRequest(.plain(string, TextRequest.LetterStyle(font: FontRequest(size: 10))))
    let look = DisplayText.Look(.color(DrawColor(red: 0, green: 0, blue: 0)))
    return DisplayItem(id: UInt32(number), .text(DisplayText(request, in: CGRect(origin: place, size: cell), [look])))
  }
}
