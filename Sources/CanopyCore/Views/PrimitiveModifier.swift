/// A modifier that the framework itself understands. By default it does nothing but pass on.
@MainActor @preconcurrency
@usableFromInline
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension PrimitiveModifier {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier, which has no body.")
  }

  public static func _words<V: View>(around _: V.Type) -> Int { V._words }
  public static func _elements<V: View>(around _: V.Type) -> Int { V._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    V._mount(content, slots, context)
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    V._update(content, slots, context)
  }

  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) { V._unmount(slots) }
}
