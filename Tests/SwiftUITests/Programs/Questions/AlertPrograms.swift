import Foundation
import SwiftUI

// Alerts as apps write them. Each program asks when its button Ask is pressed.

struct DeleteProgram: View {
  @State private var isAsking = false
  @State private var answer = "-"

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "trash").font(.largeTitle)
      Text(answer)
      Button("Ask") { isAsking = true }
        .buttonStyle(.borderedProminent)
        .tint(.red)
    }
    .alert("Delete “Budget 2026”?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { answer = "deleted" }
      Button("Cancel", role: .cancel) { answer = "kept" }
    } message: {
      Text("This document will be deleted immediately. You can’t undo this action.")
    }
  }
}

struct RenameProgram: View {
  @State private var isAsking = false
  @State private var name = ""
  @State private var saved = "-"

  var body: some View {
    VStack {
      Text(saved)
      Button("Ask") { isAsking = true }
    }
    .alert("Rename Folder", isPresented: $isAsking) {
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .textInputAutocapitalization(.words)
      Button("Cancel", role: .cancel) { name = "" }
      Button("Save") { saved = name }
        .disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
        .keyboardShortcut(.defaultAction)
    } message: {
      Text("Enter a new name for this folder.")
    }
  }
}

struct LogInProgram: View {
  @State private var isAsking = false
  @State private var user = ""
  @State private var password = ""
  @State private var result = "-"

  var body: some View {
    VStack {
      Text(result)
      Button("Ask") { isAsking.toggle() }
    }
    .alert("Log In", isPresented: $isAsking) {
      TextField("Username", text: $user)
      SecureField("Password", text: $password)
      Button("OK", action: logIn)
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Please enter your credentials.")
    }
  }

  private func logIn() { result = "\(user)/\(password)" }
}

struct UnsavedProgram: View {
  @State private var isAsking = false
  @State private var answer = "-"

  var body: some View {
    VStack {
      Text(answer)
      Button("Ask") { isAsking = true }
    }
    .alert("Unsaved Changes", isPresented: $isAsking) {
      Button("Save") { answer = "saved" }
      Button("Discard Changes", role: .destructive) { answer = "discarded" }
      Button("Cancel", role: .cancel) { answer = "canceled" }
    } message: {
      Text("Do you want to save the changes you made?")
    }
  }
}

struct TermsProgram: View {
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert("Terms and Conditions", isPresented: $isAsking) {
        Button("Decline", role: .cancel) {}
        Button("Agree") {}
      } message: {
        Text((1...40).map { "Paragraph \($0): by using this app you agree to be kind." }.joined(separator: "\n"))
      }
  }
}

struct ErrorProgram: View {
  enum NetworkError: LocalizedError {
    case offline
    var errorDescription: String? { "The Internet connection appears to be offline." }
    var recoverySuggestion: String? { "Check your connection, and try again." }
  }

  @State private var isAsking = false
  @State private var error: NetworkError?
  @State private var tries = 0

  var body: some View {
    VStack {
      Text("\(tries)")
      Button("Ask") {
        error = .offline
        isAsking = true
      }
    }
    .alert(isPresented: $isAsking, error: error) { _ in
      Button("Try Again") { tries += 1 }
      Button("Not Now", role: .cancel) {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }
}

struct OldAlertProgram: View {
  struct Notice: Identifiable {
    let id = UUID()
    let text: String
  }

  @State private var notice: Notice?
  @State private var log = "-"

  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { notice = Notice(text: "Your order has shipped.") }
    }
    .alert(item: $notice) { notice in
      Alert(
        title: Text("Order"), message: Text(notice.text), primaryButton: .default(Text("Track")) { log = "tracked" },
        secondaryButton: .cancel(Text("Later")))
    }
  }
}

struct PlainAlertProgram: View {
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert("Important message", isPresented: $isAsking) {
        Button("OK", role: .cancel) {}
      }
  }
}

struct ManyButtonsProgram: View {
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert("Repeat", isPresented: $isAsking) {
        ForEach(1..<13) { number in Button("Every \(number) weeks on all working days") {} }
        Button("Never", role: .cancel) {}
      } message: {
        Text("Choose how often the event is repeated.")
      }
  }
}
