// What every modifier with a body does. Slots: those of the body as a view, and the content it may place.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension ViewModifier {
  private static func slot<V: View>(for _: V.Type) -> Slot<PlacedContent<V>> { Slot(1) }

  public static func _words<V: View>(around _: V.Type) -> Int { 1 + ModifierBody<Self>._words }
  public static func _elements<V: View>(around _: V.Type) -> Int { ModifierBody<Self>._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let placed = PlacedContent(content.pointee)
    slots.keep(placed, in: slot(for: V.self))
    var body = ModifierBody(modifier: modifier.pointee, content: placed)
    ModifierBody._mount(&body, slots, context)
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let placed = slots[slot(for: V.self)]
    placed.replace(with: content.pointee)
    var body = ModifierBody(modifier: modifier.pointee, content: placed)
    ModifierBody._update(&body, slots, context)
    placed.updatePlacements()
  }

  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    ModifierBody<Self>._unmount(slots)
    slots.release(slot(for: V.self))
  }
}

/// The body of a modifier, as a view.
struct ModifierBody<Modifier: ViewModifier>: View {
  private let modifier: HeldProperties<Modifier>
  private let content: _ViewModifier_Content<Modifier>

  init(modifier: Modifier, content: AnyPlacedContent) {
    self.modifier = HeldProperties(modifier)
    self.content = _ViewModifier_Content(content: content)
  }

  var body: Modifier.Body { modifier.holder.body(content: content) }
}

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
