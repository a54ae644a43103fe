import SwiftUI

struct MisspeltPropertyInRowWithID: View {
  struct Book {
    let title: String
  }

  let books: [Book]

  var body: some View {
    ForEach(books, id: \.title) { book in
      HStack {
        Text(book.title)
        Text(book.autor)  // mistake: value of type 'MisspeltPropertyInRowWithID.Book' has no member 'autor'
      }
    }
  }
}
