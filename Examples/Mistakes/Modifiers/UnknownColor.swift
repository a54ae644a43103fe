import SwiftUI

struct Warning: View {
  var body: some View {
    VStack {
      HStack {
        Group {
          Text("Careful").background(Color.turquoise)  // mistake: 'Color' has no member 'turquoise'
          Text("Hot")
        }
      }
    }
  }
}
