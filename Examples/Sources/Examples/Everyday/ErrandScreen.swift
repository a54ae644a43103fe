import SwiftUI

/// A screen as apps write it: every kind of model, actions of every origin, presentations and bindings.
struct ErrandScreen: View {
  @StateObject private var store = ErrandStore()
  @ObservedObject var other: ErrandStore
  @EnvironmentObject private var counter: StepCounter
  @State private var traveller = Traveller()
  @State private var diary = Diary()
  @State private var isAsking = false
  @State private var isPacking = false
  @State private var selected: Errand?
  @State private var choice = "Bus"
  @State private var width: CGFloat = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.season) private var season

  var body: some View {
    @Bindable var traveller = traveller
    VStack(alignment: .leading) {
      header
      Switch(isOn: $traveller.hasUmbrella, onChange: note)
      Switch(isOn: $isPacking) { print($0) }
      ForEach($store.errands) { $errand in
        TapRow(title: errand.name) { selected = errand }
        Button("Rename \(errand.name)") { errand.name += "!" }
      }
      ForEach(Array(store.errands.enumerated()), id: \.offset) { index, errand in
        Text("\(index): \(errand.name)")
      }
      actions
      ErrandRows(errands: other.errands) { Text($0.name) }
      Chooser(value: $choice, options: ["Bus", "Train"]) { Text($0) }
      if let selected { Text("Selected \(selected.name)") } else { Text("Nothing selected") }
    }
    .card(color: .blue)
    .readWidth { width = $0 }
    .onAppear(perform: refresh)
    .onDisappear { isPacking = false }
    .onReceive(store.$errands) { errands in print(errands.count) }
    .sheet(isPresented: $isPacking, onDismiss: refresh) { Text("Packing").buttonStyle(.insistent) }
    .alert("Leave?", isPresented: $isAsking) {
      Button("Leave", role: .destructive, action: remove)
      Button("Stay", role: .cancel) {}
    } message: {
      Text("Nothing is packed.")
    }
    .environment(\.season, "winter")
    .environment(traveller)
  }

  private var header: some View {
    HStack {
      Text(season).font(.title)
      Text("\(other.errands.count) errands, \(counter.steps) steps, \(traveller.name)")
      Spacer()
    }
  }

  @ViewBuilder private var actions: some View {
    Button("Load") { Task { await store.load() } }
    Button("Refresh", action: refresh)
    Button("Step", action: counter.add)
    Button("Save", action: diary.save)
    Button(role: .destructive, action: remove) { Text("Remove") }
    Button("Close") { dismiss() }
    ActionRow(action: refresh) { Text("Row with an action") }
    ActionRow { Text("Row without one") }
    Column {
      Text("One")
      Text("Two")
    }
    Loading { 7 }
  }

  private func refresh() {
    Task {
      do { try await counter.refresh() } catch { print(error) }
    }
  }

  private func note(_ value: Bool) { print(value) }
  private func remove() { store.errands.removeAll() }
}

#Preview {
  ErrandScreen(other: ErrandStore()).environmentObject(StepCounter())
}

#Preview("Switch", traits: .landscapeLeft, .sizeThatFitsLayout) {
  @Previewable @State var isOn = false
  Switch(isOn: $isOn) { print($0) }
}

#Preview("Numbers", arguments: [1, 2]) { number in
  Formatted(number: number)
}

struct ErrandScreenPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      ErrandScreen(other: ErrandStore())
      Text("Dark").preferredColorScheme(.dark)
    }
    .environmentObject(StepCounter())
  }
}
