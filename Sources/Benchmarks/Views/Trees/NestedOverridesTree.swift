import CanopyCore
import SwiftUI

/// A reader inside views nested in each other, each of which sets something else in the environment.
struct NestedOverridesTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    Override(depth: size)
  }
}

private struct Override: View {
  let depth: Int

  var body: some View {
    let _ = Probe.bodyRan()
    if depth == 0 {
      ReaderRow(number: 0)
    } else {
      Override(depth: depth - 1).environment(\.level, depth)
    }
  }
}
