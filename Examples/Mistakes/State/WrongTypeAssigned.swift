import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Button("Reset") { count = "none" }  // mistake: cannot assign value of type 'String' to type 'Int'
          Text("\(count)")
        }
      }
    }
  }
}
