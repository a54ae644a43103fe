import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  let titles = ["A", "B"]

  var body: some View {
    VStack {
      ForEach(titles, id: \.self) { title in
        HStack {
          ZStack {
            Row(title: title, detail: "none")  // mistake: extra argument 'detail' in call
          }
          .padding()
        }
      }
    }
  }
}
