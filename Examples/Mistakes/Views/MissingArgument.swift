import SwiftUI

struct Row: View {
  let title: String
  let detail: String
  var body: some View { Text("\(title) \(detail)") }
}

struct Page: View {
  let titles = ["A", "B"]

  var body: some View {
    VStack {
      ForEach(titles, id: \.self) { title in
        HStack {
          ZStack {
            Row(title: title)  // mistake: missing argument for parameter 'detail' in call
          }
          .padding()
        }
      }
    }
  }
}
