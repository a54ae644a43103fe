import SwiftUI

struct Page: View {
  let titles: [String]

  var body: some View {
    VStack {
      HStack {
        ZStack {
          ForEach(titles, id: \.self) {  // mistake: contextual type for closure argument
            Text("Title").font(.title)
          }
        }
      }
    }
  }
}
