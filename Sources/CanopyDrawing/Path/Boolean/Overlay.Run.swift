internal import Foundation

extension Overlay {
  /// A part of a source, from one point to another.
  struct Run {
    let source: Int
    /// The parameters of its ends. It is reversed if the first is larger.
    var from: CGFloat
    var to: CGFloat
    var start: Int
    var end: Int

    var isForward: Bool { from < to }

    func isContinued(by next: Run) -> Bool {
      source == next.source && to == next.from && isForward == next.isForward && end == next.start
    }

    mutating func append(_ next: Run) { (to, end) = (next.to, next.end) }
  }

  /// Returns the runs along an edge.
  private func choices(_ way: Way) -> [Run] {
    let (start, end) = (start(of: way), end(of: way))
    return edges[way.edge].steps.flatMap { step in
      let (first, second) = (chains[step.arc].times[step.place], chains[step.arc].times[step.place + 1])
      let (from, to) = step.isReversed == way.isReversed ? (first, second) : (second, first)
      return arcs[step.arc].uses.map { use in
        Run(source: use.source, from: use.time(from), to: use.time(to), start: start, end: end)
      }
    }
  }

  /// Returns the runs of a loop, as few as possible.
  func runs(_ loop: [Way]) -> [Run] { joined(sourceRuns(loop)) }

  private func sourceRuns(_ loop: [Way]) -> [Run] {
    // The second attempt begins at the start of a run.
    let firstTry = runs(following: loop)
    guard let first = firstTry.first, let last = firstTry.last, last.isContinued(by: first),
      let turn = loop.firstIndex(where: { start(of: $0) == first.end })
    else { return firstTry }
    return runs(following: Array(loop[turn...] + loop[..<turn]))
  }

  private func runs(following ways: [Way]) -> [Run] {
    var result: [Run] = []
    for way in ways {
      let choices = choices(way)
      if let last = result.last, let next = choices.first(where: last.isContinued) {
        result[result.count - 1].append(next)
      } else if let next = choices.min(by: { $0.source < $1.source }) {
        result.append(next)
      }
    }
    return result
  }

  /// Returns the runs with adjacent collinear lines joined.
  private func joined(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs {
      if let last = result.last, isStraight(last, run) {
        result[result.count - 1].end = run.end
      } else {
        result.append(run)
      }
    }
    if result.count > 2, let first = result.first, let last = result.last, isStraight(last, first) {
      result[0].start = last.start
      result.removeLast()
    }
    return result
  }

  /// Returns a Boolean value that indicates whether two lines are collinear: their joint is less than a grid step away.
  private func isStraight(_ first: Run, _ second: Run) -> Bool {
    guard sources[first.source].curve.isLine, sources[second.source].curve.isLine else { return false }
    let (way, next) = (points[first.end] - points[first.start], points[second.end] - points[second.start])
    let whole = points[second.end] - points[first.start]
    return way.dot(next) > 0 && Double(way.cross(next).magnitude) <= Double(whole.dot(whole)).squareRoot()
  }
}
