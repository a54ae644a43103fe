/// Several views, one after the other: what a block of statements gives.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Wraps a tuple of views.
  @inlinable
  public init(_ value: T) { self.value = value }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension TupleView: View, PrimitiveView {
  public static var _words: Int { TuplePlan.of(T.self).words }
  public static var _elements: Int { TuplePlan.of(T.self).elements }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let views = UnsafeMutableRawPointer(view)
    for child in TuplePlan.of(T.self).children {
      child.type.mount(raw: views + child.offset, slots.dropFirst(child.word), context)
    }
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let views = UnsafeMutableRawPointer(view)
    for child in TuplePlan.of(T.self).children {
      child.type.update(raw: views + child.offset, slots.dropFirst(child.word), context)
    }
  }

  public static func _unmount(_ slots: _Slots) {
    for child in TuplePlan.of(T.self).children { child.type._unmount(slots.dropFirst(child.word)) }
  }
}

extension View {
  fileprivate static func mount(raw view: UnsafeMutableRawPointer, _ slots: _Slots, _ context: _MountContext) {
    _mount(view.assumingMemoryBound(to: Self.self), slots, context)
  }

  fileprivate static func update(raw view: UnsafeMutableRawPointer, _ slots: _Slots, _ context: _MountContext) {
    _update(view.assumingMemoryBound(to: Self.self), slots, context)
  }
}
