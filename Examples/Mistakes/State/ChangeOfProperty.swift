import SwiftUI

struct Counter: View {
  var count = 0

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("\(count)")
          Button("Add") { count += 1 }  // mistake: 'self' is immutable
        }
      }
    }
  }
}
