extension Path {
  /// The same area with an outline that does not cross itself, and that has nothing inside of what is filled.
  ///
  /// It is filled the same whether or not what is surrounded twice is outside. Curves stay curves.
  ///
  /// - Parameter eoFill: Whether what this path surrounds twice is outside.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { first, _ in first }
  }

  /// The area that is both in this path and in another one.
  ///
  /// ```swift
  /// let lens = Path(ellipseIn: left).intersection(Path(ellipseIn: right))
  /// ```
  ///
  /// Parts of paths that are open are closed by a line. It takes time in proportion to the number of curves, and to the
  /// number of times that they meet.
  ///
  /// - Parameter eoFill: Whether what a path surrounds twice is outside.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// The area that is in this path or in another one.
  ///
  /// - Parameter eoFill: Whether what a path surrounds twice is outside.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// The area that is in this path, but not in another one.
  ///
  /// - Parameter eoFill: Whether what a path surrounds twice is outside.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// The area that is either in this path or in another one, but not in both.
  ///
  /// - Parameter eoFill: Whether what a path surrounds twice is outside.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  private func combined(with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    let overlay = Overlay(self, over: other)
    let loops = overlay.loops { windings in
      isInside(windings.first.isFilled(eoFill), windings.second.isFilled(eoFill))
    }
    var tracer = Overlay.Tracer(overlay)
    for loop in loops { tracer.add(overlay.runs(loop), isClosed: true) }
    var result = tracer.path
    result.flaws = flaws.union(other.flaws)
    return result
  }
}

extension Int {
  /// Whether a place is filled that a path goes around so many times.
  func isFilled(_ eoFill: Bool) -> Bool { eoFill ? self & 1 != 0 : self != 0 }
}
