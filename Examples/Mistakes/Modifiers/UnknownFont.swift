import SwiftUI

struct Heading: View {
  let text: String

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text(text).font(.heading).bold()  // mistake: 'heading'
          Text("By anyone")
        }
      }
    }
  }
}
