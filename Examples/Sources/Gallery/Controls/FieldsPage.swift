import SwiftUI

/// Text fields, and what is shown where there is nothing.
struct FieldsPage: View {
  @State private var name = ""
  @State private var password = "secret"
  @State private var note = "A field that grows\nwith its lines"
  @State private var amount = 12.5

  var body: some View {
    Card(title: "textFieldStyle(_:)") {
      TextField("automatic", text: $name)
      TextField("plain", text: $name).textFieldStyle(.plain)
      TextField("roundedBorder", text: $name).textFieldStyle(.roundedBorder)
      TextField("disabled", text: $name).textFieldStyle(.roundedBorder).disabled(true)
      SecureField("SecureField", text: $password).textFieldStyle(.roundedBorder)
    }
    Card(title: "axis, format") {
      TextField("Note", text: $note, axis: .vertical).textFieldStyle(.roundedBorder).lineLimit(2...5)
      TextField("Amount", value: $amount, format: .currency(code: "EUR")).textFieldStyle(.roundedBorder)
    }
    Card(title: "ContentUnavailableView") {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
    }
  }
}
