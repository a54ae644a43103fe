@MainActor
extension Benchmark {
  /// The number of rounds that share partly filled pages.
  private static var keptRounds: Int { 10 }

  /// Measures the memory that each side keeps when all rounds are done.
  func measureMemory() -> Measurement {
    let contenders = prepare()
    let (subject, answer) = memoryHeld(by: contenders.subject)
    let (limit, limitAnswer) = memoryHeld(by: contenders.limit)
    check(answer, limitAnswer)
    return Measurement(
      name: name, unit: unit, size: size, subject: Distribution([subject]), limit: Distribution([limit]))
  }

  private func memoryHeld(by work: @MainActor (Int) -> Int) -> (bytes: Double, answer: Int) {
    let before = OwnMemory.bytes
    let answer = (0..<Self.keptRounds).reduce(0) { $0 &+ work($1) }
    return (Double(OwnMemory.bytes - before) / Double(Self.keptRounds * size), answer)
  }
}
