import SwiftUI

struct Registration: View {
  @State private var name = ""
  @State private var isWelcome = false

  var body: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .onSubmit { isWelcome = true }
      if isWelcome { Text("Welcome, \(name)!") }
    }
    .padding()
  }
}
