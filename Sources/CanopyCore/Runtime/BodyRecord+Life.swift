internal import CanopyGraph

@MainActor
extension _BodyRecord {
  /// Creates the record of a view that is mounted. Its value is initialized later.
  @usableFromInline
  static func make(_ type: any View.Type, _ context: _MountContext) -> UnsafeMutablePointer<_BodyRecord> {
    let plan = ViewPlan.of(type)
    let block = UnsafeMutableRawPointer.allocate(byteCount: plan.blockSize, alignment: 16)
    let record = block.bindMemory(to: _BodyRecord.self, capacity: 1)
    record.initialize(
      to: _BodyRecord(plan: .passUnretained(plan), value: block + plan.valueOffset, context: context))
    StackDepth.check(record)
    return record
  }

  /// Returns the record whose address is stored in `slots`.
  @usableFromInline
  package static func at(_ slots: _Slots) -> UnsafeMutablePointer<_BodyRecord> {
    guard let record = Address(bitPattern: slots[0]) else {
      preconditionFailure("A view that is not in the tree was updated.")
    }
    return record
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The slots of the body's content.
  @usableFromInline var slots: _Slots {
    let address = UnsafeMutableRawPointer(self) + plan.slotsOffset
    return _Slots(words: address.assumingMemoryBound(to: UInt.self))
  }

  /// The context of the body's content.
  @usableFromInline var contentContext: _MountContext {
    var context = pointee.context
    context.owner = self
    context.depth += 1
    return context
  }

  /// Installs the dynamic properties of a new value.
  @usableFromInline
  func didInitializeValue() {
    let properties = plan.properties
    if !properties.isEmpty { properties.install(at: value, in: propertyHost) }
  }

  /// Installs the dynamic properties of a new value with their kept states, and performs `mount`. Used while a row with state is
  /// mounted again: see `StateKeeping`.
  @usableFromInline
  func restoreStates(at slots: _Slots, _ mount: () -> Void) {
    StateKeeping.enter(.type(ObjectIdentifier(viewType)), at: slots, base: self.slots)
    if let states = StateKeeping.restored?.properties, !states.isEmpty {
      plan.properties.install(at: value, in: propertyHost, takingUp: states)
    } else {
      didInitializeValue()
    }
    mount()
    StateKeeping.leave()
  }

  /// Keeps the states of the view while its row leaves. Call `StateKeeping.leave()` when the content has been unmounted.
  @usableFromInline
  func keepStates(at slots: _Slots) {
    StateKeeping.enter(.type(ObjectIdentifier(viewType)), at: slots, base: self.slots)
    let properties = plan.properties
    if properties.ownsState { StateKeeping.collected?.properties = properties.states(at: value) }
  }

  var propertyHost: PropertyHost {
    PropertyHost(scope: pointee.context.scope, owner: self)
  }

  /// Transfers the storage of the view's properties to the properties of a new value. Returns false if the body would see no
  /// difference, so that the new value isn't needed.
  @usableFromInline
  func adopts(_ new: UnsafeMutableRawPointer) -> Bool {
    let isDifferent = withPlan {
      !$0.areEqual(value, new) && $0.properties.adopt(new, from: value, in: propertyHost)
    }
    if isDifferent { pointee.context.tree.follower?.noteValue(of: self, new) }
    return isDifferent
  }

  /// Frees the record after the view's value has been destroyed.
  @usableFromInline
  func free() {
    pointee.context.tree.follower?.forget(self)
    if !pointee.node.isNone { ViewRuntime.graph.free(pointee.node) }
    pointee.observation?.takeUnretainedValue().cancel()
    pointee.observation?.release()
    UnsafeMutableRawPointer(self).deallocate()
  }
}
