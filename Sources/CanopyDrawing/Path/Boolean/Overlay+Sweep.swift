extension Overlay {
  /// Determines the winding numbers below each edge: a sweep from left to right over the edges, in their order from below to above.
  static func sweep(_ edges: inout [Edge], _ points: [GridPoint]) {
    var starting = Array(repeating: [Int](), count: points.count)
    for (index, edge) in edges.enumerated() { starting[edge.start].append(index) }
    var active: [Int] = []
    for (place, point) in points.enumerated() {
      // Edges that end here are adjacent, because none passes through a point.
      let first = active.firstPlace { index in
        let edge = edges[index]
        let start = points[edge.start]
        return (points[edge.end] - start).cross(point - start) <= 0
      }
      var last = first
      while last < active.count, edges[active[last]].end == place { last += 1 }
      let next = starting[place].sorted { a, b in
        (points[edges[a].end] - point).cross(points[edges[b].end] - point) > 0
      }
      var windings = first > 0 ? edges[active[first - 1]].above : Edge.Windings()
      for index in next {
        edges[index].below = windings
        windings = edges[index].above
      }
      active.replaceSubrange(first..<last, with: next)
    }
    assert(active.isEmpty, "Edges of an overlay cross each other: what is inside of a path is no longer known.")
  }
}
