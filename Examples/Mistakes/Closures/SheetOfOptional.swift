import SwiftUI

struct Book { let title: String }

struct Page: View {
  @State private var book: Book?

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello")
            .padding()
            .sheet(item: $book) { book in Text(book.title) }  // mistake: 'Book' conform to 'Identifiable'
        }
      }
    }
  }
}
