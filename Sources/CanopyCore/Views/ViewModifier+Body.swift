// The mounting of modifiers with a body. Slots: the slots of the body as a view, and the content that it may place.

@MainActor
extension ViewModifier {
  private static func _slot<V: View>(for _: V.Type) -> Slot<PlacedContent<V>> { Slot(1) }

  public static func _words<V: View>(around _: V.Type) -> Int { 1 + ModifierBody<Self>._words }
  public static func _elements<V: View>(around _: V.Type) -> Int { ModifierBody<Self>._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let placed = PlacedContent(content.pointee)
    slots.keep(placed, in: _slot(for: V.self))
    var body = ModifierBody(modifier: modifier.pointee, content: placed)
    ModifierBody._mount(&body, slots, context)
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    _updateContent(around: content, slots) { _updateBody(modifier.pointee, around: V.self, slots) }
  }

  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) { _unmountBody(around: V.self, slots) }

  // MARK: For animations

  /// Replaces the content of a modifier in the tree, and updates the modifier's body with a closure.
  package static func _updateContent<V: View>(
    around content: UnsafeMutablePointer<V>, _ slots: _Slots, body: () -> Void
  ) {
    slots[_slot(for: V.self)].replace(with: content.pointee)
    body()
    slots[_slot(for: V.self)].updatePlacements()
  }

  /// Updates the body of a modifier in the tree.
  package static func _updateBody<V: View>(_ modifier: Self, around _: V.Type, _ slots: _Slots) {
    var body = ModifierBody(modifier: modifier, content: slots[_slot(for: V.self)])
    ModifierBody._updateBody(&body, slots)
  }

  /// Removes a modifier from the tree.
  package static func _unmountBody<V: View>(around _: V.Type, _ slots: _Slots) {
    ModifierBody<Self>._unmount(slots)
    slots.release(_slot(for: V.self))
  }

  /// Returns the value of a modifier in the tree.
  package static func _value(in slots: _Slots) -> Self {
    _BodyRecord.at(slots).value.assumingMemoryBound(to: ModifierBody<Self>.self).pointee.modifier.holder
  }
}

/// The view that shows the body of a modifier.
struct ModifierBody<Modifier: ViewModifier>: View, BodyOwner {
  fileprivate let modifier: HeldProperties<Modifier>
  private let content: _ViewModifier_Content<Modifier>

  init(modifier: Modifier, content: AnyPlacedContent) {
    self.modifier = HeldProperties(modifier)
    self.content = _ViewModifier_Content(content: content)
  }

  var body: Modifier.Body { modifier.holder.body(content: content) }

  nonisolated static var ownerType: any Any.Type { Modifier.self }
}

/// A modifier with its own implementation. By default, it only passes on its content.
@MainActor @preconcurrency
@usableFromInline
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

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
