import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        GeometryReader { proxy in
          ZStack {
            Text("Wide").frame(width: proxy.width / 2)  // mistake: 'GeometryProxy' has no member 'width'
            Text("Narrow")
          }
        }
      }
    }
  }
}
