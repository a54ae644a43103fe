import Testing

@testable import CanopyMacroExpansion

/// Observers of a property, taken from the braces behind it.
@Suite struct PropertyObserverTests {
  @Test func parameterHasTheUsualNameUnlessOneIsWritten() throws {
    let observers = try #require(read("{ willSet { a } didSet { b } }"))
    #expect(observers.map(\.parameter) == ["newValue", "oldValue"])
    let named = try #require(read("{ willSet(next) { a } didSet ( last ) { b } }"))
    #expect(named.map(\.parameter) == ["next", "last"])
  }

  @Test func willSetRunsFirstInAnyOrder() throws {
    let observers = try #require(read("{ didSet { b } willSet { a } }"))
    #expect(observers.map(\.kind) == [.willSet, .didSet])
    #expect(observers.map(\.statements) == ["a", "b"])
  }

  @Test func statementsAreKeptAsTheyAreWritten() throws {
    let observers = try #require(read("{\n  didSet {\n    if a { b() } // why\n    c(\"}\")\n  }\n}"))
    #expect(observers.map(\.statements) == ["if a { b() } // why\n    c(\"}\")"])
  }

  @Test func bracesMayBeEmpty() throws {
    #expect(try #require(read("{}")).isEmpty)
    #expect(try #require(read("{ didSet {} }")).map(\.statements) == [""])
    #expect(try #require(read("{ didSet { /* nothing */ } }")).map(\.statements) == [""])
  }

  @Test(arguments: [
    "{ get { 1 } }", "{ 1 }", "{ didSet { a } get { 1 } }", "{ set(x) {} }", "{ didSet }", "{ willSet(a) }", "",
    "didSet {}", "{ x.didSet {} }",
  ])
  func otherAccessorsAreNotObservers(source: String) {
    #expect(read(source) == nil)
  }

  @Test func observersBeginAtTheOffset() throws {
    let source = "var x = f { didSet {} } { didSet { é } }"
    let observers = try #require(PropertyObserver.all(in: source, at: 24))
    #expect(observers.map(\.statements) == ["é"])
    #expect(PropertyObserver.all(in: source, at: 1000) == nil)
  }

  @Test func unclosedObserverExtendsToTheEnd() throws {
    let observers = try #require(read("{ didSet { a"))
    #expect(observers.map(\.kind) == [.didSet])
  }

  private func read(_ source: String) -> [PropertyObserver]? { PropertyObserver.all(in: source, at: 0) }
}
