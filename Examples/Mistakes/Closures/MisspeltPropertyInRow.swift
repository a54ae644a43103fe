import SwiftUI

struct MisspeltPropertyInRow: View {
  struct Book: Identifiable {
    let id: Int
    let title: String
  }

  let books: [Book]

  var body: some View {
    VStack {
      ForEach(books) { Text($0.titel) }  // mistake: value of type 'MisspeltPropertyInRow.Book' has no member 'titel'
    }
  }
}
