import SwiftUI

enum Phase { case loading, loaded(String), failed(any Error) }

struct Page: View {
  let phase: Phase

  var body: some View {
    VStack {
      Group {
        switch phase {
        case .loading: Text("Loading")
        case .loaded(let text):
          HStack {
            Text(text).bold()
            Text(text.lenght.formatted())  // mistake: 'String' has no member 'lenght'
          }
        case .failed(let error): Text(error.localizedDescription)
        }
      }
      .padding()
    }
  }
}
