import CanopyDrawing
import CanopyRaster
import Foundation
import RandomTestSupport
import Testing

/// Memory that frames use one after the other.
@MainActor @Suite struct PixelRoomTests {
  private static let white = DrawColor(red: 1, green: 1, blue: 1)
  /// Fewer where code isn't optimized.
  private static var seeds: UInt64 {
    #if DEBUG
      20
    #else
      200
    #endif
  }

  /// A picture that gets the areas that a frame has drawn, as a page does.
  private struct Patched {
    var pixels: [UInt8]
    let width: Int

    init(_ frame: RasterFrame) {
      width = frame.width
      pixels = [UInt8](repeating: 0, count: frame.width * frame.height * 4)
    }

    mutating func take(_ areas: [Extent], of frame: RasterFrame) {
      for area in areas {
        let (columns, rows) = (Int(area.width), Int(area.height))
        var part = [UInt8](repeating: 0, count: columns * rows * 4)
        part.withUnsafeMutableBytes { frame.copyPixels(in: area, to: $0) }
        for row in 0..<rows {
          let start = ((Int(area.top) + row) * width + Int(area.left)) * 4
          pixels.replaceSubrange(start..<(start + columns * 4), with: part[(row * columns * 4)...].prefix(columns * 4))
        }
      }
    }
  }

  /// What others have drawn would show where a frame reads pixels that it hasn't drawn: beside a material, or at an edge.
  @Test func nothingOfOthersShows() throws {
    let room = PixelRoom()
    let size = RandomDisplayList.size
    let everything = Extent(CGRect(origin: .zero, size: size))
    let color = DrawColor(red: 1, green: 0, blue: 1)
    let loud = DisplayList([
      DisplayItem(id: 1, .fill(DisplayFill(Path(CGRect(origin: .zero, size: size)), .color(color))))
    ])
    for seed in 0..<Self.seeds {
      var random = RandomDisplayList(seed: seed)
      let scale: CGFloat = [1, 1, 2, 1.5][random.int(0...3)]
      let background = random.isTrue(oneIn: 4) ? DrawColor.clear : Self.white
      func frame() throws -> RasterFrame {
        let other = try #require(RasterFrame(size: size, scale: scale, background: Self.white, in: room))
        var all = Damage()
        all.add(everything)
        other.show(loud, changedIn: all)
        return try #require(RasterFrame(size: size, scale: scale, background: background, in: room))
      }
      let list = random.list()
      let changed = random.changing(list)
      var whole = Damage()
      whole.add(everything)
      let first = try frame()
      var page = Patched(first)
      page.take(first.show(list, changedIn: whole), of: first)
      let second = try frame()
      page.take(second.show(changed, changedIn: changed.damage(since: list)), of: second)
      let kept = try #require(RasterFrame(size: size, scale: scale, background: background))
      kept.show(list)
      kept.show(changed)
      #expect(page.pixels == kept.pixels, "seed \(seed)")
    }
  }

  @Test func memoryIsThatOfTheLargestFrame() {
    let room = PixelRoom()
    #expect(room.size == 0)
    for (width, expected) in [(10, 400), (40, 1_600), (20, 1_600)] {
      _ = RasterFrame(size: CGSize(width: width, height: 10), scale: 1, background: Self.white, in: room)
      #expect(room.size == expected)
    }
    #expect(RasterFrame(size: CGSize(width: 1e9, height: 10), scale: 1, background: Self.white, in: room) == nil)
  }
}
