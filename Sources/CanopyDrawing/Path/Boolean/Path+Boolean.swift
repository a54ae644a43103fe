extension Path {
  /// Returns the area of the path as an outline that doesn't intersect itself.
  ///
  /// Both fill rules produce the same area for it. Curves remain curves.
  ///
  /// - Parameter eoFill: A Boolean value that indicates whether to use the even-odd rule for this path.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { first, _ in first }
  }

  /// Returns the area inside both paths.
  ///
  /// ```swift
  /// let lens = Path(ellipseIn: left).intersection(Path(ellipseIn: right))
  /// ```
  ///
  /// Open subpaths are closed by a line.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  /// - Complexity: Proportional to the number of curves and of their crossings.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the area inside at least one of the paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the area inside this path and outside `other`.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the area inside exactly one of the paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  private func combined(with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    let overlay = Overlay(self, over: other)
    let loops = overlay.loops { windings in
      isInside(windings.first._isFilled(eoFill), windings.second._isFilled(eoFill))
    }
    var tracer = Overlay.Tracer(overlay)
    for loop in loops { tracer.add(overlay.runs(loop), isClosed: true) }
    var result = tracer.path
    result.flaws = flaws.union(other.flaws)
    return result
  }
}

extension Int {
  /// Returns a Boolean value that indicates whether a location with this winding number is filled.
  func _isFilled(_ eoFill: Bool) -> Bool { eoFill ? self & 1 != 0 : self != 0 }
}

extension Path {
  /// Returns the parts of this path's line that are inside another path or on its edge.
  ///
  /// A subpath that is cut becomes open. A subpath that is entirely inside stays unchanged.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule for the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(over: other, eoFill) { $0 }
  }

  /// Returns the parts of this path's line that are outside another path.
  ///
  /// A subpath that is cut becomes open. A subpath that is entirely outside stays unchanged.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule for the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(over: other, eoFill) { !$0 }
  }

  private func line(over other: Path, _ eoFill: Bool, _ isWanted: (Bool) -> Bool) -> Path {
    let overlay = Overlay(self, isLine: true, over: other)
    var tracer = Overlay.Tracer(overlay)
    for part in overlay.lines(where: { edge in
      isWanted(edge.below.second._isFilled(eoFill) || edge.above.second._isFilled(eoFill))
    }) {
      tracer.add(part.runs, isClosed: part.isClosed)
    }
    var result = tracer.path
    result.flaws = flaws.union(other.flaws)
    return result
  }
}
