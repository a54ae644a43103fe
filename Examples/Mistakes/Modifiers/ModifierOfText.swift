import SwiftUI

struct Heading: View {
  let text: String

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Total: ") + Text(text).padding()  // mistake: 'some View'
          Text("By anyone")
        }
      }
    }
  }
}
