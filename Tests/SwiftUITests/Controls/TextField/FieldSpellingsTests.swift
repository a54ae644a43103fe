import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Fields and sliders as public apps write them.
@MainActor
@Suite("Spellings of text fields and sliders")
struct FieldSpellingsTests {
  @Test("Old and new spellings compile, and show their titles")
  func spellings() {
    let screen = TestScreen(size: CGSize(width: 390, height: 1400)) { Spellings() }
    #expect(screen.issues.isEmpty)
    for title in ["Email", "Search…", "Key", "Amount", "Percent", "Date", "Old", "Commit", "Trailing", "PIN", "Prompt"]
    {
      #expect(screen.texts.contains(title), "\(title) in \(screen.texts)")
    }
  }

  @Test("The sliders of public apps compile")
  func sliders() {
    let screen = TestScreen(size: CGSize(width: 390, height: 1400)) { Sliders() }
    #expect(screen.issues.isEmpty)
    #expect(screen.texts.filter { $0 == "0" }.count == 3)
  }
}

private final class Model: ObservableObject {
  @Published var email = ""
  @Published var volume = 0.5
}

private struct Spellings: View {
  @StateObject private var model = Model()
  @State private var text = ""
  @State private var amount: Double?
  @State private var percent: Double?
  @State private var date: Date?
  @State private var selection: TextSelection?
  @State private var isEditing = false
  private let title = "Key"

  var body: some View {
    VStack {
      Group {
        TextField("Email", text: $model.email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .autocapitalization(.none)
          .disableAutocorrection(true)
          .textFieldStyle(RoundedBorderTextFieldStyle())
        TextField("Search…", text: $text)
          .padding(8)
          .background(Color(.secondarySystemBackground))
          .cornerRadius(8)
        TextField(title, text: $text, prompt: nil)
        TextField(title, text: $text, axis: .vertical).lineLimit(3, reservesSpace: true)
        TextField("Amount", value: $amount, format: .currency(code: "EUR"))
        TextField("Percent", value: $percent, format: .percent.precision(.fractionLength(0)))
        TextField("Date", value: $date, format: .dateTime.year().month().day())
      }
      Group {
        TextField("Old", text: $text, onEditingChanged: { isEditing = $0 }, onCommit: {})
        TextField("Old", text: $text) { isEditing in
          self.isEditing = isEditing
        } onCommit: {
        }
        TextField("Commit", text: $text, onCommit: { text = "" })
        TextField("Trailing", text: $text) { editing in isEditing = editing }
        TextField("Trailing", text: $text, prompt: Text("Prompt").foregroundColor(.gray))
        TextField(text: $text, prompt: Text("Prompt")) { Label("Label", systemImage: "star") }
        TextField("Text", text: $text, selection: $selection, axis: .vertical)
        TextField("Number", value: .constant(3), formatter: NumberFormatter())
        SecureField("PIN", text: $text).textContentType(.oneTimeCode).textFieldStyle(.plain)
        SecureField("PIN", text: $text, onCommit: {})
        SecureField(text: $text, prompt: Text("PIN")) { Text("Password") }
      }
      .textInputAutocapitalization(.words)
      .multilineTextAlignment(.trailing)
    }
  }
}

private struct Sliders: View {
  @ObservedObject private var model = Model()
  @State private var float: Float = 0.5
  @State private var points: CGFloat = 3
  @State private var isEditing = false

  var body: some View {
    VStack {
      Slider(value: $model.volume)
      Slider(value: $model.volume, in: 0...1)
      Slider(value: $float, in: 0...10, step: 0.5)
      Slider(value: $points, in: 1...5, step: 1) { isEditing = $0 }
      Slider(value: $points, in: 1...5) { Text("Points") }
      Slider(value: $points, in: 1...5, onEditingChanged: { isEditing = $0 })
      Slider(value: $points, in: 1...5) { editing in
        isEditing = editing
      }
      Slider(value: $points, in: 1...5) {
        Text("Points")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("5")
      }
      Slider(value: $points, in: 1...5, step: 1) {
        Text("Points")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("5")
      } onEditingChanged: { editing in
        isEditing = editing
      }
      Slider(value: $points, in: 1...5, minimumValueLabel: Text("0"), maximumValueLabel: Text("5")) { Text("Points") }
        .accentColor(.red)
    }
  }
}
