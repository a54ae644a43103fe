import SwiftUI

extension ViewBenchmarks {
  /// W5: a sheet of a hundred rows is presented and dismissed over a single text.
  static func sheetOverText() -> Benchmark { sheet("W5 sheet of 100 rows over a text", SmallTree.self, behind: 1) }

  /// W5: a sheet of a hundred rows is presented and dismissed over many rows, none of which is affected.
  static func sheet(over rows: Int) -> Benchmark {
    sheet("W5 sheet of 100 rows over rows", PlainTree.self, behind: rows)
  }

  private static func sheet<Behind: SizedView>(_ name: String, _: Behind.Type, behind size: Int) -> Benchmark {
    Benchmark(name: name, size: size, unit: .microseconds) {
      let stage = Stage()
      stage.show(SheetRoot<Behind>(size: size))
      return .init(
        subject: { _ in
          Probe.bodies = 0
          Probe.setShown?(true)
          stage.update()
          Probe.setShown?(false)
          stage.update()
          // The bodies of the sheet and its rows. No body behind the sheet runs.
          return Probe.bodies
        },
        limit: { _ in LimitNode.sheet(rows: rowsPerGroup) + 1 })
    }
  }
}
