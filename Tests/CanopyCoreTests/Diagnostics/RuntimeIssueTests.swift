import CanopyTesting
import SwiftUI
import Testing

/// Issues are told once, where they belong.
@MainActor @Suite struct RuntimeIssueTests {
  @Test func anIssueIsToldOnceWithACount() throws {
    let screen = TestScreen { Negative() }
    for _ in 0..<5 { try screen.find("again").tap() }
    let issue = try #require(screen.issues.first)
    #expect(screen.issues.map(\.kind) == [.layout])
    #expect(issue.count == 6)
    #expect(issue.description.hasSuffix(" (6 times)"))
    #expect(!issue.message.contains("times)"))
  }

  @Test func issuesInTheContentOfAScreenAreItsOwn() {
    let screen = TestScreen { Text("x").frame(width: -10) }
    #expect(screen.issues.map(\.kind) == [.layout])
  }

  @Test func aMissingObjectThatIsSetBesideItsReaderIsFound() throws {
    let screen = TestScreen { Beside() }
    let message = try #require(screen.issues.first).message
    #expect(message.hasPrefix("No Observable object of type Library found."))
    #expect(
      message.hasSuffix(
        """
        An object of type Library is set by environment(Library) in the body of Beside, which is beside this view and not \
        around it.
        """))
  }

  @Test func aMissingObjectThatIsSetInsideThePresentingViewIsFound() throws {
    let screen = TestScreen { Presents() }
    try screen.find("show").tap()
    let message = try #require(screen.issues.first).message
    #expect(
      message.hasSuffix(
        """
        An object of type Library is set by environment(Library) in the body of Presents, inside of the view that presents \
        this one. Set it outside of sheet(isPresented:).
        """))
  }
}

@Observable private final class Library {
  var name = "library"
}

private struct Negative: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("again") { count += 1 }
      Text(verbatim: "\(count)").frame(width: -10)
    }
  }
}

private struct LibraryReader: View {
  @Environment(Library.self) private var library
  var body: some View { Text(library.name) }
}

private struct Beside: View {
  var body: some View {
    VStack {
      LibraryReader()
      Text("other").environment(Library())
    }
  }
}

private struct Presents: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }.environment(Library()).sheet(isPresented: $isShown) { LibraryReader() }
  }
}
