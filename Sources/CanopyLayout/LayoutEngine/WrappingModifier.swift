package import CanopyCore

/// A modifier that wraps the elements of its content.
@MainActor
package protocol WrappingModifier: PrimitiveModifier {
  associatedtype Wrapper: ElementWrapper

  /// Creates the wrapper when the modifier is mounted.
  func makeWrapper(_ context: _MountContext) -> Wrapper

  /// Updates the wrapper with a new value of the modifier.
  func update(_ wrapper: Wrapper)
}

// Slots: the wrapper, followed by the slots of the content.

@MainActor
extension WrappingModifier {
  private static var slot: Slot<Wrapper> { Slot(0) }

  public static func _words<V: View>(around _: V.Type) -> Int { 1 + V._words }
  public static func _elements<V: View>(around _: V.Type) -> Int { V._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let wrapper = modifier.pointee.makeWrapper(context)
    slots.keep(wrapper, in: slot)
    V._mount(content, slots.dropFirst(1), wrapper.inside(context))
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let wrapper = slots[slot]
    V._update(content, slots.dropFirst(1), wrapper.inside(context))
    modifier.pointee.update(wrapper)
  }

  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    V._unmount(slots.dropFirst(1))
    slots.release(slot)
  }
}
