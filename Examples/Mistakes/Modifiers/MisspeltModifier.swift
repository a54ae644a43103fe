import SwiftUI

struct Shelf: View {
  @State private var count = 0
  let books = ["Emma", "Persuasion"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(books, id: \.self) { book in
          HStack {
            ZStack(alignment: .topTrailing) {
              Text(book).font(.title).foregroundColour(.red).padding()  // mistake: has no member 'foregroundColour'
              Text("\(count)").font(.caption)
            }
            Button("Lend") { count += 1 }
          }
          .padding()
        }
      }
    }
  }
}
