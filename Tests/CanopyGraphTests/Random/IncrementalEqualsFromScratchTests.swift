import Testing

@testable import CanopyGraph

/// Random graphs under random edits: what the graph says is always what a fresh evaluation would say.
@Suite struct IncrementalEqualsFromScratchTests {
  /// Ten batches of 250 graphs, each with its own fixed seeds.
  @Test(arguments: 0..<10)
  func everyValueEqualsAFreshEvaluationAndNoRuleRunsTwice(batch: UInt64) {
    for seed in batch * 250..<(batch + 1) * 250 {
      var edits = RandomEdits(seed: seed)
      for step in 0..<15 {
        let failures = edits.step()
        guard failures.isEmpty else {
          Issue.record("seed \(seed), step \(step): \(failures.joined(separator: "; "))")
          return
        }
      }
    }
  }
}

/// Makes a random graph and edits it step by step.
private struct RandomEdits {
  private var random: RandomNumbers
  private let subject = RandomGraph()

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    subject.graph.onIssue = { Issue.record("\($0)") }
    for _ in 0..<Int.random(in: 1...4, using: &random) { subject.addInput(randomValue(), in: nil) }
    for _ in 0..<Int.random(in: 2...14, using: &random) { addRule(in: nil) }
  }

  /// One edit, one update, and everything that is then not as it should be.
  mutating func step() -> [String] {
    // Some attributes are asked between the edit and the update, when only they may be computed.
    let edit = random.oneIn(8) ? "none" : edit()
    var failures: [String] = []
    if random.oneIn(3) { failures += readOne() }
    let (toldBefore, observedBefore) = (subject.tellings, subject.observed)
    let replacementsBefore = subject.replacements

    failures += subject.update().map { "rule \($0) ran twice in one pass" }
    let truth = subject.valuesFromScratch()
    // When a list replaces its rows in the middle, a value may change once more in the next pass, and be told again.
    let tellings = subject.replacements == replacementsBefore ? subject.tellings - toldBefore : nil
    failures += observerFailures(truth, before: observedBefore, tellings: tellings)

    for place in subject.livingPlaces.shuffled(using: &random) {
      let value = subject.value(of: place)
      if value != truth[place] { failures.append("\(place) is \(value), not \(truth[place] ?? 0)") }
    }
    failures += subject.graph.engine.invariantViolations()
    return failures.isEmpty ? [] : failures + ["after \(edit)"]
  }

  private mutating func readOne() -> [String] {
    guard let place = subject.livingPlaces.randomElement(using: &random) else { return [] }
    let value = subject.value(of: place)
    let truth = subject.valuesFromScratch()[place] ?? 0
    return value == truth ? [] : ["\(place) is \(value) before the update, not \(truth)"]
  }

  /// Observers know the latest value and were told once if it was new, else not at all.
  private func observerFailures(_ truth: [Int: Int], before: [Int: Int], tellings: Int?) -> [String] {
    let wrong = subject.observed.filter { $0.value != truth[$0.key] }.map {
      "the observer of \($0.key) knows \($0.value)"
    }
    let news = subject.observed.filter { before[$0.key] != $0.value }.count
    guard let tellings, tellings != news else { return wrong }
    return wrong + ["\(tellings) tellings for \(news) new values"]
  }

  private mutating func edit() -> String {
    switch Int.random(in: 0..<11, using: &random) {
    case 0..<4:
      write()
      return "a write"
    case 4:
      let count = Int.random(in: 2...5, using: &random)
      subject.graph.batch {
        for _ in 0..<count { write() }
      }
      return "a batch"
    case 5, 6:
      addSubgraph()
      return "adding a subgraph"
    case 7:
      guard let lifetime = subject.livingLifetimes.randomElement(using: &random) else { return "nothing" }
      subject.free(lifetime)
      return "freeing a subgraph"
    case 8:
      if let place = subject.livingPlaces.randomElement(using: &random) { subject.observe(place) }
      return "observing"
    case 9:
      guard let source = subject.livingPlaces.randomElement(using: &random) else { return "nothing" }
      subject.addContainer(of: source, in: subject.livingLifetimes.randomElement(using: &random))
      return "adding a container"
    default:
      addRule(in: subject.livingLifetimes.randomElement(using: &random))
      return "adding a rule"
    }
  }

  private mutating func write() {
    guard let place = subject.livingInputs.randomElement(using: &random) else { return }
    subject.write(randomValue(), to: place)
  }

  private mutating func addSubgraph() {
    let parent = random.oneIn(2) ? nil : subject.livingLifetimes.randomElement(using: &random)
    let lifetime = subject.addLifetime(in: parent)
    if random.oneIn(2) { subject.addInput(randomValue(), in: lifetime) }
    for _ in 0..<Int.random(in: 1...5, using: &random) { addRule(in: lifetime) }
  }

  private mutating func addRule(in lifetime: Int?) {
    let sources = subject.livingPlaces
    guard !sources.isEmpty else { return }
    func some(_ count: Int) -> [Int] { (0..<count).compactMap { _ in sources.randomElement(using: &random) } }
    let three = some(3)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let count = Int.random(in: 0...4, using: &random)
      subject.addRule(.sum(some(count), modulo: Int.random(in: 2...50, using: &random)), in: lifetime)
    case 1: subject.addRule(.choice(selector: three[0], three[1], three[2]), in: lifetime)
    default: subject.addRule(.prefix(three), in: lifetime)
    }
  }

  private mutating func randomValue() -> Int { Int.random(in: 0..<6, using: &random) }
}
