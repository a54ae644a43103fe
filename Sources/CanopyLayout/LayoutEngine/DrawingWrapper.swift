package import CanopyAnimation
internal import CanopyGraph
internal import Synchronization
package import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// The drawing of a modifier that changes how an element looks, and not its size. Animations interpolate its animatable data.
package protocol WrapperDrawing: Animatable {
  /// The name in a dump of the layout.
  var label: String { get }

  /// A Boolean value that indicates whether drawings of this type set the shape of `ContainerRelativeShape` inside the element.
  static var setsContainerOutline: Bool { get }

  /// The shape of `ContainerRelativeShape` inside the element; nil to inherit it from the elements around.
  var containerOutline: (any ContainerOutline)? { get }

  /// Returns the drawing on the way to this one, at a distance of the animatable data.
  func shown(at distance: AnimatableData) -> Self

  /// Returns the transform that other views see when they convert coordinates of an element of a given size; nil for none.
  @MainActor
  func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform?

  /// Returns the display list that takes the place of `inside`; nil to keep `inside`.
  @MainActor
  func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList?

  /// Returns the extent outside of which an element in a rectangle draws nothing; nil if that isn't known.
  ///
  /// - Parameter inside: The extent of the elements inside.
  @MainActor
  func reach(of node: LayoutNode, _ inside: Extent, in frame: CGRect) -> Extent?

  /// Returns the point of the content that is shown at a point of the element; nil if there is none.
  @MainActor
  func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint?

  /// A Boolean value that indicates whether the content is drawn at its place only.
  var drawsInPlace: Bool { get }

  /// Returns a Boolean value that indicates whether the content is completely transparent.
  @MainActor
  func isClear(_ node: LayoutNode) -> Bool

  /// Called before an element is placed.
  @MainActor
  func willPlace(_ node: LayoutNode)

  /// Called before an element leaves the tree.
  @MainActor
  func willUnwrap(in wrapping: ElementIndex)
}

extension WrapperDrawing {
  package static var setsContainerOutline: Bool { false }
  package var containerOutline: (any ContainerOutline)? { nil }

  package func shown(at distance: AnimatableData) -> Self {
    var shown = self
    shown.animatableData += distance
    return shown
  }

  @MainActor
  package func transform(of _: LayoutNode, in _: CGSize) -> ProjectionTransform? { nil }

  @MainActor
  package func list(
    of _: LayoutNode, _: DisplayList.Part, in _: CGRect, _: ElementDrawing
  ) -> DisplayList? { nil }

  @MainActor
  package func reach(of _: LayoutNode, _: Extent, in _: CGRect) -> Extent? { nil }

  @MainActor
  package func inside(_ point: CGPoint, of _: LayoutNode, for _: PointPurpose) -> CGPoint? { point }

  package var drawsInPlace: Bool { false }

  @MainActor
  package func isClear(_: LayoutNode) -> Bool { false }

  @MainActor
  package func willPlace(_: LayoutNode) {}
  @MainActor
  package func willUnwrap(in _: ElementIndex) {}
}

/// A modifier that changes how each element of a view is drawn.
package struct DrawingModifier<Drawing: WrapperDrawing> {
  let drawing: Drawing

  package init(_ drawing: Drawing) { self.drawing = drawing }
}

@MainActor
extension DrawingModifier: WrappingModifier {
  package func makeWrapper(_ context: _MountContext) -> DrawingWrapper<Drawing> { DrawingWrapper(drawing, context) }
  package func update(_ wrapper: DrawingWrapper<Drawing>) { wrapper.update(drawing) }
}

/// A wrapper of elements that changes how they are drawn.
///
/// Layout and coordinate conversion see the drawing as it is after all animations.
package final class DrawingWrapper<Drawing: WrapperDrawing>: ElementWrapper {
  @exclusivity(unchecked) package private(set) var drawing: Drawing
  @exclusivity(unchecked) private var motion: ValueMotion<Drawing.AnimatableData>?

  package init(_ drawing: Drawing, _ context: _MountContext) {
    self.drawing = drawing
    super.init(context)
  }

  override var label: String { drawing.label }
  package override var containerOutline: (any ContainerOutline)? {
    Drawing.setsContainerOutline ? shown.containerOutline : nil
  }

  /// The drawing as it is shown, which may be on the way to `drawing`.
  private var shown: Drawing {
    if let motion { return drawing.shown(at: motion.distance) }
    return drawing
  }

  func update(_ new: Drawing) {
    guard !areEqual(drawing, new) else { return }
    let old = drawing.animatableData
    drawing = new
    for element in elements { LayoutChanges.moved(element) }
    change(&motion, by: new.animatableData - old)
  }

  override func willUnwrap(in wrapping: ElementIndex) { drawing.willUnwrap(in: wrapping) }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    drawing.willPlace(node)
    super.placeChildren(of: node, in: size, proposal)
  }

  package override func reach(of node: LayoutNode, _ inside: Extent, in frame: CGRect) -> Extent? {
    shown.reach(of: node, inside, in: frame)
  }

  package override func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint? {
    shown.inside(point, of: node, for: purpose)
  }

  package override var drawsInPlace: Bool { motion == nil && drawing.drawsInPlace }

  package override func isClear(_ node: LayoutNode) -> Bool { drawing.isClear(node) }

  override func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform? {
    (ShownGeometry.isSeen ? shown : drawing).transform(of: node, in: size)
  }

  package override func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? {
    shown.list(of: node, inside, in: frame, drawing)
  }
}

/// The context in which elements draw themselves. Extensions draw shapes, images, texts, placeholders and effects.
@MainActor
package struct ElementDrawing {
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The innermost `containerShape(_:)` around the element.
  package var container: ContainerShape?
  /// The code of an app that draws the texts without their own; nil for none.
  package var rendering: TextRenderingReference?
  /// Counts the elements that use one of these; nil if there is none.
  package var uses: SettingUses?

  package init(scale: CGFloat) { self.scale = scale }
}

/// A number of uses of what is around elements. Elements that use nothing of it look the same at another place in it.
package final class SettingUses: Sendable {
  private let number = Atomic(0)

  package init() {}

  package var count: Int { number.load(ordering: .relaxed) }
  package func add() { number.add(1, ordering: .relaxed) }
}
