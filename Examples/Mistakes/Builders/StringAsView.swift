import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("One").padding()
          "Two"  // mistake: 'String' conform to 'View'
        }
      }
    }
  }
}
