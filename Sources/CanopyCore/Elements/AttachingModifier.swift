/// A modifier that is attached to the elements of its content.
@MainActor
package protocol AttachingModifier: PrimitiveModifier {
  associatedtype Source: AttachmentSource

  /// Creates the source when the modifier is mounted.
  func makeSource(_ context: _MountContext) -> Source

  /// Updates the source from a new value of the modifier.
  func update(_ source: Source)
}

// Slots: the source, followed by the slots of the content.

@MainActor
extension AttachingModifier {
  private static var slot: Slot<Source> { Slot(0) }

  public static func _words<V: View>(around _: V.Type) -> Int { 1 + V._words }
  public static func _elements<V: View>(around _: V.Type) -> Int { V._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let source = modifier.pointee.makeSource(context)
    slots.keep(source, in: slot)
    V._mount(content, slots.dropFirst(1), context.attaching(source))
    source.didMountContent()
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let source = slots[slot]
    V._update(content, slots.dropFirst(1), context.attaching(source))
    modifier.pointee.update(source)
  }

  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    V._unmount(slots.dropFirst(1))
    slots[slot].didUnmountContent()
    slots.release(slot)
  }
}
