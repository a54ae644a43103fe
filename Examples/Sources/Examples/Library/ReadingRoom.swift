import SwiftUI

/// A library that the root keeps, and views find in three ways: by type, by type if there is one, and by key path.
struct ReadingRoom: View {
  @State private var library = Library.town
  @State private var isOpen = true
  @State private var bookmobile = Library(name: "Bookmobile")

  var body: some View {
    VStack {
      VStack {
        LibrarySign()
        AvailableCount()
        Shelf()
      }
      .environment(library)
      Doorway().environment(isOpen ? library : nil)
      Neighbourhood().environment(\.localLibrary, library)
      Neighbourhood().environment(\.localLibrary, bookmobile)
      Button("Close") { isOpen = false }
      Button("Rename") { library.name += "!" }
      Button("Stock") { bookmobile.books.append(Book(title: "Trains")) }
    }
  }
}

/// Follows the name, and nothing else of the library.
struct LibrarySign: View {
  @Environment(Library.self) private var library

  var body: some View { Text("Welcome to \(library.name)") }
}

/// Follows how many books there are to borrow, through a computed property.
struct AvailableCount: View {
  @Environment(Library.self) private var library

  var body: some View { Text("\(library.availableCount) available") }
}

/// Edits the library it found.
struct Shelf: View {
  @Environment(Library.self) private var library

  var body: some View {
    @Bindable var library = library
    ForEach($library.books) { $book in
      BookRow(book: $book)
    }
  }
}

struct BookRow: View {
  @Binding var book: Book

  var body: some View {
    Button("\(book.isAvailable ? "Borrow" : "Return") \(book.title)") { book.isAvailable.toggle() }
  }
}

/// Manages without a library.
struct Doorway: View {
  @Environment(Library.self) private var library: Library?

  var body: some View {
    if let library { Text("Open: \(library.name)") } else { Text("Closed") }
  }
}

struct Neighbourhood: View {
  @Environment(\.localLibrary) private var library

  var body: some View { Text("\(library.name) has \(library.books.count)") }
}
