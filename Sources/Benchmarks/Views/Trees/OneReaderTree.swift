import CanopyCore
import CanopyLayout
import SwiftUI

/// Rows that depend on nothing, and one that reads the environment.
struct OneReaderTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      PlainTree(size: size)
      ReaderRow(number: 0)
    }
  }
}
