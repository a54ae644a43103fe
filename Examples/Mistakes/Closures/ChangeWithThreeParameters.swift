import SwiftUI

struct Page: View {
  @State private var count = 0

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello").onChange(of: count) { old, new, other in print(old) }  // mistake: 3
          Text("World")
        }
      }
    }
  }
}
