import SwiftUI

struct Page: View {
  let titles: [String]

  var body: some View {
    VStack {
      HStack {
        ZStack {
          ForEach(titles, id: \.self) { index, title in  // mistake: expects 1 argument, but 2 were used in closure body
            Text(title).font(.title)
          }
        }
      }
    }
  }
}
