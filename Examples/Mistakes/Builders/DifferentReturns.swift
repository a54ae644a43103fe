import SwiftUI

struct Page: View {
  let isRound: Bool

  var body: some View {
    VStack {
      HStack {
        shape.padding()
      }
    }
  }

  var shape: some View {  // mistake: do not have matching underlying types
    if isRound { return Circle() }
    return Text("Square")
  }
}
