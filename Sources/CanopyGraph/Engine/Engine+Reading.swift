// Reads an attribute: refreshes it, and records the reader.

extension Engine {
  /// Returns a copy of the value, made before the evaluation ends, because deferred work may free the attribute.
  ///
  /// It is inlined because rules read each other, and every stack frame counts.
  @inlinable @inline(__always)
  func read<Value>(_ attribute: AnyAttribute, as: Value.Type) -> Value {
    guard contains(attribute) else { stopReading(attribute) }
    let isStale = !nodes[attribute.index].flags.isDisjoint(with: .stale)
    if isStale { bringUpToDate(attribute.index) }
    depend(on: attribute.index)
    let value = nodes[attribute.index].payload.assumingMemoryBound(to: Value.self).pointee
    if isStale { finishIfOutermost() }
    return value
  }

  /// Performs everything that a read involves, except returning the value.
  @inlinable @inline(__always)
  func touch(_ attribute: AnyAttribute) {
    guard contains(attribute) else { stopReading(attribute) }
    let isStale = !nodes[attribute.index].flags.isDisjoint(with: .stale)
    if isStale { bringUpToDate(attribute.index) }
    depend(on: attribute.index)
    if isStale { finishIfOutermost() }
  }

  /// Records that the running rule has read a source.
  ///
  /// Most evaluations read the same sources in the same order as the previous one. The reader's next edge is then already
  /// correct, and only the position in the list is updated.
  @inlinable @inline(__always)
  func depend(on source: NodeIndex) {
    let reading = reading
    if nodes[source].readBy == reading.pointee.serial { return }
    let expected = reading.pointee.expectedEdge
    if edges[expected].source == source {
      nodes[source].readBy = reading.pointee.serial
      reading.pointee.lastEdge = expected
      reading.pointee.expectedEdge = edges[expected].nextSource
    } else {
      addEdge(from: source)
    }
  }

  @usableFromInline
  func checkedRead<Value>(_ attribute: AnyAttribute, as: Value.Type) throws(GraphIssue) -> Value {
    guard contains(attribute) else { throw issueFreedAttribute("read", attribute) }
    return read(attribute, as: Value.self)
  }

  func check<Value>(_ attribute: AnyAttribute, is type: Value.Type) throws(GraphIssue) {
    guard contains(attribute) else { throw issueFreedAttribute("use", attribute) }
    // A client's node has no value for the engine to read.
    let hasValue = state.pointee.kinds.layout(nodes[attribute.index].kind) != nil
    guard hasValue, behavior(of: attribute.index)._valueType == type else {
      throw issueWrongType(attribute, wanted: type)
    }
  }

  func changes(of attribute: AnyAttribute) throws(GraphIssue) -> Int {
    guard contains(attribute) else { throw issueFreedAttribute("count the changes of", attribute) }
    return Int(nodes[attribute.index].changes)
  }

  /// Compares two values of the running rule's type that aren't `Equatable`.
  @usableFromInline
  func valuesOfReaderAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    state.pointee.kinds.comparison(nodes[reading.pointee.reader].kind).areEqual(first, second)
  }

  /// Schedules `AttributeBehavior._perform` for the running rule at the end of the pass.
  func performAfterPass() {
    state.pointee.actions.push(handle(reading.pointee.reader))
  }

  /// Runs `body` without recording its reads.
  func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard reading.pointee.reader != 0 || reading.pointee.provisional != nil else { return try body() }
    pauseTracking()
    defer { resumeTracking() }
    return try body()
  }

  /// Suspends dependency tracking until `resumeTracking()`. It must be called while a rule is running.
  @usableFromInline
  func pauseTracking() {
    begin(
      Reading(
        serial: nextSerial(), checksBelow: UInt32(truncatingIfNeeded: state.pointee.checks.count),
        hasValue: reading.pointee.hasValue))
  }

  @usableFromInline
  func resumeTracking() {
    state.pointee.readings.pop()
  }
}
