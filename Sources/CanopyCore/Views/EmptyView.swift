/// A view without content, which takes up no space.
public struct EmptyView: BitwiseCopyable, Sendable {
  /// Creates an empty view.
  public init() {}
}

// Slots: the element of the place, if the view is the only one in a place and modifiers act on it.

@MainActor
extension EmptyView: View, PrimitiveView {
  @inlinable
  public static var _words: Int { 1 }
  @inlinable
  public static var _elements: Int { 0 }
  @inlinable
  public static func _mount(_: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    slots[0] = 0
    guard context.needsPlaceElement else { return }
    let place = ElementGroup.makeShared(in: context)
    slots[0] = UInt(place)
    ElementGroup.didMount(place)
  }
  @inlinable
  public static func _update(_: UnsafeMutablePointer<Self>, _: _Slots, _: _MountContext) {}
  @inlinable
  public static func _unmount(_ slots: _Slots) {
    guard slots[0] != 0 else { return }
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    ElementGroup.remove(ElementIndex(slots[0]))
  }
}
