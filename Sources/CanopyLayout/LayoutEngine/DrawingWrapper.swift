package import CanopyAnimation
internal import CanopyGraph
internal import Synchronization
package import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// The drawing of a modifier that changes the appearance of an element, but not its size. Animations interpolate its animatable
/// data.
package protocol WrapperDrawing: Animatable {
  /// The name in a dump of the layout.
  var label: String { get }

  /// A Boolean value that indicates whether drawings of this type set the shape of `ContainerRelativeShape` inside the element.
  static var setsContainerOutline: Bool { get }

  /// The shape of `ContainerRelativeShape` inside the element; nil to inherit the shape from an ancestor.
  var containerOutline: (any ContainerOutline)? { get }

  /// Returns the drawing at a distance of the animatable data from this one, for animations.
  func shown(at distance: AnimatableData) -> Self

  /// Returns the transform that other views see when they convert coordinates of an element of a given size, or nil if there is
  /// none.
  @MainActor
  func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform?

  /// Returns the display list that replaces `inside`, or nil to keep `inside`.
  @MainActor
  func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList?

  /// Returns the extent that contains everything that an element in a rectangle draws, or nil if it isn't known.
  ///
  /// - Parameter inside: The extent of the elements inside.
  @MainActor
  func reach(of node: LayoutNode, _ inside: Extent, in frame: CGRect) -> Extent?

  /// Returns the point of the content that is shown at a point of the element, or nil if there is none.
  @MainActor
  func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint?

  /// A Boolean value that indicates whether the content is drawn only in its own position.
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
/// Layout and coordinate conversion use the drawing at the end of all animations.
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

  /// The drawing as shown, which may still be moving toward `drawing`.
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
  /// The innermost `containerShape(_:)` that contains the element.
  package var container: ContainerShape?
  /// The app's code that draws texts without their own renderer; nil if there is none.
  package var rendering: TextRenderingReference?
  /// The counter of elements that depend on the container shape or the renderer; nil if there is neither.
  package var uses: SettingUses?

  package init(scale: CGFloat) { self.scale = scale }
}

/// The number of uses of a setting by elements inside it. Elements that don't use the setting look the same anywhere in it.
package final class SettingUses: Sendable {
  private let number = Atomic(0)

  package init() {}

  package var count: Int { number.load(ordering: .relaxed) }
  package func add() { number.add(1, ordering: .relaxed) }
}
