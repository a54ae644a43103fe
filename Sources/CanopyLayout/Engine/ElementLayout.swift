internal import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// How an element lays out: what it answers to proposals, and where it puts what is inside it.
///
/// The coordinates are those of reading: x grows from the leading edge. They are mirrored when something is put
/// somewhere, and nowhere else.
@usableFromInline
package class ElementLayout {
  /// The size that it takes when it is offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { .zero }

  /// Puts all that is inside it somewhere, in an area of `size` that starts at zero.
  func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {}

  /// Where a guide is that something inside it has set by itself; nil if nothing has.
  func guide(_ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// How far it wishes others to stay away.
  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Returns its size for a proposal, and the proposals that have the same answer.
  func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    LayoutAnswers.Answer(proposal: proposal, size: sizeThatFits(proposal.proposed, node))
  }

  /// Returns its width when it is offered no width, if that is known without asking it.
  func knownLeastWidth(of node: LayoutNode) -> CGFloat? { nil }

  /// Called as soon as other views are inside it, or as the same views say something else to it. Nothing may be asked now: other
  /// elements may be in the middle of changing.
  func childrenWillChange() {}

  /// Called in the next layout after `childrenWillChange()`. Returns whether its preferred distances to others may differ from
  /// before: those of an element that doesn't remember them may.
  func childrenChanged(of node: LayoutNode) -> Bool { true }

  /// Called when a view inside it may answer otherwise.
  func childChanged(_ child: LayoutNode, of node: LayoutNode) {}

  /// How far what is inside is moved from where it was put, without any layout.
  func displacement(of node: LayoutNode) -> CGPoint { .zero }

  /// Returns the transform of everything inside, in an area of `size` at the origin, which layout doesn't see; nil for none.
  func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform? { nil }

  /// Returns the display items of the element itself in a rectangle, in the coordinates of the display. Only leaves have any.
  @MainActor
  package func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] { [] }

  /// Returns the display list that takes the place of `inside`; nil to keep `inside`.
  @MainActor
  package func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? { nil }

  /// Returns the extent outside of which nothing is drawn of an element in a rectangle; nil if that isn't known.
  ///
  /// - Parameter inside: The same for everything inside the element.
  @MainActor
  package func reach(of node: LayoutNode, _ inside: Extent, in frame: CGRect) -> Extent? { inside }

  /// A Boolean value that indicates whether everything inside is drawn where it is, and nowhere else.
  package var drawsInPlace: Bool { !masks }

  /// The name of its coordinates, if they have one.
  var spaceName: AnyHashable? { nil }

  /// Whether what is inside is laid out by what is around, so that every change concerns that.
  var isTransparent: Bool { false }

  /// Returns whether a view inside it is in front of all others.
  package func isInFront(_ child: LayoutNode, of node: LayoutNode) -> Bool { false }

  /// A Boolean value that indicates whether any view inside it may be in front of all others.
  package var bringsToFront: Bool { false }

  /// Whether all inside it but the first says what of that is seen.
  package var masks: Bool { false }

  /// Whether all inside it but the first is not to be seen where it is.
  package var hidesLayers: Bool { false }

  /// The shape that `ContainerRelativeShape` has inside; nil if it is that of what is around.
  package var containerOutline: (any ContainerOutline)? { nil }

  /// Whether its answers depend on what images take from the environment.
  var dependsOnImageSurroundings: Bool { false }

  /// A Boolean value that indicates whether its size depends on the size of a pixel.
  var dependsOnDisplayScale: Bool { false }

  /// Whether what is inside is not to be seen.
  var hides: Bool { false }

  /// The direction in which it arranges what is inside; nil if there is none in particular.
  var orientation: Axis? { nil }

  /// What a dump calls it: `frame(width: 10)`.
  var label: String { "\(Self.self)" }
}
