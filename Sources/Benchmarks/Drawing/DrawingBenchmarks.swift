import CanopyDrawing
import CanopyRaster
import Foundation

/// The benchmarks of pictures and of text.
enum DrawingBenchmarks {
  static var all: [Benchmark] {
    [frame(Crowd.rows), frame(Crowd.rows / 10), measuring(strings: 10_000, isWarm: false)]
      + [measuring(strings: 10_000, isWarm: true)]
  }

  /// W7: a window of 2,000 rounded rectangles with a text in each. In the given number of rows, each rectangle has a different
  /// color than in the previous frame. The limit writes the pixels of these rows once.
  static func frame(_ rows: Int) -> Benchmark {
    Benchmark(name: "W7 frame, rows changed", size: rows, unit: .microseconds) {
      let lists = [Crowd.list(tinted: 0..<0), Crowd.list(tinted: 0..<rows)]
      let size = Crowd.size
      let white = DrawColor(red: 1, green: 1, blue: 1)
      guard let frame = RasterFrame(size: size, scale: 1, background: white) else {
        preconditionFailure("A window has a size.")
      }
      frame.show(lists[1])
      var next = 0
      let limit = PixelLimit(width: Int(size.width), height: Int(size.height))
      return .init(
        subject: { _ in
          let before = frame.statistics.items
          frame.show(lists[next])
          next = 1 - next
          // The changed items, with the items that overlap them.
          return frame.statistics.items - before >= 2 * rows * Crowd.columns ? rows : 0
        },
        limit: { round in
          limit.fill(rows: Int(size.height) * rows / Crowd.rows, with: UInt32(truncatingIfNeeded: round))
          return rows
        })
    }
  }

  /// W8: the given number of short strings are measured, for the first time or again. The limit finds their lengths in a
  /// dictionary.
  static func measuring(strings count: Int, isWarm: Bool) -> Benchmark {
    Benchmark(name: "W8 text, measured \(isWarm ? "again" : "first")", size: count) {
      let style = TextRequest.LetterStyle(font: FontRequest(size: 13))
      func requests(_ round: Int) -> [TextRequest] {
        (0..<count).map { TextRequest(.plain("Row \($0) of \(isWarm ? 0 : round)", style)) }
      }
      var now = requests(0)
      let limit = LengthLimit()
      return .init(
        subject: { _ in
          var lines = 0
          for request in now {
            lines += PangoTextEngine.shared.measure(request, width: .infinity, height: .infinity).lines
          }
          return lines
        },
        limit: { _ in limit.measure(now) },
        beforeSubject: { if !isWarm { now = requests($0) } },
        beforeLimit: { if !isWarm { now = requests($0) } })
    }
  }
}

/// The window of W7.
enum Crowd {
  static let rows = 40
  static let columns = 50
  static let size = CGSize(width: 1_280, height: 800)

  static func list(tinted rows: Range<Int>) -> DisplayList {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 10, lineHeight: 12))
    let black = DrawColor(red: 0, green: 0, blue: 0)
    var items: [DisplayItem] = []
    for row in 0..<Self.rows {
      for column in 0..<columns {
        let place = CGRect(x: CGFloat(column) * 25.6, y: CGFloat(row) * 20, width: 24, height: 18)
        let color = DrawColor(red: rows.contains(row) ? 0.9 : 0.7, green: 0.8, blue: 0.95)
        let id = UInt32(row * columns + column)
        let path = Path(roundedRect: place, cornerRadius: 4)
        items.append(DisplayItem(id: 2 * id, .fill(DisplayFill(path, .color(color)))))
        let text = DisplayText(
          TextRequest(.plain("\(id)", style)), in: place.insetBy(dx: 1, dy: 3), [DisplayText.Look(.color(black))],
          .center)
        items.append(DisplayItem(id: 2 * id + 1, .text(text)))
      }
    }
    return DisplayList(items)
  }
}

/// The limit of drawing: writing pixels.
final class PixelLimit {
  private var pixels: [UInt32]
  private let width: Int

  init(width: Int, height: Int) {
    self.width = width
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  @inline(never)
  func fill(rows: Int, with color: UInt32) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in 0..<(rows * width) { pixels[index] = color &+ UInt32(truncatingIfNeeded: index) }
    }
  }
}

/// The limit of measuring: a dictionary lookup of lengths.
final class LengthLimit {
  private var known: [String: Int] = [:]

  @inline(never)
  func measure(_ requests: [TextRequest]) -> Int {
    if known.count > 100_000 { known = [:] }
    var lines = 0
    for request in requests {
      let string = request.string
      if let length = known[string] {
        lines += length
      } else {
        known[string] = 1
        lines += 1
      }
    }
    return lines
  }
}
