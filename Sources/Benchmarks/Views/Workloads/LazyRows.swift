import Foundation

extension ViewBenchmarks {
  /// A lazy stack is mounted, with as many rows as a window shows, and a few more. The limit creates no others.
  static func lazyMount(rows: Int) -> Benchmark {
    Benchmark(name: "Lazy stack, mount and layout", size: rows, unit: .microseconds) {
      let stage = Stage()
      let limit = LimitList()
      return .init(
        subject: { _ in
          stage.show(LazyTree(size: rows))
          return Probe.bodies
        },
        limit: { _ in limit.change(to: Array(LazyRows.made(top: 0, of: rows))) + 1 },
        beforeSubject: { _ in
          stage.clear()
          Probe.bodies = 0
        },
        beforeLimit: { _ in limit.fill([]) })
    }
  }

  /// The rows of a lazy stack are scrolled by a little more than the window shows. The limit releases and creates the same
  /// number of rows.
  static func lazyScroll(rows: Int) -> Benchmark {
    Benchmark(name: "Lazy stack, scroll", size: rows, unit: .microseconds) {
      let stage = Stage()
      stage.show(LazyTree(size: rows))
      let limit = LimitList()
      limit.fill(Array(LazyRows.made(top: 0, of: rows)))
      var top = 0
      return .init(
        subject: { _ in
          Probe.bodies = 0
          stage.scroll(by: CGSize(width: 0, height: LazyRows.step))
          return Probe.bodies
        },
        limit: { _ in
          top += LazyRows.step
          return limit.change(to: Array(LazyRows.made(top: top, of: rows)))
        })
    }
  }
}

/// Determines which rows of a `LazyTree` are in the tree.
enum LazyRows {
  /// The distance that one round scrolls: 30 rows.
  static let step = 30 * pitch
  /// The height of a row, which is a line of 21 points. There is no spacing between texts.
  private static let pitch = 21

  /// Returns the rows in a window of 800 points, and in an additional quarter of that above and below.
  static func made(top: Int, of rows: Int) -> Range<Int> {
    max(top - 200, 0) / pitch..<min((top + 1_000) / pitch + 1, rows)
  }
}
