import SwiftUI

struct Page: View {  // mistake: cannot infer 'Body' = 'any View'
  var body: View {
    VStack {
      HStack {
        Text("One")
        Text("Two")
      }
    }
  }
}
