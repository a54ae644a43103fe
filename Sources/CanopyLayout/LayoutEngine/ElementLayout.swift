internal import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// The layout of an element: its size for a proposal, and the positions of its children.
///
/// Coordinates follow the reading direction: x grows from the leading edge. They are mirrored only when a child is placed.
@MainActor
@usableFromInline
package class ElementLayout {
  /// Returns the size of the element for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { .zero }

  /// Places the children of the element in an area of a given size.
  func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {}

  /// Returns the position of a guide that the element or one of its descendants sets, or nil if none of them does.
  func guide(_ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// Returns the estimated frame of a row in a lazy container, in reading coordinates, or nil for other layouts.
  func estimatedFrame(ofRow row: Int, in window: RowWindow) -> CGRect? { nil }

  /// Returns the estimated frames of rows of a lazy container around a point, in reading coordinates.
  func estimatedFrames(around point: CGPoint) -> [CGRect] { [] }

  /// Called when a list has placed a row at a position in its section, before another row.
  func rowPlaced(at position: ListPosition, before next: LayoutNode?, of node: LayoutNode) {}

  /// Returns the part of a list that an element of a list is; nil for other elements.
  func listedPart(of node: LayoutNode) -> ListPart? { nil }

  /// Returns the margins of the section that an element of a list is in.
  func listMargins(of node: LayoutNode) -> ListMargins { ListMargins() }

  /// Returns the preferred distances to other views.
  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Returns the size of the element for a proposal, and all proposals that result in the same size.
  func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    LayoutAnswers.Answer(proposal: proposal, size: sizeThatFits(proposal.proposed, node))
  }

  /// Returns the width of the element for a proposed width of 0, or nil if it isn't known without measuring.
  func knownLeastWidth(of node: LayoutNode) -> CGFloat? { nil }

  /// Called as soon as the children of the element, or their traits, have changed. The children can't be measured yet, because
  /// other elements may still be changing.
  func childrenWillChange() {}

  /// Called in the layout after `childrenWillChange()`.
  ///
  /// - Returns: False if the preferred distances haven't changed. A layout that doesn't store them returns true.
  func childrenChanged(of node: LayoutNode) -> Bool { true }

  /// Called when the elements that the element lists, or their order, have changed. This is for elements that list subviews.
  func listedElementsChanged() {}

  /// Called when the size of a child may have changed.
  func childChanged(_ child: LayoutNode, of node: LayoutNode) {}

  /// Returns the offset from the positions of the children to where they are drawn.
  func displacement(of node: LayoutNode) -> CGPoint { .zero }

  /// Returns the offset from the positions of the children to where they are shown, which may still be moving toward
  /// `displacement(of:)`.
  func shownDisplacement(of node: LayoutNode) -> CGPoint { displacement(of: node) }

  /// Returns the transform that is applied to the drawn content, for an area of a given size at the origin, or nil if there is
  /// none.
  func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform? { nil }

  /// Returns the point of the children's area that is shown at a point of the element, or nil if there is none.
  package func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint? { point }

  /// Returns a Boolean value that indicates whether people touch the element itself when they touch a point of it.
  package func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool { false }

  /// The object that reacts to input; nil for elements that don't react.
  package var inputHandler: (any InputHandler)? { nil }

  /// Returns the display items of the element itself in a rectangle, in the coordinates of the display. Only leaves have any.
  package func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] { [] }

  /// Returns the display list that replaces `inside`, or nil to keep `inside`.
  package func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? { nil }

  /// Returns the extent that contains everything that an element in a rectangle draws, or nil if it isn't known.
  ///
  /// - Parameter inside: The extent of the elements inside.
  package func reach(of node: LayoutNode, _ inside: Extent, in frame: CGRect) -> Extent? { inside }

  /// A Boolean value that indicates whether the content is drawn only in its own position.
  package var drawsInPlace: Bool { !masks }

  /// A Boolean value that indicates whether the drawing of a leaf depends only on its frame rounded to whole pixels, regardless
  /// of the leaf's position between pixels.
  package var fillsWholePixels: Bool { false }

  /// A Boolean value that indicates whether the element is a scroll view.
  package var scrolls: Bool { false }

  /// A Boolean value that indicates whether an animation crossfades outlines with different shapes.
  package var fadesBetweenForms: Bool { false }

  /// A Boolean value that indicates whether the element changes its appearance immediately, even if the change is animated.
  package var changesLookAtOnce: Bool { false }

  /// The name of the element's coordinate space; nil if it has none.
  var spaceName: AnyHashable? { nil }

  /// Returns a Boolean value that indicates whether a child is in front of all other children.
  package func isInFront(_ child: LayoutNode, of node: LayoutNode) -> Bool { false }

  /// A Boolean value that indicates whether any child may be in front of all other children.
  package var bringsToFront: Bool { false }

  /// A Boolean value that indicates whether the children after the first one mask it.
  package var masks: Bool { false }

  /// A Boolean value that indicates whether the children after the first one are hidden.
  package var hidesLayers: Bool { false }

  /// The shape of `ContainerRelativeShape` inside; nil to inherit it.
  package var containerOutline: (any ContainerOutline)? { nil }

  /// A Boolean value that indicates whether the size depends on environment values of images.
  var dependsOnImageSurroundings: Bool { false }

  /// A Boolean value that indicates whether the size depends on environment values of texts.
  var dependsOnTextSurroundings: Bool { false }

  /// Returns the text that a leaf shows, or nil if it shows none.
  package func string(of node: LayoutNode) -> String? { nil }

  /// A Boolean value that indicates whether the size depends on the display scale.
  var dependsOnDisplayScale: Bool { false }

  /// Returns a Boolean value that indicates whether the content is completely transparent.
  package func isClear(_ node: LayoutNode) -> Bool { false }

  /// The meaning of a leaf for assistive technologies; nil for other elements.
  package var meaning: LeafMeaning? { nil }

  /// A Boolean value that indicates whether the content is hidden.
  var hides: Bool { false }

  /// The axis along which the children are arranged; nil for other layouts.
  var orientation: Axis? { nil }

  /// The name in a dump of the layout, for example `frame(width: 10)`.
  var label: String { "\(Self.self)" }
}
