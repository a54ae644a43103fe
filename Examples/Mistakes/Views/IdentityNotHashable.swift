import SwiftUI

struct Book { let title: String }

struct Page: View {
  let books: [Book]

  var body: some View {
    VStack {
      HStack {
        ZStack {
          ForEach(books, id: \.self) { book in  // mistake: 'Book' conform to 'Hashable'
            Text(book.title).font(.title)
          }
        }
      }
    }
  }
}
