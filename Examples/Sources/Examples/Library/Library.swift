import SwiftUI

/// Books that can be borrowed.
@Observable
final class Library {
  var name: String
  var books: [Book]

  init(name: String, books: [Book] = []) {
    self.name = name
    self.books = books
  }

  var availableCount: Int { books.count { $0.isAvailable } }

  static var town: Library {
    Library(name: "Town library", books: [Book(title: "Atlas"), Book(title: "Birds"), Book(title: "Clouds")])
  }
}

struct Book: Identifiable, Hashable {
  var title: String
  var isAvailable = true
  var id: String { title }
}

extension EnvironmentValues {
  /// The library of the neighbourhood: found by its name here, not by its type.
  @Entry var localLibrary = Library(name: "Empty shelf")
}
