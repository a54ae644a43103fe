import SwiftUI

struct Page: View {
  let count: Int

  var body: some View {
    VStack {
      HStack {
        ZStack {
          if count {  // mistake: type 'Int' cannot be used as a boolean
            Text("Some").padding()
          } else {
            Text("None").padding()
          }
        }
      }
    }
  }
}
