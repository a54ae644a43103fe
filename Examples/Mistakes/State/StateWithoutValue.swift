import SwiftUI

struct Counter: View {
  @State private var count: Int
  var body: some View { Text("\(count)") }
}

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        Counter()  // mistake: missing argument for parameter 'count'
      }
    }
  }
}
