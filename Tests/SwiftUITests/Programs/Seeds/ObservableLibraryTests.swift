import CanopyTesting
import SwiftUI
import Testing

/// An observable library, found by its type, by its type if there is one, and at a key path.
@MainActor @Suite struct ObservableLibraryTests {
  @Test func objectIsFoundByTypeOptionalTypeAndKeyPath() {
    let library = Library(titles: ["Atlas", "Birds"])
    let screen = TestScreen { Hall(library: library) }
    #expect(screen.texts == ["by type: 2", "if any: 2", "at a path: 2", "name"])
    library.titles.append("Clouds")
    screen.update()
    #expect(screen.texts == ["by type: 3", "if any: 3", "at a path: 3", "name"])
  }

  @Test func changedPropertyRunsOnlyItsReaders() {
    let library = Library(titles: [])
    let screen = TestScreen { Hall(library: library) }
    screen.resetCounts()
    library.name = "other"
    screen.update()
    #expect(screen.texts.last == "other")
    #expect(screen.bodyCount(of: NameReader.self) == 1)
    #expect(screen.bodyCount(of: Hall.self) == 0)
    #expect(screen.bodyCount(of: ByType.self) == 0)
    #expect(screen.bodyCount(of: IfAny.self) == 0)
    #expect(screen.bodyCount(of: AtPath.self) == 0)
  }

  @Test func missingOptionalObjectIsNil() {
    let screen = TestScreen { IfAny() }
    #expect(screen.texts == ["if any: none"])
    #expect(screen.issues.isEmpty)
  }

  @Test func replacedObjectReachesAllReaders() throws {
    let screen = TestScreen { Town() }
    #expect(screen.texts.first == "by type: 0")
    try screen.find("move").tap()
    #expect(screen.texts.prefix(3) == ["by type: 1", "if any: 1", "at a path: 1"])
  }

  @Test func missingObjectEndsTheProgramNamingItsReader() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { ByType() } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("No Observable object of type Library found."), "\(text.prefix(1000))")
    #expect(text.contains("It was asked for by ByType, at the root."))
  }

  @Test func settingAnEntryDoesNotReadItsDefault() {
    let screen = TestScreen { AtPath().environment(\.seedLibrary, Library(titles: [])) }
    #expect(screen.issues.isEmpty)
  }
}

@Observable private final class Library {
  var name = "name"
  var titles: [String]
  init(titles: [String]) { self.titles = titles }
}

extension EnvironmentValues {
  /// A new object each time: fine as long as nobody reads the default.
  @Entry fileprivate var seedLibrary = Library(titles: [])
}

private struct Hall: View {
  let library: Library
  var body: some View {
    VStack {
      ByType()
      IfAny()
      AtPath()
      NameReader()
    }
    .environment(library)
    .environment(\.seedLibrary, library)
  }
}

private struct Town: View {
  @State private var library = Library(titles: [])
  var body: some View {
    Hall(library: library)
    Button("move") { library = Library(titles: ["Atlas"]) }
  }
}

private struct ByType: View {
  @Environment(Library.self) private var library
  var body: some View { Text("by type: \(library.titles.count)") }
}

private struct IfAny: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Text("if any: \(library.map { "\($0.titles.count)" } ?? "none")") }
}

private struct AtPath: View {
  @Environment(\.seedLibrary) private var library
  var body: some View { Text("at a path: \(library.titles.count)") }
}

private struct NameReader: View {
  @Environment(Library.self) private var library
  var body: some View { Text(library.name) }
}
