import SwiftUI

struct Invitation: View {
  let host: String
  @State private var isComing: Bool?

  var body: some View {
    VStack(spacing: 16) {
      Text("Dinner at \(host)’s").font(.title2)
      if let isComing {
        Text(isComing ? "See you there!" : "Maybe next time.")
          .foregroundStyle(.secondary)
      }
      HStack {
        Button("Decline") { isComing = false }
        Button("Accept") { isComing = true }
      }
    }
    .padding()
  }
}
