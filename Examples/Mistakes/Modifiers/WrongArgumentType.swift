import SwiftUI

struct Price: View {
  let amount: Int

  var body: some View {
    VStack {
      HStack {
        Group {
          ZStack {
            Text("\(amount)").padding("large")  // mistake: no exact matches in call to instance method 'padding'
            Text("EUR").font(.caption)
          }
        }
      }
    }
  }
}
