import CanopyDrawing
import Foundation

/// The limit of motion: an array of items, some of which get new positions.
final class LimitMotion {
  private var items: [DisplayItem]
  private let step: Int
  private let moving: Int

  init(moving: Int, among count: Int) {
    self.moving = moving
    step = count / moving
    items = (0..<count).map { Self.item($0, x: 0) }
  }

  /// Moves the items to their positions at a time. Returns the number of moved items.
  @inline(never)
  func move(to time: Double) -> Int {
    let x = abs(time.truncatingRemainder(dividingBy: 2) - 1) * 120 - 60
    var area = Self.item(0, x: x).bounds
    for number in stride(from: 0, to: items.count, by: step) {
      let new = Self.item(number, x: x)
      area = area.union(items[number].bounds).union(new.bounds)
      items[number] = new
    }
    return area.isEmpty ? 0 : moving
  }

  private static func item(_ number: Int, x: CGFloat) -> DisplayItem {
    let (cell, columns) = (FieldOfMovers.cell, FieldOfMovers.columns)
    let area = CGRect(
      x: CGFloat(number % columns) * cell + x, y: CGFloat(number / columns) * cell, width: cell, height: cell)
    return DisplayItem(
      id: UInt32(number), .fill(DisplayFill(Path(area), .color(DrawColor(red: 0.5, green: 0.5, blue: 0.5)))))
  }
}

/// The limit of scrolling: the rows in the window, some of which leave while others enter.
final class LimitScroll {
  private let list = LimitList()
  private let rows: Int
  private let pixels: PixelLimit
  private let size: CGSize
  private var top = 0

  init(rows: Int, size: CGSize) {
    self.rows = rows
    self.size = size
    pixels = PixelLimit(width: Int(size.width), height: Int(size.height))
    list.fill(Array(LazyRows.made(top: 0, of: rows)))
  }

  @inline(never)
  func scroll(by distance: Int, drawing: Bool) -> Int {
    top += distance
    _ = list.change(to: Array(LazyRows.made(top: top, of: rows)))
    if drawing { pixels.fill(rows: Int(size.height), with: UInt32(truncatingIfNeeded: top)) }
    return 1
  }
}
