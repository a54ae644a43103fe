package import CanopyCore
package import CanopyDrawing
internal import CanopyGraph
package import Foundation

/// What a modifier does to an element when it is drawn, without any difference to the size of the element.
package protocol WrapperDrawing {
  /// What a dump calls it.
  var label: String { get }

  /// The shape that `ContainerRelativeShape` has inside; nil if it is that of what is around.
  var containerOutline: (any ContainerOutline)? { get }

  /// Returns where it takes the points of an element of a size, as far as others are concerned; nil if they stay where
  /// they are.
  func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform?

  /// Returns what is to be seen where `inside` would be without it; nil if that is the same.
  @MainActor
  func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList?

  /// Called when an element is about to be placed.
  func willPlace(_ node: LayoutNode)

  /// Called when an element is about to leave.
  func willUnwrap(in wrapping: ElementIndex)
}

extension WrapperDrawing {
  package var containerOutline: (any ContainerOutline)? { nil }

  package func transform(of _: LayoutNode, in _: CGSize) -> ProjectionTransform? { nil }

  @MainActor
  package func list(
    of _: LayoutNode, _: DisplayList.Part, in _: CGRect, _: ElementDrawing
  ) -> DisplayList? { nil }

  package func willPlace(_: LayoutNode) {}
  package func willUnwrap(in _: ElementIndex) {}
}

/// A modifier that does something to each element of a view when it is drawn.
package struct DrawingModifier<Drawing: WrapperDrawing> {
  let drawing: Drawing

  package init(_ drawing: Drawing) { self.drawing = drawing }
}

@MainActor
extension DrawingModifier: WrappingModifier {
  package func makeWrapper(_ context: _MountContext) -> DrawingWrapper<Drawing> { DrawingWrapper(drawing, context) }
  package func update(_ wrapper: DrawingWrapper<Drawing>) { wrapper.update(drawing) }
}

/// Wraps elements to which something is done when they are drawn.
package final class DrawingWrapper<Drawing: WrapperDrawing>: ElementWrapper {
  package private(set) var drawing: Drawing

  package init(_ drawing: Drawing, _ context: _MountContext) {
    self.drawing = drawing
    super.init(context)
  }

  override var label: String { drawing.label }
  package override var containerOutline: (any ContainerOutline)? { drawing.containerOutline }

  func update(_ new: Drawing) {
    guard !areEqual(drawing, new) else { return }
    drawing = new
    for element in elements { LayoutChanges.moved(element) }
  }

  override func willUnwrap(in wrapping: ElementIndex) { drawing.willUnwrap(in: wrapping) }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    drawing.willPlace(node)
    super.placeChildren(of: node, in: size, proposal)
  }

  override func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform? {
    drawing.transform(of: node, in: size)
  }

  @MainActor
  package override func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? {
    self.drawing.list(of: node, inside, in: frame, drawing)
  }
}
