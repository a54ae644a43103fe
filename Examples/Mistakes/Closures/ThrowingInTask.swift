import SwiftUI

struct Page: View {
  @State private var text = ""
  func load() async throws -> String { "text" }

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text(text).padding().task { text = try await load() }  // mistake: throw
        }
      }
    }
  }
}
