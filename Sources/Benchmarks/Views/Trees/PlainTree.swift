import CanopyCore
import CanopyLayout
import SwiftUI

/// Rows that depend on nothing.
struct PlainTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(Array(0..<size / rowsPerGroup), id: \.self) { PlainGroup(number: $0) }
    }
  }
}

private struct PlainGroup: View {
  let number: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(rowNumbers, id: \.self) { Row(number: number * rowsPerGroup + $0) }
    }
  }
}
