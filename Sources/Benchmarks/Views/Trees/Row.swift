import CanopyCore
import CanopyText
import SwiftUI

/// A row that depends only on its number.
///
/// As in all of these trees, its text is verbatim, so that no translation is looked up.
struct Row: View {
  let number: Int

  var body: some View {
    let _ = Probe.bodyRan()
    Text(verbatim: "Row \(number)")
  }
}

/// A row that displays an environment value.
struct ReaderRow: View {
  let number: Int
  @Environment(\.theme) private var theme

  init(number: Int) { self.number = number }

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = (Probe.seen &+= theme)
    Text(verbatim: "R\(theme % 10)")
  }
}

/// A view that can be created in different sizes, with more rows or more nesting.
@MainActor
protocol SizedView: View {
  init(size: Int)
}

/// The number of rows in a group.
let rowsPerGroup = 100

/// The numbers of the rows in a group.
let rowNumbers = Array(0..<rowsPerGroup)

/// The connection between benchmarks and the views of their workloads: counters that views increment, and bindings to their
/// state.
///
/// It isn't an environment value or a property of the views, because either would add work to the measurement. There is one
/// stage at a time.
@MainActor
enum Probe {
  /// The number of bodies that have run.
  static var bodies = 0
  /// The sum of the themes that readers have seen.
  static var seen = 0
  /// The row whose state changes.
  static var leaf = -1
  /// The state that this row has displayed.
  static var leafValue = -1
  /// The number of keys that the list has displayed.
  static var keyCount = -1

  static var setTheme: ((Int) -> Void)?
  static var setLeaf: ((Int) -> Void)?
  static var setKeys: (([Int]) -> Void)?
  static var setShown: ((Bool) -> Void)?
  /// Starts the motions of all views that move.
  static var startMotion: (() -> Void)?

  static func bodyRan() { bodies &+= 1 }
}
