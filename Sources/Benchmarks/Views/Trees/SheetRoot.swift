import CanopyCore
import CanopyLayout
import CanopyText
import SwiftUI

/// Presents a sheet of rows over a tree.
struct SheetRoot<Behind: SizedView>: View {
  let size: Int
  private let detents: Set<PresentationDetent>
  @State private var isShown = false

  init(size: Int, detents: Set<PresentationDetent> = [.large]) { (self.size, self.detents) = (size, detents) }

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = Probe.connect($isShown)
    Behind(size: size).sheet(isPresented: $isShown) { SheetRows().presentationDetents(detents) }
  }
}

extension Probe {
  /// Lets a benchmark present and dismiss a sheet.
  static func connect(_ isShown: Binding<Bool>) { setShown = { isShown.wrappedValue = $0 } }
}

/// A hundred rows.
struct SheetRows: View {
  var body: some View {
    let _ = Probe.bodyRan()
    VStack {
      ForEach(rowNumbers, id: \.self) { Row(number: $0) }
    }
  }
}

/// A single text.
struct SmallTree: SizedView {
  let size: Int

  var body: some View {
    let _ = Probe.bodyRan()
    Text(verbatim: "base")
  }
}

/// A list of rows, identified by key.
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
