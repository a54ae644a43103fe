import SwiftUI

struct Memo: Identifiable, Equatable {
  let id: Int
  var text: String
}

/// Opens drawers for what its buttons set. The body itself reads none of that: what the drawers show is up to date all
/// the same, from the first time on.
struct Desk: View {
  @State private var isOpen = false
  @State private var label: String?
  @State private var memo: Memo?
  @State private var closedCount = 0

  var body: some View {
    VStack {
      Button("Label and open") {
        label = "Stamps"
        isOpen = true
      }
      Button("Write memo") { memo = Memo(id: 1, text: "Buy ink") }
      Tally(count: $closedCount)
    }
    .drawer(isOpen: $isOpen) {
      Text("Open: \(isOpen ? "yes" : "no")")
      Text("Label: \(label ?? "none")")
    }
    .drawer(item: $memo, onClose: { closedCount += 1 }) { memo in
      Text("Memo: \(memo.text)")
      Button("Write another") { self.memo = Memo(id: memo.id + 1, text: "Buy paper") }
    }
  }
}

struct Tally: View {
  @Binding var count: Int
  var body: some View { Text("Closed \(count) times") }
}
