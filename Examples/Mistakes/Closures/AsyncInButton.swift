import SwiftUI

struct Page: View {
  @State private var text = ""
  func load() async -> String { "text" }

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text(text).padding()
          Button("Load") { text = await load() }  // mistake: async
        }
      }
    }
  }
}
