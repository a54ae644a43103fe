// Writes inputs, and records changes outside the graph.

extension Engine {
  @inlinable
  func write<Value: Equatable>(_ new: consuming Value, to input: AnyAttribute) {
    guard mayWrite(input) else { return deferWrite(input) { [new, self] in write(new, to: input) } }
    let slot = nodes[input.index].payload.assumingMemoryBound(to: Value.self)
    if slot.pointee == new { return }
    replace(slot, with: new, of: input)
  }

  @inlinable
  func write<Value>(_ new: consuming Value, to input: AnyAttribute) {
    guard mayWrite(input) else { return deferWrite(input) { [new, self] in write(new, to: input) } }
    let slot = nodes[input.index].payload.assumingMemoryBound(to: Value.self)
    if areEqual(slot.pointee, new) { return }
    replace(slot, with: new, of: input)
  }

  /// The old value is released last, because its deinitializer may use the graph.
  @inlinable
  func replace<Value>(_ slot: UnsafeMutablePointer<Value>, with new: consuming Value, of input: AnyAttribute) {
    let old = slot.move()
    slot.initialize(to: new)
    didWrite(input)
    withExtendedLifetime(old) {}
  }

  /// Replaces a value with the result of the running rule. The rule doesn't depend on attributes that the old value's
  /// deinitializer reads.
  @inlinable
  func replace<Value>(_ slot: UnsafeMutablePointer<Value>, with new: consuming Value) {
    if _isPOD(Value.self) {
      slot.pointee = new
    } else {
      let old = slot.move()
      slot.initialize(to: new)
      pauseTracking()
      _ = consume old
      resumeTracking()
    }
  }

  @usableFromInline
  func mayWrite(_ input: AnyAttribute) -> Bool {
    contains(input) && !isEvaluating && state.pointee.passTick == 0
  }

  @usableFromInline
  func deferWrite(_ input: AnyAttribute, _ write: @escaping () -> Void) {
    guard contains(input) else { return report(issueFreedAttribute("write", input)) }
    report(issueWriteDuringUpdate(input))
    state.pointee.deferred.writes.append(write)
  }

  @usableFromInline
  func didWrite(_ input: AnyAttribute) {
    nodes[input.index].updatedAt = state.pointee.tick
    nodes[input.index].flags.insert(.changedLast)
    announceChange(of: input.index)
    if state.pointee.isTracing { traceWrite(input.index) }
    announceWaitingOutputs()
  }

  /// Records that a source has changed outside the graph.
  func sourceChanged(_ source: AnyAttribute) {
    guard mayWrite(source) else { return deferWrite(source) { sourceChanged(source) } }
    if nodes[source.index].traits.contains(.input) { didWrite(source) } else { invalidate(source) }
  }

  /// Invalidates an attribute because of a change outside the graph. It can be called at any time: a running rule can
  /// invalidate attributes that come after it.
  func invalidate(_ attribute: AnyAttribute) {
    guard contains(attribute) else { return report(issueFreedAttribute("invalidate", attribute)) }
    if nodes[attribute.index].traits.contains(.input) {
      sourceChanged(attribute)
    } else if nodes[attribute.index].flags.contains(.evaluating) {
      deferInvalidation(of: attribute.index, because: 0)
    } else {
      markDirty(attribute.index, because: 0)
      announceWaitingOutputs()
    }
  }
}
