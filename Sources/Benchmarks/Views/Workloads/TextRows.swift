import CanopyCore
import CanopyDrawing
import CanopyLayout
import CanopyRaster
import CanopyText
import SwiftUI

extension ViewBenchmarks {
  /// W13: a window with rows of two texts opens. The strings are new, but most of their words are known. The limit lets Pango
  /// measure each string once.
  static func textRows(_ rows: Int) -> Benchmark {
    Benchmark(name: "W13 rows of two texts", size: rows, unit: .microseconds) {
      let stage = Stage(textEngine: PangoTextEngine.shared)
      let font = FontRequest(size: 17)
      return .init(
        subject: { round in
          stage.show(TextRows(rows: rows, round: round))
          return 2 * rows
        },
        limit: { round in
          let engine = PangoTextEngine.shared
          return (0..<rows).reduce(0) { count, row in
            let (title, detail) = TextRows.strings(of: row, in: round)
            return count + (engine.plainWidth(of: title, in: font) > 0 ? 1 : 0)
              + (engine.plainWidth(of: detail, in: font) > 0 ? 1 : 0)
          }
        },
        beforeSubject: { _ in stage.clear() })
    }
  }
}

/// Rows with a title and a number.
struct TextRows: View {
  let rows: Int
  let round: Int

  static func strings(of row: Int, in round: Int) -> (title: String, detail: String) {
    let number = (round + 1) * 1_000 + row
    return (Vocabulary.sentence(number), "No. \(number)")
  }

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(0..<rows, id: \.self) { row in
        let (title, detail) = Self.strings(of: row, in: round)
        HStack {
          Text(verbatim: title)
          Text(verbatim: detail)
        }
      }
    }
  }
}
