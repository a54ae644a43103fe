import CanopyCore
import CanopyLayout
import SwiftUI

/// Rows that all read the environment.
struct ReaderInEachRowTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(Array(0..<size / rowsPerGroup), id: \.self) { ReaderGroup(number: $0) }
    }
  }
}

private struct ReaderGroup: View {
  let number: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(rowNumbers, id: \.self) { ReaderRow(number: number * rowsPerGroup + $0) }
    }
  }
}
