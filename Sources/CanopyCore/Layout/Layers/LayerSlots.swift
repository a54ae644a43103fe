/// A view that a modifier adds to each element that it wraps: mounted once for each.
struct LayerSlots<Layer: View> {
  private var slots: [ElementIndex: _Slots] = [:]

  /// Mounts the view in a wrapper, behind what is wrapped.
  @MainActor
  mutating func mount(_ layer: inout Layer, in wrapping: ElementIndex, _ context: _MountContext) {
    let block = SlotBlock.allocate(words: Layer._words)
    slots[wrapping] = block
    Layer._mount(&layer, block, context.inside(wrapping).asPlace(.depth))
  }

  /// Hands another value of the view to all places.
  @MainActor
  func update(_ layer: inout Layer, _ context: _MountContext) {
    for (element, block) in slots { Layer._update(&layer, block, context.inside(element).asPlace(.depth)) }
  }

  @MainActor
  mutating func unmount(in wrapping: ElementIndex) {
    guard let block = slots.removeValue(forKey: wrapping) else { return }
    Layer._unmount(block)
    SlotBlock.deallocate(block)
  }
}
