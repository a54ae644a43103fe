// The mounting of views with a body. The place of such a view in the tree is one word: the address of its record.
//
// Inlinable from here down to the primitives, so that the code is specialized for each type of view in the module of
// the type. Code that doesn't depend on the type is in the functions of `BodyRecord+Life.swift` and
// `BodyRecord+Running.swift`.

@MainActor
extension View {
  @inlinable
  public static var _words: Int { 1 }

  @inlinable
  public static var _elements: Int { Body._elements }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let record = _BodyRecord.make(Self.self, context)
    slots[0] = UInt(bitPattern: record)
    record.value.initializeMemory(as: Self.self, to: view.pointee)
    if StateKeeping.isActive { return record.restoreStates(at: slots) { _rerun(record) } }
    record.didInitializeValue()
    _rerun(record)
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _: _MountContext) {
    _updateBody(view, slots)
  }

  /// Updates the value and the body of a view that is in the tree.
  @inlinable
  package static func _updateBody(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots) {
    let record = _BodyRecord.at(slots)
    guard record.adopts(view) else { return }
    record.value.assumingMemoryBound(to: Self.self).pointee = view.pointee
    if record.mustRunHere() { _rerun(record) }
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) { _unmountBody(slots) }

  /// Returns the value of a view with a body that is in the tree.
  package static func _value(in slots: _Slots) -> Self {
    _BodyRecord.at(slots).value.assumingMemoryBound(to: Self.self).pointee
  }

  /// Removes a view with a body from the tree.
  @inlinable
  package static func _unmountBody(_ slots: _Slots) {
    let record = _BodyRecord.at(slots)
    if StateKeeping.isActive { record.keepStates(at: slots) }
    Body._unmount(record.slots)
    if StateKeeping.isActive { StateKeeping.leave() }
    record.value.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
    record.free()
  }

  @inlinable
  public static func _rerun(_ record: UnsafeMutablePointer<_BodyRecord>) {
    let content = Workspace.take(for: Body.self)
    defer { Workspace.giveBack(content) }
    let value = record.value.assumingMemoryBound(to: Self.self)
    record.run { content.initialize(to: value.pointee.body) }
    if record.pointee.hasContent {
      Body._update(content, record.slots, record.contentContext)
    } else {
      record.pointee.hasContent = true
      Body._mount(content, record.slots, record.contentContext)
    }
    content.deinitialize(count: 1)
  }
}
