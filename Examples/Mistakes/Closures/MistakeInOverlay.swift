import SwiftUI

struct Page: View {
  let count: Int

  var body: some View {
    VStack {
      HStack {
        Text("Inbox")
          .padding()
          .overlay(alignment: .topTrailing) {
            ZStack {
              Circle().fill(.red)
              Text("\(cuont)").font(.caption)  // mistake: cannot find 'cuont' in scope
            }
          }
      }
    }
  }
}
