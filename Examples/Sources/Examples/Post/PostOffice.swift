import SwiftUI

struct Parcel: Identifiable, Hashable {
  let id: Int
  var greeting: String
  var amount: Double
}

/// Opens parcels in sheets. What the sheets show, they show in the language and the size of text of the window, and from
/// the first time on as it is now, though this body reads none of it.
struct PostOffice: View {
  @State private var opened: Parcel?
  @State private var isWriting = false
  @State private var draft: String?
  @State private var question: Parcel?
  @State private var picked: [Int] = []

  var body: some View {
    VStack {
      Button("Open parcel") { opened = Parcel(id: 1, greeting: "Dear Ann", amount: 1234.5) }
      Button("Write letter") {
        draft = "Dear Bob"
        isWriting = true
      }
      PickedParcels(ids: $picked)
    }
    .sheet(item: $opened, onDismiss: { picked.append(1) }) { parcel in
      ParcelPage(parcel: parcel) { question = parcel }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .confirmationDialog("Send it back?", isPresented: isAsking, titleVisibility: .visible) {
          Button("Send back", role: .destructive) { opened = nil }
        }
    }
    .sheet(isPresented: $isWriting) {
      VStack {
        Text(isWriting ? "Writing" : "Not writing")
        Text(draft ?? "No draft")
      }
      .interactiveDismissDisabled(draft != nil)
      Button("Throw away") { draft = nil }
    }
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { question != nil }, set: { if !$0 { question = nil } })
  }
}

struct PickedParcels: View {
  @Binding var ids: [Int]
  var body: some View { Text("Picked up: \(ids.count)") }
}

struct ParcelPage: View {
  let parcel: Parcel
  let sendBack: () -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack {
      Text(parcel.greeting).font(.title)
      Text(parcel.amount, format: .number.locale(locale))
      Text(verbatim: "\(locale.identifier), \(typeSize)")
      Button("Close") { dismiss() }
      Button("Send back…", role: .destructive) { sendBack() }
    }
  }
}
