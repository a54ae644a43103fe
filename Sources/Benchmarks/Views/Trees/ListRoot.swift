import CanopyCore
import CanopyLayout
import SwiftUI

/// A list of rows by their keys.
struct ListRoot: View {
  @State private var keys: [Int]

  init(keys: [Int]) { _keys = State(initialValue: keys) }

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = report()
    VStack {
      ForEach(keys, id: \.self) { Row(number: $0) }
    }
  }

  private func report() {
    let keys = $keys
    Probe.setKeys = { keys.wrappedValue = $0 }
    Probe.keyCount = self.keys.count
  }
}
