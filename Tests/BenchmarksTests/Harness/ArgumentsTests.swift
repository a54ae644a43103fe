import Testing

@testable import Benchmarks

@Suite struct ArgumentsTests {
  @Test func allBenchmarksRunWithoutArguments() throws {
    let arguments = try Arguments([])
    #expect(arguments.filter.isEmpty)
    #expect(arguments.jsonPath == nil)
  }

  @Test func filterAndJSONPathAreParsed() throws {
    let arguments = try Arguments(["--json", "out.json", "broad"])
    #expect(arguments.filter == "broad")
    #expect(arguments.jsonPath == "out.json")
  }

  @Test func filesOfRatiosAreParsed() throws {
    let arguments = try Arguments(["--compare", "kept.json", "W3", "--keep", "new.json"])
    #expect(arguments.comparedPath == "kept.json")
    #expect(arguments.keptPath == "new.json")
    #expect(arguments.filter == "W3")
  }

  @Test(arguments: [["--json"], ["--compare"], ["--keep"], ["--fast"], ["broad", "deep"]])
  func unknownArgumentsAreReportedWithTheUsage(words: [String]) throws {
    let failure = try #require(throws: Arguments.Failure.self) { try Arguments(words) }
    #expect(failure.description.contains("Usage: Benchmarks [filter] [--json file]"))
    #expect(failure.description != Arguments.usage)
  }
}
