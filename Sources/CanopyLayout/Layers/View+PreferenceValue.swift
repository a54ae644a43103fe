public import CanopyCore

extension View {
  /// Layers a view in front of this view, created from a preference of its descendants.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(base: self, alignment: .center, isBehind: false, transform: transform)
  }

  /// Layers a view in front of this view with an alignment, created from a preference of its descendants.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(base: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Layers a view behind this view, created from a preference of its descendants.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(base: self, alignment: .center, isBehind: true, transform: transform)
  }

  /// Layers a view behind this view with an alignment, created from a preference of its descendants.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(base: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// A view with a layer in front or behind that is created from its preferences.
struct PreferenceLayer<Key: PreferenceKey, Base: View, Layer: View> {
  var base: Base
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer
}

// Slots: the element, the group of the base, the reader of the preference, the layout, the layer's view, and the slots of
// the base.

@MainActor
extension PreferenceLayer: View, PrimitiveView {
  private typealias Content = PreferenceContent<Key, Layer>
  private static var readerSlot: Slot<PreferenceLayerSource<Key>> { Slot(2) }
  private static var layoutSlot: Slot<LayeredLayout> { Slot(3) }

  static var _words: Int { 5 + Base._words }
  static var _elements: Int { 1 }

  static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let reader = PreferenceLayerSource<Key>(context)
    slots.keep(reader, in: readerSlot)
    let layout = LayeredLayout(view.pointee.alignment)
    slots.keep(layout, in: layoutSlot)
    // Safe because the slots keep the layout until the element has left.
    let element = makeElement(
      .layered, context.attaching(reader), payload: Unmanaged.passUnretained(layout as ElementLayout).toOpaque())
    if view.pointee.isBehind { ViewRuntime.elements[element].flags.insert(.isBehind) }
    slots[0] = UInt(element)
    let inside = context.inside(element)
    let group = ElementGroup.make(in: inside)
    slots[1] = UInt(group)
    Base._mount(&view.pointee.base, slots.dropFirst(5), inside.inside(group: group))
    reader.value.element = group
    var content = Content(
      value: reader.value, isBehind: view.pointee.isBehind, transform: view.pointee.transform)
    Content._mount(&content, slots.dropFirst(4), inside)
    didMountElement(element)
  }

  static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let element = ElementIndex(slots[0])
    let inside = context.inside(element)
    slots[layoutSlot].update(view.pointee.alignment, of: element)
    Base._update(&view.pointee.base, slots.dropFirst(5), inside.inside(group: ElementIndex(slots[1])))
    let reader = slots[readerSlot]
    var content = Content(
      value: reader.value, isBehind: view.pointee.isBehind, transform: view.pointee.transform)
    Content._update(&content, slots.dropFirst(4), inside)
  }

  static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    Content._unmount(slots.dropFirst(4))
    Base._unmount(slots.dropFirst(5))
    ElementGroup.remove(ElementIndex(slots[1]))
    removeElement(ElementIndex(slots[0]))
    slots.release(readerSlot)
    slots.release(layoutSlot)
  }
}

/// The layer as a view with its own body, so that changes of the preference don't update anything else.
struct PreferenceContent<Key: PreferenceKey, Layer: View>: View, ClosureView {
  let value: PreferenceValue<Key>
  let isBehind: Bool
  let transform: (Key.Value) -> Layer

  var body: Layer { transform(value.current) }

  var caller: String {
    "\(isBehind ? "background" : "overlay")PreferenceValue(\(readableName(of: Key.self)).self)"
  }
}
