import CanopyCore
import CanopyLayout
import SwiftUI

/// A lazy stack of rows.
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
