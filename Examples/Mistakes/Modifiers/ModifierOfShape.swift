import SwiftUI

struct Badge: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Circle().frame(width: 40, height: 40).fill(.red)  // mistake: 'some View' has no member 'fill'
          Text("3")
        }
      }
    }
  }
}
