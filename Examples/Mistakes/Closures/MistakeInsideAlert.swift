import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      HStack {
        Button("Delete") { isShown = true }
          .alert("Really?", isPresented: $isShown) {
            Button("Delete", role: .distructive) {}  // mistake: 'distructive'
            Button("Keep", role: .cancel) {}
          }
      }
    }
  }
}
