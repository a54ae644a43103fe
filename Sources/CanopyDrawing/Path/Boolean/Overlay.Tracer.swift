internal import Foundation

extension Overlay {
  /// A builder of paths from runs, in the coordinates of the sources.
  struct Tracer {
    private let overlay: Overlay
    private(set) var path = Path()
    /// The exact locations of points that aren't ends of sources, once they are known.
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
      // Closing a subpath implies a line.
      if !isClosed || !overlay.sources[last.source].curve.isLine { add(last) }
      if isClosed { path.closeSubpath() }
    }

    private mutating func add(_ run: Run) {
      let (start, end) = (place(run.start), place(run.end))
      path.add(overlay.sources[run.source].curve.part(run, from: start, to: end))
    }

    private mutating func place(_ point: Int) -> CGPoint {
      if let place = places[point] { return place }
      let place = meeting(at: point) ?? overlay.lattice.place(overlay.points[point])
      places[point] = place
      return place
    }

    /// Returns the exact point at which sources meet, and not only the grid point.
    private func meeting(at point: Int) -> CGPoint? {
      let passing = edges[point].flatMap { overlay.passing($0, at: point) }.prefix(8)
      for (index, first) in passing.enumerated() {
        for second in passing.dropFirst(index + 1) {
          let (curve, other) = (overlay.sources[first.source].curve, overlay.sources[second.source].curve)
          guard let place = curve.meeting(near: first.time, other, near: second.time) else { continue }
          let distance = overlay.lattice.locate(place)._distance(to: overlay.points[point].cgPoint)
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
        let times = chains[step.arc].times
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

  /// Returns the parameters at which the sources of an edge pass one of its ends.
  private func passing(_ edge: Int, at point: Int) -> [(source: Int, time: CGFloat)] {
    edges[edge].steps.flatMap { step in
      let isFirst = (edges[edge].start == point) != step.isReversed
      let time = chains[step.arc].times[isFirst ? step.place : step.place + 1]
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
