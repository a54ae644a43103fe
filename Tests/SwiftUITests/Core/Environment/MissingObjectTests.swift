import Combine
import CanopyTesting
import SwiftUI
import Testing

/// Reading an environment object that no enclosing view sets: the program ends, in tests as in apps.
@MainActor @Suite struct MissingObjectTests {
  @Test("4.2 The message names the type, the reader and the views around it")
  func theMessageNamesTheTypeTheReaderAndItsEnclosingViews() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { Outer() } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Fatal error: No Observable object of type Library found."), "\(text.prefix(1000))")
    #expect(text.contains("A View.environment(_:) for Library may be missing as an ancestor of this view."))
    #expect(text.contains("asked for by LibraryReader, in Inner, in Outer"))
  }

  @Test(arguments: ["use", "read"])
  func theMessageNamesTheReaderInAnAction(button: String) async throws {
    let result =
      switch button {
      case "use":
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          try await MainActor.run { try TestScreen { VStack { UsesInAction() } }.find("use").tap() }
        }
      default:
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run { _ = TestScreen { AroundReader() } }
        }
      }
    let text = try #require(result).standardErrorText
    let sentence =
      button == "use" ? "asked for by UsesInAction, at the root" : "asked for by UsesOnAppear, in AroundReader"
    #expect(text.contains(sentence), "\(text.prefix(1000))")
  }

  @Test func theMessageNamesAMissingObservableObject() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { CartReader() } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Fatal error: No ObservableObject of type Cart found."), "\(text.prefix(1000))")
    #expect(text.contains("View.environmentObject(_:)"))
  }

  @Test func theMessageNamesTheModifierThatSetsASubclass() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { SetsASubclass() } }
    }
    let text = try #require(result).standardErrorText
    #expect(
      text.contains("PublicLibrary is set by environment(PublicLibrary) in the body of SetsASubclass"),
      "\(text.prefix(1000))")
  }

  @Test func theMessageNamesTheModifierThatSetsTheObjectOnASibling() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { Beside() } }
    }
    let text = try #require(result).standardErrorText
    #expect(
      text.contains(
        """
        An object of type Library is set by environment(Library) in the body of Beside, which is beside this view and not \
        around it.
        """), "\(text.prefix(1000))")
  }

  @Test func theMessageNamesTheModifierThatSetsTheObjectInsideThePresenter() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try TestScreen { Presents() }.find("show").tap() }
    }
    let text = try #require(result).standardErrorText
    #expect(
      text.contains(
        """
        An object of type Library is set by environment(Library) in the body of Presents, inside of the view that presents \
        this one. Set it outside of sheet(isPresented:).
        """), "\(text.prefix(1000))")
  }

  @Test("4.5 An optional doesn't find a subclass")
  func anOptionalDoesNotFindASubclass() {
    #expect(TestScreen { OptionalReader().environment(PublicLibrary()) }.texts == ["none"])
  }

  @Test func anUnreadObjectMayBeMissing() {
    let screen = TestScreen { DeclaresOnly() }
    #expect(screen.texts == ["fine"])
    #expect(screen.issues.isEmpty)
  }

  @Test func removingTheObjectEndsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf()
        shelf.library = Library()
        let screen = TestScreen { Shelves(shelf: shelf) }
        precondition(screen.texts == ["library"], "The view has its object at first.")
        shelf.library = nil
        screen.update()
      }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("asked for by LibraryReader, in Shelves"), "\(text.prefix(1000))")
  }

  @Test func theMessageNamesTheViewWhoseRowBuilderReadsTheObject() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { LibraryRows() } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("asked for by LibraryRows"), "\(text.prefix(1000))")
  }

  @Test func readingAMissingObjectInAnActionEndsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try TestScreen { ActsOnLibrary() }.find("act").tap() }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("No Observable object of type Library found."), "\(text.prefix(1000))")
  }
}

@Observable private class Library {
  var name = "library"
}

@Observable private final class PublicLibrary: Library {}

@Observable private final class Shelf {
  var library: Library?
}

private final class Cart: ObservableObject {
  @Published var count = 0
}

private struct LibraryReader: View {
  @Environment(Library.self) private var library
  var body: some View { Text(library.name) }
}

private struct OptionalReader: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Text(library?.name ?? "none") }
}

private struct DeclaresOnly: View {
  @Environment(Library.self) private var library
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("fine") }
}

private struct Outer: View {
  var body: some View { VStack { Inner() } }
}

private struct Inner: View {
  var body: some View { LibraryReader() }
}

private struct SetsASubclass: View {
  var body: some View { LibraryReader().environment(PublicLibrary()) }
}

private struct Shelves: View {
  let shelf: Shelf
  var body: some View { LibraryReader().environment(shelf.library) }
}

private struct CartReader: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

private struct LibraryRows: View {
  @Environment(Library.self) private var library
  var body: some View { ForEach(0..<2) { Text("\($0) \(library.name)") } }
}

private struct ActsOnLibrary: View {
  @Environment(Library.self) private var library
  var body: some View { Button("act") { print(library.name) } }
}

private struct Beside: View {
  var body: some View {
    VStack {
      Text("other").environment(Library())
      LibraryReader()
    }
  }
}

private struct Presents: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }.environment(Library()).sheet(isPresented: $isShown) { LibraryReader() }
  }
}

private struct UsesInAction: View {
  @Environment(Library.self) private var library
  var body: some View { Button("use") { library.name = "X" } }
}

private struct AroundReader: View {
  var body: some View { VStack { UsesOnAppear() } }
}

private struct UsesOnAppear: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("appears").onAppear { cart.objectWillChange.send() } }
}
