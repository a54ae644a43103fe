internal import Foundation

extension Overlay {
  /// A part of a line, with all its runs in order.
  struct Line {
    var runs: [Run]
    var isClosed: Bool
  }

  /// Returns the parts of the strands that consist of some edges.
  func lines(where isWanted: (Edge) -> Bool) -> [Line] {
    let runs = runsOfSources(where: isWanted)
    return strands.flatMap { strand in
      // A missing run ends a line.
      var lines: [Line] = [Line(runs: [], isClosed: false)]
      var isWhole = true
      for source in strand.sources {
        for run in runs[source] {
          guard let run else {
            isWhole = false
            lines.append(Line(runs: [], isClosed: false))
            continue
          }
          lines[lines.count - 1].add(run)
        }
      }
      if strand.isClosed { lines._close(isWhole: isWhole) }
      return lines.filter { !$0.runs.isEmpty }
    }
  }

  /// Returns the runs along each source, one for each edge; nil for an edge that isn't part of the result.
  private func runsOfSources(where isWanted: (Edge) -> Bool) -> [[Run?]] {
    let ways = waysOfArcs
    var uses: [[(arc: Int, use: Arc.Use)]] = Array(repeating: [], count: sources.count)
    for (index, arc) in arcs.enumerated() {
      for use in arc.uses where sources[use.source].operand == 0 { uses[use.source].append((index, use)) }
    }
    return uses.map { uses in
      uses.sorted { min($0.use.from, $0.use.to) < min($1.use.from, $1.use.to) }.flatMap { arc, use in
        let times = chains[arc].times.map(use.time)
        let runs: [Run?] = ways[arc].enumerated().map { place, way in
          let run = Run(
            source: use.source, from: times[place], to: times[place + 1], start: start(of: way), end: end(of: way))
          return isWanted(edges[way.edge]) ? (use.from < use.to ? run : run.reversed) : nil
        }
        return use.from < use.to ? runs : runs.reversed()
      }
    }
  }

  /// The edges of each arc.
  private var waysOfArcs: [[Way]] {
    var ways = chains.map { Array(repeating: Way(edge: 0, isReversed: false), count: max($0.points.count - 1, 0)) }
    for (index, edge) in edges.enumerated() {
      for step in edge.steps { ways[step.arc][step.place] = Way(edge: index, isReversed: step.isReversed) }
    }
    return ways
  }
}

extension Overlay.Run {
  fileprivate var reversed: Overlay.Run { Overlay.Run(source: source, from: to, to: from, start: end, end: start) }
}

extension Overlay.Line {
  fileprivate mutating func add(_ run: Overlay.Run) {
    if let last = runs.last, last.isContinued(by: run) {
      runs[runs.count - 1].append(run)
    } else {
      runs.append(run)
    }
  }
}

extension [Overlay.Line] {
  /// Joins the end of the last line to the start of the first.
  fileprivate mutating func _close(isWhole: Bool) {
    if isWhole {
      self[0].isClosed = !self[0].runs.isEmpty
    } else if count > 1 {
      let last = removeLast()
      self[0].runs = last.runs + self[0].runs
    }
  }
}
