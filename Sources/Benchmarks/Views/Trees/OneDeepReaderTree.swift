import CanopyCore
import CanopyLayout
import SwiftUI

/// Rows that depend on nothing, and inside fifty other views one that reads the environment.
struct OneDeepReaderTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      PlainTree(size: size)
      DeepRow(depth: 50)
    }
  }
}

private struct DeepRow: View {
  let depth: Int

  var body: some View {
    let _ = Probe.bodyRan()
    if depth == 0 {
      ReaderRow(number: 0)
    } else {
      DeepRow(depth: depth - 1)
    }
  }
}
