package import CanopyCore
internal import Foundation

/// The purpose of a layer.
package enum LayerRole {
  case inFront
  case behind
  /// The layer masks the view.
  case mask
  /// The layer contains the symbols of a canvas.
  case symbols
}

/// A modifier that adds a layer in front of or behind each element of the modified view.
package struct LayerModifier<Layer: View> {
  var layer: Layer
  let alignment: Alignment
  let role: LayerRole

  package init(layer: Layer, alignment: Alignment, role: LayerRole) {
    self.layer = layer
    self.alignment = alignment
    self.role = role
  }
}

@MainActor
extension LayerModifier: WrappingModifier {
  package func makeWrapper(_ context: _MountContext) -> LayerWrapper<Layer> { LayerWrapper(self, context) }
  package func update(_ wrapper: LayerWrapper<Layer>) { wrapper.update(self) }
}

/// The wrapper of a layer. The layer is mounted once for each wrapped element, after it among the wrapper's children.
package final class LayerWrapper<Layer: View>: ElementWrapper {
  private var modifier: LayerModifier<Layer>
  private var layers = LayerSlots<Layer>()

  init(_ modifier: LayerModifier<Layer>, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var label: String {
    switch modifier.role {
    case .inFront: "overlay"
    case .behind: "background"
    case .mask: "mask"
    case .symbols: "symbols"
    }
  }

  package override var masks: Bool { modifier.role == .mask }
  package override var hidesLayers: Bool { modifier.role == .symbols }

  // MARK: Coming and going

  func update(_ new: LayerModifier<Layer>) {
    if modifier.alignment != new.alignment {
      for element in elements { LayoutChanges.needsPlacing(LayoutNode(element)) }
    }
    modifier = new
    layers.update(&modifier.layer, context)
  }

  override func didWrap(in wrapping: ElementIndex) {
    if modifier.role == .behind { ViewRuntime.elements[wrapping].flags.insert(.isBehind) }
    layers.mount(&modifier.layer, in: wrapping, context)
  }

  override func willUnwrap(in wrapping: ElementIndex) { layers.unmount(in: wrapping) }

  // MARK: Layout

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(node.wrapped, at: .zero, proposal)
    for layer in node.children.dropFirst() {
      if modifier.role == .symbols {
        Placing.place(layer, at: .zero, .unspecified)
      } else {
        modifier.alignment.place(layer, in: size, ProposedViewSize(size))
      }
    }
  }
}
