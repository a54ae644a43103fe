extension Path {
  /// Returns the parts of this path's line inside another path or on its edge.
  ///
  /// A subpath that is cut becomes open; one that is entirely inside stays unchanged.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether the even-odd rule decides what is inside the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(over: other, eoFill) { $0 }
  }

  /// Returns the parts of this path's line outside of another path.
  ///
  /// A subpath that is cut becomes open; one that is entirely outside stays unchanged.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether the even-odd rule decides what is inside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(over: other, eoFill) { !$0 }
  }

  private func line(over other: Path, _ eoFill: Bool, _ isWanted: (Bool) -> Bool) -> Path {
    let overlay = Overlay(self, isLine: true, over: other)
    var tracer = Overlay.Tracer(overlay)
    for part in overlay.lines(where: { edge in
      isWanted(edge.below.second.isFilled(eoFill) || edge.above.second.isFilled(eoFill))
    }) {
      tracer.add(part.runs, isClosed: part.isClosed)
    }
    var result = tracer.path
    result.flaws = flaws.union(other.flaws)
    return result
  }
}
