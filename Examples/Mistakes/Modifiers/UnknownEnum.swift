import SwiftUI

struct Card: View {
  var body: some View {
    VStack(alignment: .left) {  // mistake: 'HorizontalAlignment' has no member 'left'
      HStack {
        Text("One").padding()
        ForEach(0..<3) { number in
          Text("\(number)").font(.caption)
        }
      }
    }
  }
}
