import SwiftUI

struct Row: View {
  let title: String
  let count: Int
  var body: some View { Text("\(title) \(count)") }
}

struct Page: View {
  let titles = ["A", "B"]

  var body: some View {
    VStack {
      ForEach(titles, id: \.self) { title in
        HStack {
          ZStack {
            Row(title: title, count: "3")  // mistake: cannot convert value of type 'String'
          }
          .padding()
        }
      }
    }
  }
}
