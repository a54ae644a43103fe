import CanopyCore
import CanopyLayout
import SwiftUI

/// Rows of which only those are made that are to be seen.
struct LazyTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    ScrollView {
      LazyVStack {
        ForEach(0..<size, id: \.self) { Row(number: $0) }
      }
    }
  }
}
