import SwiftUI

struct Page: View {
  @State private var text = ""
  func load() throws -> String { "text" }

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text(text).padding()
          Button("Load") { text = try load() }  // mistake: throw
        }
      }
    }
  }
}
