import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello").padding()
          Text("World").environment(\.lineLimit, "three")  // mistake: 'String'
        }
      }
    }
  }
}
