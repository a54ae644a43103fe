import CanopyCore
import CanopyLayout
import SwiftUI

/// Rows of which the last in each group reads the environment.
struct ReaderInEachGroupTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(Array(0..<size / rowsPerGroup), id: \.self) { OneReaderGroup(number: $0) }
    }
  }
}

private struct OneReaderGroup: View {
  let number: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(otherRowNumbers, id: \.self) { Row(number: number * rowsPerGroup + $0) }
      ReaderRow(number: number)
    }
  }
}

private let otherRowNumbers = Array(0..<rowsPerGroup - 1)
