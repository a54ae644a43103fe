import CanopyGraph

/// The source plus a constant.
struct Plus: Rule {
  let source: Attribute<Int>
  let constant: Int

  func value(in evaluation: borrowing Evaluation) -> Int { evaluation[source] &+ constant }
}

/// The sum of many.
struct Sum: Rule {
  let sources: [Attribute<Int>]

  func value(in evaluation: borrowing Evaluation) -> Int {
    var sum = 0
    for source in sources { sum &+= evaluation[source] }
    return sum
  }
}

/// The sum of two, or of none at the edge of a grid.
struct Pair: Rule {
  let first: Attribute<Int>
  let second: Attribute<Int>

  func value(in evaluation: borrowing Evaluation) -> Int { evaluation[first] &+ (evaluation[second] & 0xFFFF) }
}

/// Selects one of two inputs by a third.
struct Choice: Rule {
  let selector: Attribute<Int>
  let even: Attribute<Int>
  let odd: Attribute<Int>

  func value(in evaluation: borrowing Evaluation) -> Int {
    evaluation[selector] & 1 == 0 ? evaluation[even] : evaluation[odd]
  }
}

/// A rule whose value stays the same while the source counts.
struct Gate: Rule {
  let source: Attribute<Int>

  func value(in evaluation: borrowing Evaluation) -> Int { evaluation[source] > 0 ? 1 : 0 }
}
