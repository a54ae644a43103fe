import SwiftUI

enum Phase { case loading, loaded, failed }

struct Page: View {
  let phase: Phase

  var body: some View {
    VStack {
      HStack {
        ZStack {
          switch phase {  // mistake: switch must be exhaustive
          case .loading: Text("Loading")
          case .loaded: Text("Loaded").bold()
          }
        }
      }
    }
  }
}
