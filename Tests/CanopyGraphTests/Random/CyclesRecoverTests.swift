import Testing

@testable import CanopyGraph

/// Random graphs in which a switch closes cycles: whatever happened meanwhile, opening it makes everything right again.
/// While they are closed, updates end, and well before their limit of passes.
@Suite struct CyclesRecoverTests {
  @Test(arguments: 0..<500 as Range<UInt64>)
  func valuesEqualAFreshEvaluationAfterCyclesAreBroken(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let subject = RandomGraph()
    var cycles = 0
    subject.graph.onIssue = { issue in
      cycles += 1
      if issue.kind != .cycle { Issue.record("\(issue)") }
    }
    let (isClosed, level, count) = (0, 1, Int.random(in: 3...12, using: &random))
    subject.addInput(0, in: nil)
    subject.addInput(1, in: nil)
    for place in 2..<2 + count {
      let earlier = Int.random(in: level..<place, using: &random)
      let later = Int.random(in: 2..<2 + count, using: &random)
      if random.oneIn(2) {
        subject.addRule(.choice(selector: isClosed, earlier, later), in: nil)
      } else {
        subject.addRule(.sum([earlier, level, place - 1], modulo: 1_000), in: nil)
      }
    }
    subject.observe(1 + count)

    func expectFreshValues(_ comment: Comment) {
      let truth = subject.valuesFromScratch()
      for place in subject.livingPlaces { #expect(subject.value(of: place) == truth[place], comment) }
      #expect(subject.graph.engine.invariantViolations().isEmpty, comment)
    }
    expectFreshValues("seed \(seed), before")
    for round in 0..<4 {
      subject.write(1, to: isClosed)
      if random.oneIn(2) { subject.write(round, to: level) }
      if random.oneIn(2) { _ = subject.update() }
      for place in subject.livingPlaces.shuffled(using: &random) { _ = subject.value(of: place) }
      if random.oneIn(2) { subject.write(round + 10, to: level) }

      cycles = 0
      subject.write(0, to: isClosed)
      if random.oneIn(2) { _ = subject.update() }
      expectFreshValues("seed \(seed), round \(round)")
      #expect(cycles == 0, "seed \(seed), round \(round): a cycle that is open was reported")
    }
  }
}
