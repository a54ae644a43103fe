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

/// Rows that depend on nothing, and a row inside fifty nested views that reads the environment.
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

/// Rows of which the last one in each group reads the environment.
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

/// A reader inside nested views, each of which sets a different environment value.
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
