import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Button("Hello") {}.buttonStyle(.loud)  // mistake: reference to member 'loud' cannot be resolved
          Text("World")
        }
      }
    }
  }
}
