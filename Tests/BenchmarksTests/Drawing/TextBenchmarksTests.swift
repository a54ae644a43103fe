import Testing

@testable import Benchmarks

/// Both sides of each benchmark of texts do what they say.
@MainActor @Suite struct TextBenchmarksTests {
  @Test(arguments: [true, false]) func stringsAreMeasured(areWordsKnown: Bool) {
    let benchmark =
      areWordsKnown ? TextBenchmarks.knownWords(strings: 50) : TextBenchmarks.newWords(strings: 50)
    let sides = benchmark.prepare()
    for round in -1..<3 {
      sides.beforeSubject?(round)
      sides.beforeLimit?(round)
      #expect(sides.subject(round) == 50)
      #expect(sides.limit(round) == 50)
    }
  }

  @Test func generatedWordsAndSentencesAreUnique() {
    #expect(Set((-1_000..<9_000).map(Vocabulary.word)).count == 10_000)
    #expect(Set((0..<10_000).map(Vocabulary.sentence)).count == 10_000)
    let known = Set((1...Vocabulary.size).map { Vocabulary.word(-$0) })
    #expect(
      (0..<10_000).allSatisfy {
        Vocabulary.sentence($0).split(separator: " ").allSatisfy { known.contains(String($0)) }
      })
  }
}
