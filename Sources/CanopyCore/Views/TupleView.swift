/// Several views in sequence, as the result of a block of statements.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Creates a view from a tuple of views.
  @inlinable
  public init(_ value: T) { self.value = value }
}

// Slots: the element of the place that the views share, if they need one, followed by the slots of the views.

@MainActor
extension TupleView: View, PrimitiveView {
  public static var _words: Int { 1 + TuplePlan.of(T.self).words }
  public static var _elements: Int { TuplePlan.of(T.self).elements }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let place = context.needsPlaceElement ? ElementGroup.makeShared(in: context) : 0
    slots[0] = UInt(place)
    let inside = context.inside(listOf: place == 0 ? context.parent : place)
    let views = UnsafeMutableRawPointer(view)
    for child in TuplePlan.of(T.self).children {
      child.type._mountRaw(raw: views + child.offset, slots.dropFirst(1 + child.word), inside)
    }
    if place != 0 { ElementGroup.didMount(place) }
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let inside = context.inside(listOf: slots[0] == 0 ? context.parent : ElementIndex(slots[0]))
    let views = UnsafeMutableRawPointer(view)
    for child in TuplePlan.of(T.self).children {
      child.type._updateRaw(raw: views + child.offset, slots.dropFirst(1 + child.word), inside)
    }
  }

  public static func _unmount(_ slots: _Slots) {
    let place = ElementIndex(slots[0])
    if place != 0 { ElementGroup.willUnmount(place) }
    for child in TuplePlan.of(T.self).children { child.type._unmount(slots.dropFirst(1 + child.word)) }
    if place != 0 { ElementGroup.remove(place) }
  }
}

/// A view whose parts a container arranges separately.
@MainActor
package protocol ViewWithParts {
  /// The views in sequence.
  var parts: [AnyView] { get }
}

extension TupleView: ViewWithParts {
  package var parts: [AnyView] {
    var copy = self
    // Safe because each child of the plan is a view at this offset in the tuple.
    return withUnsafeMutablePointer(to: &copy) { pointer in
      TuplePlan.of(T.self).children.map { child in
        child.type._erased(raw: UnsafeMutableRawPointer(pointer) + child.offset)
      }
    }
  }
}

extension View {
  fileprivate static func _mountRaw(raw view: UnsafeMutableRawPointer, _ slots: _Slots, _ context: _MountContext) {
    _mount(view.assumingMemoryBound(to: Self.self), slots, context)
  }

  fileprivate static func _updateRaw(raw view: UnsafeMutableRawPointer, _ slots: _Slots, _ context: _MountContext) {
    _update(view.assumingMemoryBound(to: Self.self), slots, context)
  }

  fileprivate static func _erased(raw view: UnsafeMutableRawPointer) -> AnyView {
    AnyView(view.assumingMemoryBound(to: Self.self).pointee)
  }
}
