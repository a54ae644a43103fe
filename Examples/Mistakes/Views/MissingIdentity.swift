import SwiftUI

struct Book { let title: String }

struct Page: View {
  let books: [Book]

  var body: some View {
    VStack {
      HStack {
        ZStack {
          ForEach(books) { book in  // mistake: 'Book' conform to 'Identifiable'
            Text(book.title).font(.title)
          }
        }
      }
    }
  }
}
