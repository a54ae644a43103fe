internal import Foundation

extension Overlay {
  /// A part of a source, from one point to another.
  struct Run {
    let source: Int
    /// The parameters of the run's ends. The run is reversed if the first is larger.
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
  private func choices(_ way: DirectedEdge) -> [Run] {
    let (start, end) = (start(of: way), end(of: way))
    return edges[way.edge].steps.flatMap { step in
      let (first, second) = (roundedArcs[step.arc].times[step.place], roundedArcs[step.arc].times[step.place + 1])
      let (from, to) = step.isReversed == way.isReversed ? (first, second) : (second, first)
      return arcs[step.arc].uses.map { use in
        Run(source: use.source, from: use.time(from), to: use.time(to), start: start, end: end)
      }
    }
  }

  /// Returns the runs of a loop, as few as possible.
  func runs(_ loop: [DirectedEdge]) -> [Run] { joined(sourceRuns(loop)) }

  private func sourceRuns(_ loop: [DirectedEdge]) -> [Run] {
    // The second attempt starts at the beginning of a run.
    let firstTry = runs(following: loop)
    guard let first = firstTry.first, let last = firstTry.last, last.isContinued(by: first),
      let turn = loop.firstIndex(where: { start(of: $0) == first.end })
    else { return firstTry }
    return runs(following: Array(loop[turn...] + loop[..<turn]))
  }

  private func runs(following edges: [DirectedEdge]) -> [Run] {
    var result: [Run] = []
    for edge in edges {
      let choices = choices(edge)
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

  /// Returns a Boolean value that indicates whether two lines are collinear, which means that their joint is less than a grid
  /// step away.
  private func isStraight(_ first: Run, _ second: Run) -> Bool {
    guard sources[first.source].curve.isLine, sources[second.source].curve.isLine else { return false }
    let (way, next) = (points[first.end] - points[first.start], points[second.end] - points[second.start])
    let whole = points[second.end] - points[first.start]
    return way.dot(next) > 0 && Double(way.cross(next).magnitude) <= Double(whole.dot(whole)).squareRoot()
  }
}

extension Overlay {
  /// A part of a line, with all its runs in order.
  struct Line {
    var runs: [Run]
    var isClosed: Bool
  }

  /// Returns the parts of the line subpaths that consist of certain edges.
  func lines(where isWanted: (Edge) -> Bool) -> [Line] {
    let runs = runsOfSources(where: isWanted)
    return lineSubpaths.flatMap { subpath in
      // A missing run ends a line.
      var lines: [Line] = [Line(runs: [], isClosed: false)]
      var isWhole = true
      for source in subpath.sources {
        for run in runs[source] {
          guard let run else {
            isWhole = false
            lines.append(Line(runs: [], isClosed: false))
            continue
          }
          lines[lines.count - 1].add(run)
        }
      }
      if subpath.isClosed { lines._close(isWhole: isWhole) }
      return lines.filter { !$0.runs.isEmpty }
    }
  }

  /// Returns the runs along each source, one per edge, with nil for an edge that isn't part of the result.
  private func runsOfSources(where isWanted: (Edge) -> Bool) -> [[Run?]] {
    let edgesOfArcs = edgesOfArcs
    var uses: [[(arc: Int, use: Arc.Use)]] = Array(repeating: [], count: sources.count)
    for (index, arc) in arcs.enumerated() {
      for use in arc.uses where sources[use.source].operand == 0 { uses[use.source].append((index, use)) }
    }
    return uses.map { uses in
      uses.sorted { min($0.use.from, $0.use.to) < min($1.use.from, $1.use.to) }.flatMap { arc, use in
        let times = roundedArcs[arc].times.map(use.time)
        let runs: [Run?] = edgesOfArcs[arc].enumerated().map { place, way in
          let run = Run(
            source: use.source, from: times[place], to: times[place + 1], start: start(of: way), end: end(of: way))
          return isWanted(edges[way.edge]) ? (use.from < use.to ? run : run.reversed) : nil
        }
        return use.from < use.to ? runs : runs.reversed()
      }
    }
  }

  /// The edges of each arc.
  private var edgesOfArcs: [[DirectedEdge]] {
    var result = roundedArcs.map {
      Array(repeating: DirectedEdge(edge: 0, isReversed: false), count: max($0.points.count - 1, 0))
    }
    for (index, edge) in edges.enumerated() {
      for step in edge.steps { result[step.arc][step.place] = DirectedEdge(edge: index, isReversed: step.isReversed) }
    }
    return result
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

extension Overlay {
  /// Builds paths from runs, in the coordinates of the sources.
  struct Tracer {
    private let overlay: Overlay
    private(set) var path = Path()
    /// The exact locations of points that aren't ends of sources, as far as they are known.
    private var places: [Int: CGPoint]
    /// The edges at each point.
    private var edges: [[Int]]

    init(_ overlay: Overlay) {
      self.overlay = overlay
      places = overlay.ends
      edges = Array(repeating: [], count: overlay.points.count)
      for (index, edge) in overlay.edges.enumerated() {
        edges[edge.start].append(index)
        edges[edge.end].append(index)
      }
    }

    mutating func add(_ runs: [Run], isClosed: Bool) {
      guard let first = runs.first, let last = runs.last else { return }
      path.move(to: place(first.start))
      for run in runs.dropLast() { add(run) }
      // Closing a subpath implicitly adds a line.
      if !isClosed || !overlay.sources[last.source].curve.isLine { add(last) }
      if isClosed { path.closeSubpath() }
    }

    private mutating func add(_ run: Run) {
      let (start, end) = (place(run.start), place(run.end))
      path.add(overlay.sources[run.source].curve.part(run, from: start, to: end))
    }

    private mutating func place(_ point: Int) -> CGPoint {
      if let place = places[point] { return place }
      let place = meeting(at: point) ?? overlay.grid.place(overlay.points[point])
      places[point] = place
      return place
    }

    /// Returns the exact point at which sources meet, rather than the grid point.
    private func meeting(at point: Int) -> CGPoint? {
      let passing = edges[point].flatMap { overlay.passing($0, at: point) }.prefix(8)
      for (index, first) in passing.enumerated() {
        for second in passing.dropFirst(index + 1) {
          let (curve, other) = (overlay.sources[first.source].curve, overlay.sources[second.source].curve)
          guard let place = curve.meeting(near: first.time, other, near: second.time) else { continue }
          let distance = overlay.grid.locate(place)._distance(to: overlay.points[point].cgPoint)
          if distance <= 4 * Piece.tolerance { return place }
        }
      }
      return nil
    }
  }

  /// The exact ends of the sources.
  private var ends: [Int: CGPoint] {
    var result: [Int: CGPoint] = [:]
    for edge in edges {
      for step in edge.steps {
        let times = roundedArcs[step.arc].times
        for use in arcs[step.arc].uses {
          for (place, point) in [(step.place, step.isReversed), (step.place + 1, !step.isReversed)] {
            let time = use.time(times[place])
            guard time == 0 || time == 1 else { continue }
            let curve = sources[use.source].curve
            let key = point ? edge.end : edge.start
            if result[key] == nil { result[key] = time == 0 ? curve.start : curve.end }
          }
        }
      }
    }
    return result
  }

  /// Returns the parameters at which the sources of an edge pass through one of its ends.
  private func passing(_ edge: Int, at point: Int) -> [(source: Int, time: CGFloat)] {
    edges[edge].steps.flatMap { step in
      let isFirst = (edges[edge].start == point) != step.isReversed
      let time = roundedArcs[step.arc].times[isFirst ? step.place : step.place + 1]
      return arcs[step.arc].uses.map { ($0.source, $0.time(time)) }
    }
  }
}

extension Curve {
  /// Returns a part of the source with its ends moved to the shared points.
  fileprivate func part(_ run: Overlay.Run, from start: CGPoint, to end: CGPoint) -> Curve {
    if isLine { return Curve(line: start, to: end) }
    let (begin, finish) = run.isForward ? (start, end) : (end, start)
    let first = time(at: begin, near: min(run.from, run.to))
    let last = time(at: finish, near: max(run.from, run.to))
    guard first < last else { return Curve(line: start, to: end) }
    var piece = first == 0 && last == 1 ? self : part(from: first, to: last)
    piece.control1._move(from: piece.start, to: begin)
    piece.control2._move(from: piece.end, to: finish)
    return run.isForward
      ? Curve(begin, piece.control1, piece.control2, finish) : Curve(finish, piece.control2, piece.control1, begin)
  }
}

extension CGPoint {
  fileprivate mutating func _move(from start: CGPoint, to end: CGPoint) {
    x += end.x - start.x
    y += end.y - start.y
  }
}
