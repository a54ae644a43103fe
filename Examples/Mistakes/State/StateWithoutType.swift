import SwiftUI

struct Page: View {
  @State private var count  // mistake: needs to know the type of 'count'

  var body: some View {
    VStack {
      HStack {
        ZStack { Text("\(count)") }
      }
    }
  }
}
