import Combine
import CanopyTesting
import SwiftUI
import Testing

/// What happens when a view asks for an object that no view around it has set.
@MainActor @Suite struct MissingObjectTests {
  @Test func theIssueNamesTheTypeTheReaderAndTheViewsAround() throws {
    let screen = TestScreen { Outer() }
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .missingObject)
    #expect(issue.message.hasPrefix("No Observable object of type Library found."))
    #expect(issue.message.contains("A View.environment(_:) for Library may be missing as an ancestor of this view."))
    #expect(issue.message.contains("asked for by LibraryReader, in Inner, in Outer"))
  }

  @Test func theIssueNamesAMissingObservableObject() throws {
    let screen = TestScreen { CartReader() }
    let issue = try #require(screen.issues.first)
    #expect(issue.message.hasPrefix("No ObservableObject of type Cart found."))
    #expect(issue.message.contains("View.environmentObject(_:)"))
  }

  @Test func theIssueTellsWhereObjectsOfSimilarTypesAreSet() throws {
    let screen = TestScreen { SetsASubclass() }
    let issue = try #require(screen.issues.first)
    #expect(issue.message.contains("PublicLibrary is set by environment(PublicLibrary) in the body of SetsASubclass"))
  }

  @Test func neitherASuperclassNorASubclassIsFound() {
    #expect(TestScreen { SetsASubclass() }.texts == [])
    #expect(TestScreen { OptionalReader().environment(PublicLibrary()) }.texts == ["none"])
  }

  @Test func theOtherViewsAreShownAndStayAlive() throws {
    let screen = TestScreen {
      VStack {
        Counter(name: "before")
        LibraryReader()
        Counter(name: "after")
      }
    }
    #expect(screen.texts == ["before 0", "after 0"])
    try screen.find("before 0").tap()
    try screen.find("after 0").tap()
    #expect(screen.texts == ["before 1", "after 1"])
    #expect(screen.issues.count == 1)
  }

  @Test func theViewIsShownWhenTheObjectComes() {
    let shelf = Shelf()
    let screen = TestScreen { Shelves(shelf: shelf) }
    #expect(screen.texts == [])
    shelf.library = Library()
    screen.update()
    #expect(screen.texts == ["library"])
    shelf.library = nil
    screen.update()
    #expect(screen.texts == [])
    #expect(screen.issues.map(\.count) == [2])
  }

  @Test func aViewThatDoesNotReadTheObjectNeedsNone() {
    let screen = TestScreen { DeclaresOnly() }
    #expect(screen.texts == ["fine"])
    #expect(screen.issues.isEmpty)
  }

  @Test func aRowBuilderMayAskForTheObject() {
    let shelf = Shelf()
    let screen = TestScreen {
      VStack {
        LibraryRows().environment(shelf.library)
        Text("after")
      }
    }
    #expect(screen.texts == ["after"])
    #expect(screen.issues.map(\.kind) == [.missingObject])
    #expect(screen.issues.first?.message.contains("asked for by LibraryRows") == true)
  }

  @Test func rowsComeWithTheirObject() {
    let shelf = Shelf()
    let screen = TestScreen { ShelfRows(shelf: shelf) }
    #expect(screen.texts == [])
    shelf.library = Library()
    screen.update()
    #expect(screen.texts == ["0 library", "1 library"])
    shelf.library = nil
    screen.update()
    #expect(screen.texts == [])
    #expect(screen.issues.map(\.count) == [2])
  }

  @Test func aClosureMayAskForTheObjectOfTheViewAround() {
    let screen = TestScreen { HandsOver() }
    #expect(screen.texts == ["inside"])
    #expect(screen.issues.count == 1)
  }

  @Test func anActionThatAsksForTheObjectThrows() throws {
    let screen = TestScreen { ActsOnLibrary() }
    #expect(screen.texts == ["act", "go on"])
    let button = try screen.find("act")
    let error = #expect(throws: TestError.self) { try button.tap() }
    #expect(error?.message.hasPrefix("No Observable object of type Library found.") == true)
    try screen.find("go on").tap()
    #expect(screen.texts == ["act", "went on"])
  }

  @Test func whatIsDoneOnAppearingMayAskForTheObject() {
    let screen = TestScreen { LoadsOnAppearing() }
    #expect(screen.texts == ["appeared"])
    #expect(screen.issues.map(\.kind) == [.missingObject])
  }

  @Test func aHarnessSaysWhatIsMissingWhenNothingIsFound() {
    let screen = TestScreen { LibraryReader() }
    let error = #expect(throws: TestError.self) { try screen.find("library") }
    #expect(error?.message.contains("No Observable object of type Library found.") == true)
  }

  @Test func whatFollowsAMissingObjectStillKnowsItsState() throws {
    let shelf = Shelf()
    let screen = TestScreen {
      VStack {
        Shelves(shelf: shelf)
        Counter(name: "count")
      }
    }
    try screen.find("count 0").tap()
    shelf.library = Library()
    screen.update()
    try screen.find("count 1").tap()
    #expect(screen.texts == ["library", "count 2"])
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

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct LibraryRows: View {
  @Environment(Library.self) private var library
  var body: some View { ForEach(0..<2) { Text("\($0) \(library.name)") } }
}

private struct ShelfRows: View {
  let shelf: Shelf
  var body: some View { LibraryRows().environment(shelf.library) }
}

private struct HandsOver: View {
  @Environment(Library.self) private var library
  var body: some View {
    Frame {
      Text("inside")
      Frame { Text(library.name) }
    }
  }
}

private struct Frame<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

private struct ActsOnLibrary: View {
  @Environment(Library.self) private var library
  @State private var went = "go on"
  var body: some View {
    VStack {
      Button("act") { print(library.name) }
      Button(went) { went = "went on" }
    }
  }
}

private struct LoadsOnAppearing: View {
  @Environment(Library.self) private var library
  @State private var text = "new"
  var body: some View {
    Text(text)
      .onAppear { text = "appeared" }
      .onAppear { text = library.name }
  }
}
