/// The drawn elements of a scope. When an environment value changes, the elements that read it are redrawn.
@MainActor
@usableFromInline
package final class DrawnElements {
  private let reads: EnvironmentReads
  private let members: Members

  @MainActor
  private final class Members {
    @exclusivity(unchecked) var elements: [ElementIndex] = []
    /// A value that many of the elements share, with a hash of the keys that were read to compute it.
    @exclusivity(unchecked) var shared: (value: AnyObject, keys: UInt32)?

    /// Marks the elements that have read any of the given keys for redrawing.
    func changed(where keys: UInt32) {
      if let known = shared, keys == .max || known.keys & keys != 0 { shared = nil }
      let tree = ViewRuntime.elements
      for element in elements where keys == .max || tree.drawn(element).pointee.keys & keys != 0 {
        tree.needsDrawing(element)
      }
    }
  }

  private init(in scope: EnvironmentScope) {
    let members = Members()
    self.members = members
    reads = EnvironmentReads(in: scope) { members.changed(where: $0) }
  }

  package static func of(_ scope: EnvironmentScope) -> DrawnElements {
    if let known = known(in: scope) { return known }
    let made = DrawnElements(in: scope)
    scope.drawnElements = made
    return made
  }

  package static func known(in scope: EnvironmentScope) -> DrawnElements? {
    guard let elements = scope.drawnElements else { return nil }
    return unsafeDowncast(elements, to: DrawnElements.self)
  }

  /// Returns the result of `draw`, and redraws the element when an environment value that `draw` reads changes.
  @inlinable
  package static func following<Result>(_ element: ElementIndex, _ draw: @MainActor () -> Result) -> Result {
    var result: Result?
    follow(element) { result = draw() }
    // Safe because `follow` has run it.
    return result.unsafelyUnwrapped
  }

  /// Runs `draw`, and redraws the element when an environment value that `draw` reads changes.
  @usableFromInline
  static func follow(_ element: ElementIndex, _ draw: @MainActor () -> Void) {
    let drawn = ViewRuntime.elements[element].scope._withUnsafeGuaranteedRef { of($0) }
    drawn.add(element, reading: drawn.reads.following(draw))
  }

  /// Returns a result that many elements share, and redraws `element` when any environment value that the result depends on
  /// changes.
  ///
  /// - Parameters:
  ///   - make: Creates the object that stores results.
  ///   - find: Returns a stored result; nil if there is none.
  ///   - add: Computes and stores a result.
  package func shared<Known: AnyObject, Result>(
    for element: ElementIndex, make: () -> Known, find: (Known) -> Result?, add: (Known) -> Result
  ) -> Result {
    if let known = members.shared, let result = find(unsafeDowncast(known.value, to: Known.self)) {
      self.add(element, reading: known.keys)
      return result
    }
    var result: Result?
    var known: Known?
    let keys = reads.following {
      let object = members.shared.map { unsafeDowncast($0.value, to: Known.self) } ?? make()
      (known, result) = (object, add(object))
    }
    let allKeys = keys | (members.shared?.keys ?? 0)
    // Safe because `following` has run it.
    members.shared = (known.unsafelyUnwrapped, allKeys)
    self.add(element, reading: allKeys)
    return result.unsafelyUnwrapped
  }

  private func add(_ element: ElementIndex, reading keys: UInt32) {
    let record = ViewRuntime.elements.drawn(element)
    record.pointee.keys = keys
    guard record.pointee.memberPlace == 0 else { return }
    members.elements.append(element)
    record.pointee.memberPlace = UInt32(members.elements.count)
  }

  /// Marks all elements for redrawing.
  package func allChanged() { members.changed(where: .max) }

  /// Called when an element leaves the tree.
  func forget(_ element: ElementIndex) {
    let elements = ViewRuntime.elements
    let place = Int(elements.drawn(element).pointee.memberPlace) - 1
    let last = members.elements.removeLast()
    guard place < members.elements.count else { return }
    members.elements[place] = last
    elements.drawn(last).pointee.memberPlace = UInt32(place + 1)
  }
}

/// Counts the work of drawing, for tests and benchmarks.
@MainActor
package enum DrawingCounters {
  /// The number of elements that were drawn, not counting those whose display list was reused.
  @exclusivity(unchecked) package static var elements = 0
}
