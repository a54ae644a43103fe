import SwiftUI

struct Framed {
  func body(content: Text) -> some View { content.padding() }
}

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello").modifier(Framed())  // mistake: 'Framed' conform to 'ViewModifier'
          Text("World")
        }
      }
    }
  }
}
