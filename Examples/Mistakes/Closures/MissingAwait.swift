import SwiftUI

struct Page: View {
  @State private var text = ""
  nonisolated func load() async -> String { "text" }

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text(text).padding().task { text = load() }  // mistake: 'async' but is not marked with 'await'
        }
      }
    }
  }
}
