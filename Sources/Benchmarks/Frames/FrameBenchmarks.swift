import CanopyCore
import CanopyDrawing
import Foundation

/// The benchmarks of frames, from views to display lists or pixels. The drawing benchmarks start with a display list.
enum FrameBenchmarks {
  static var all: [Benchmark] {
    FrameEnd.allCases.flatMap { end in [100, 2_000, 10_000].map { oneText(of: $0, to: end) } }
      + [firstDisplay(of: 2_000), openWindow(rows: 1_000, isWarm: false), openWindow(rows: 1_000, isWarm: true)]
      + MovingEffect.allCases.map { movingElements(100, among: 10_000, by: $0) }
      + FrameEnd.allCases.map { scrolledRows(100_000, to: $0) }
      + presentations
  }
}

/// The last step of a frame that is measured.
enum FrameEnd: String, CaseIterable {
  case damage, pixels
}

extension FrameBenchmarks {
  /// W9: one of many visible texts changes. Its body runs, it is laid out and drawn, and the differences are found or drawn as
  /// pixels. The limit stores the text's new item among all others and finds the area of both, or also fills those pixels.
  static func oneText(of count: Int, to end: FrameEnd) -> Benchmark {
    Benchmark(name: "W9 one text of many, to \(end)", size: count, unit: .microseconds) {
      Probe.leaf = count / 2
      let size = GridOfTexts.windowSize(count)
      let window = ShownWindow(GridOfTexts(size: count), size: size)
      let limit = LimitDisplay(count: count, size: size)
      window.show(to: end)
      return .init(
        subject: { round in
          Probe.setLeaf?(1 + (round & 7))
          return window.show(to: end)
        },
        limit: { round in limit.change(to: 1 + (round & 7), drawing: end == .pixels) })
    }
  }

  /// W10: the first display list of `count` texts that have just been laid out. The limit creates as many items.
  static func firstDisplay(of count: Int) -> Benchmark {
    Benchmark(name: "W10 first display of texts", size: count, unit: .microseconds) {
      Probe.leaf = -1
      let size = GridOfTexts.windowSize(count)
      var window = ShownWindow(GridOfTexts(size: count), size: size)
      let limit = LimitDisplay(count: count, size: size)
      return .init(
        subject: { _ in window.list.isEmpty ? 0 : count },
        limit: { _ in limit.makeItems() },
        beforeSubject: { _ in
          window.end()
          window = ShownWindow(GridOfTexts(size: count), size: size)
        })
    }
  }

  /// W10: a window opens with the given number of rows of two texts and an image, and is drawn as pixels. The texts are new, or
  /// the same as before. The limit fills the same number of pixels, and finds the lengths of the same number of strings.
  static func openWindow(rows: Int, isWarm: Bool) -> Benchmark {
    Benchmark(name: "W10 window of rows, \(isWarm ? "warm" : "cold")", size: rows, unit: .microseconds) {
      let size = CGSize(width: 1_280, height: 800)
      let pixels = PixelLimit(width: Int(size.width), height: Int(size.height))
      var shown: ShownWindow?
      return .init(
        subject: { round in
          let window = ShownWindow(ListOfMessages(size: rows, round: isWarm ? 0 : round), size: size)
          shown = window
          return window.show(to: .pixels) > 0 ? rows : 0
        },
        limit: { round in
          pixels.fill(rows: Int(size.height), with: UInt32(truncatingIfNeeded: round))
          return rows
        },
        beforeSubject: { _ in
          shown?.end()
          shown = nil
        })
    }
  }
}
