import SwiftUI

struct Page: View {  // mistake: type 'Page' does not conform to protocol 'View'
  var content: some View {
    VStack {
      HStack {
        Text("One")
        Text("Two")
      }
    }
  }
}
