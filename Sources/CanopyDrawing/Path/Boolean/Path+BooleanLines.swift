extension Path {
  /// The parts of the line of this path that are inside of another one, or on its edge.
  ///
  /// A part that is cut is open; one that is inside as a whole stays as it is.
  ///
  /// - Parameter eoFill: Whether what the other path surrounds twice is outside.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(over: other, eoFill) { $0 }
  }

  /// The parts of the line of this path that are outside of another one.
  ///
  /// A part that is cut is open; one that is outside as a whole stays as it is.
  ///
  /// - Parameter eoFill: Whether what the other path surrounds twice is outside.
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
