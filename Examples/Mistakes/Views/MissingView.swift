import SwiftUI

struct Row {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Row(title: "One")  // mistake: 'Row' conform to 'View'
          Text("Two")
        }
      }
    }
  }
}
