import Combine
import CanopyTesting
import SwiftUI
import Testing

/// Observable objects in the environment, found by their type.
@MainActor @Suite struct EnvironmentObjectsTests {
  @Test func anObservableObjectIsFoundByItsType() {
    let screen = TestScreen { LibraryReader().environment(Library(name: "A")) }
    #expect(screen.texts == ["A"])
  }

  @Test("4.1 The nearest object of a type wins")
  func theNearestObjectOfATypeWins() {
    let screen = TestScreen {
      VStack {
        LibraryReader()
        LibraryReader().environment(Library(name: "inner"))
      }
      .environment(Library(name: "outer"))
    }
    #expect(screen.texts == ["outer", "inner"])
  }

  @Test func objectsOfDifferentTypesAreIndependent() {
    let screen = TestScreen {
      VStack {
        LibraryReader()
        CartReader()
      }
      .environment(Library(name: "A")).environmentObject(Cart())
    }
    #expect(screen.texts == ["A", "0"])
  }

  @Test("4.3 An optional object is nil when none is set")
  func anOptionalObjectIsNilWhenNoneIsSet() {
    let screen = TestScreen { OptionalReader() }
    #expect(screen.texts == ["none"])
    #expect(screen.issues.isEmpty)
  }

  @Test func anOptionalObjectIsFoundByItsType() {
    let screen = TestScreen { OptionalReader().environment(Library(name: "A")) }
    #expect(screen.texts == ["A"])
  }

  @Test("4.1 Setting nil hides the outer object")
  func settingNilHidesTheOuterObject() {
    let screen = TestScreen {
      OptionalReader().environment(nil as Library?).environment(Library(name: "A"))
    }
    #expect(screen.texts == ["none"])
  }

  @Test func replacingTheObjectUpdatesItsReaders() {
    let shelf = Shelf()
    let screen = TestScreen { Shelves(shelf: shelf) }
    #expect(screen.texts == ["first"])
    shelf.library = Library(name: "second")
    screen.update()
    #expect(screen.texts == ["second"])
    shelf.library?.name = "renamed"
    screen.update()
    #expect(screen.texts == ["renamed"])
  }

  @Test("4.4 Only bodies that read the changed property of an observable object run")
  func onlyBodiesThatReadTheChangedPropertyRun() {
    let library = Library(name: "A")
    let screen = TestScreen {
      VStack {
        LibraryReader()
        CountReader()
      }
      .environment(library)
    }
    screen.resetCounts()
    library.count = 2
    screen.update()
    #expect(screen.bodyCount(of: LibraryReader.self) == 0)
    #expect(screen.bodyCount(of: CountReader.self) == 1)
    #expect(screen.texts == ["A", "2"])
  }

  @Test("4.4 An environment object runs its readers on any change")
  func anEnvironmentObjectRunsItsReadersOnAnyChange() {
    let cart = Cart()
    let screen = TestScreen {
      VStack {
        CartReader()
        CartOwner()
      }
      .environmentObject(cart)
    }
    screen.resetCounts()
    cart.owner = "ann"
    screen.update()
    #expect(screen.bodyCount(of: CartReader.self) == 1)
    #expect(screen.bodyCount(of: CartOwner.self) == 1)
    #expect(screen.texts == ["0", "ann"])
  }

  @Test func bindingsToAnEnvironmentObjectWriteItsProperties() throws {
    let cart = Cart()
    let screen = TestScreen { CartEditor().environmentObject(cart) }
    try screen.find("add").tap()
    #expect(cart.count == 1)
    #expect(screen.texts == ["add", "1"])
  }

  @Test func anObjectAtAKeyPathIsComparedByIdentity() {
    let library = Library(name: "A")
    let screen = TestScreen(environment: { $0.library = library }, content: { PathReader() })
    screen.resetCounts()
    screen.environment.library = library
    screen.update()
    #expect(screen.bodyCount(of: PathReader.self) == 0)
    screen.environment.library = Library(name: "A")
    screen.update()
    #expect(screen.bodyCount(of: PathReader.self) == 1)
  }

  @Test func anActionReadsTheObject() throws {
    let library = Library(name: "A")
    let screen = TestScreen { LibraryAction().environment(library) }
    try screen.find("count").tap()
    #expect(library.count == 1)
  }
}

@Observable private final class Library {
  var name: String
  var count = 0
  init(name: String) { self.name = name }
}

@Observable private final class Shelf {
  var library: Library? = Library(name: "first")
}

private final class Cart: ObservableObject {
  @Published var count = 0
  @Published var owner = ""
}

extension EnvironmentValues {
  @Entry fileprivate var library: Library?
}

private struct LibraryReader: View {
  @Environment(Library.self) private var library
  var body: some View { Text(library.name) }
}

private struct CountReader: View {
  @Environment(Library.self) private var library
  var body: some View { Text("\(library.count)") }
}

private struct OptionalReader: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Text(library?.name ?? "none") }
}

private struct PathReader: View {
  @Environment(\.library) private var library
  var body: some View { Text(library?.name ?? "none") }
}

private struct LibraryAction: View {
  @Environment(Library.self) private var library
  var body: some View { Button("count") { library.count += 1 } }
}

private struct Shelves: View {
  let shelf: Shelf
  var body: some View { LibraryReader().environment(shelf.library) }
}

private struct CartReader: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

private struct CartOwner: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text(cart.owner) }
}

private struct CartEditor: View {
  @EnvironmentObject private var cart: Cart
  var body: some View {
    Adder(count: $cart.count)
    Text("\(cart.count)")
  }
}

private struct Adder: View {
  @Binding var count: Int
  var body: some View { Button("add") { count += 1 } }
}
