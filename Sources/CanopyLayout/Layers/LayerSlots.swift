package import CanopyCore

/// The slots of a view that a modifier adds to each wrapped element. The view is mounted once for each of these
/// elements.
struct LayerSlots<Layer: View> {
  private var slots: [ElementIndex: _Slots] = [:]

  /// Mounts the view in a wrapper, after the wrapped element.
  @MainActor
  mutating func mount(_ layer: inout Layer, in wrapping: ElementIndex, _ context: _MountContext) {
    let block = SlotBlock.allocate(words: Layer._words)
    slots[wrapping] = block
    StateKeeping.enterLayer(Layer.self, level: level(of: wrapping), base: block)
    Layer._mount(&layer, block, context.inside(wrapping).asPlace(.depth))
    StateKeeping.leave()
  }

  /// Updates the views, each of which depends on the wrapper that it is in.
  @MainActor
  func update(_ context: _MountContext, _ layer: (_ wrapping: ElementIndex) -> Layer?) {
    for (element, block) in slots {
      guard var layer = layer(element) else { continue }
      Layer._update(&layer, block, context.inside(element).asPlace(.depth))
    }
  }

  /// Updates the view in all places.
  @MainActor
  func update(_ layer: inout Layer, _ context: _MountContext) {
    for (element, block) in slots { Layer._update(&layer, block, context.inside(element).asPlace(.depth)) }
  }

  @MainActor
  mutating func unmount(in wrapping: ElementIndex) {
    guard let block = slots.removeValue(forKey: wrapping) else { return }
    StateKeeping.enterLayer(Layer.self, level: level(of: wrapping), base: block)
    Layer._unmount(block)
    StateKeeping.leave()
    SlotBlock.deallocate(block, words: Layer._words)
  }

  /// Returns the number of elements around a wrapper in the same body, which distinguishes layers of the same type.
  @MainActor
  private func level(of wrapping: ElementIndex) -> Int {
    guard StateKeeping.isActive else { return 0 }
    let elements = ViewRuntime.elements
    let end = elements[wrapping].owner?.pointee.context.parent ?? 0
    var (element, level) = (wrapping, 0)
    while element != end, element != 0 { (element, level) = (elements[element].parent, level + 1) }
    return level
  }
}

/// The content of a background or an overlay. Several views are stacked on top of each other.
package struct LayerStack<Content: View> {
  var layout: ZStackLayout
  var content: Content

  package init(alignment: Alignment, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

@MainActor
extension LayerStack: View, ContainerView {
  static func inside(_ element: ElementIndex, _ context: _MountContext) -> _MountContext {
    context.inside(element).asPlace(.depth)
  }
}
