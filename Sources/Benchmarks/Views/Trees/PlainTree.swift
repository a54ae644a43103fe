import CanopyCore
import CanopyLayout
import CanopyText
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

/// Rows with state.
struct StatefulTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(Array(0..<size / rowsPerGroup), id: \.self) { StatefulGroup(number: $0) }
    }
  }
}

private struct StatefulGroup: View {
  let number: Int

  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(rowNumbers, id: \.self) { StatefulRow(number: number * rowsPerGroup + $0) }
    }
  }
}

private struct StatefulRow: View {
  let number: Int
  @State private var value = 0

  init(number: Int) { self.number = number }

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = report()
    Text(verbatim: "S\(value)")
  }

  private func report() {
    guard number == Probe.leaf else { return }
    let value = $value
    Probe.setLeaf = { value.wrappedValue = $0 }
    Probe.leafValue = self.value
  }
}
