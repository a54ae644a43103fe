import SwiftUI

struct Counter: View {
  let start: Int
  @State private var counts = [0]

  var body: some View {
    VStack {
      HStack {
        ForEach(counts, id: \.self) { count in
          Button("Add \(count)") { start = count + 1 }  // mistake: 'start' is a 'let' constant
        }
      }
    }
  }
}
