import SwiftUI

struct Page: View {
  @State private var count = 0

  var body: some View {
    VStack {
      HStack {
        ZStack {
          count += 1  // mistake: '()' cannot conform to 'View'
          Text("\(count)").padding()
        }
      }
    }
  }
}
