import SwiftUI

/// A form with a control of each kind.
struct SettingsPage: View {
  @State private var name = "Ada Lovelace"
  @State private var bio = ""
  @State private var isPublic = true
  @State private var theme = "System"
  @State private var accent = Color.blue
  @State private var birthday = Date(timeIntervalSinceReferenceDate: 0)
  @State private var copies = 2
  @State private var volume = 0.6

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        TextField("About you", text: $bio, axis: .vertical)
        DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        Toggle("Public profile", isOn: $isPublic)
      }
      Section {
        Picker("Theme", selection: $theme) {
          ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
        }
        ColorPicker("Accent", selection: $accent)
        Label("Notifications", systemImage: "bell.badge").badge(3)
        Label("Privacy", systemImage: "hand.raised")
      } header: {
        Text("Appearance")
      } footer: {
        Text("Themes change the colors of all windows.")
      }
      Section("Printing") {
        Stepper("Copies: \(copies)", value: $copies, in: 1...9)
        Slider(value: $volume) { Text("Darkness") }
        LabeledContent("Printer", value: "Office")
      }
      Section {
        Button("Reset") { copies = 1 }
        Button("Delete Account", role: .destructive) {}
      }
    }
  }
}
