package import CanopyAnimation
internal import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// The layout and the drawing of a leaf: a view without child views.
package protocol LeafContent {
  /// The name in a dump of the layout.
  var label: String { get }

  /// A Boolean value that indicates whether its layout depends on environment values that concern images.
  var dependsOnImageSurroundings: Bool { get }

  /// A Boolean value that indicates whether its layout depends on environment values that concern texts.
  var dependsOnTextSurroundings: Bool { get }

  /// Returns the text that the leaf shows, or nil if it shows none.
  @MainActor
  func string(of node: LayoutNode) -> String?

  /// A Boolean value that indicates whether its size depends on the size of a pixel.
  var dependsOnDisplayScale: Bool { get }

  /// A Boolean value that indicates whether its size doesn't depend on the proposal.
  var hasFixedSize: Bool { get }

  /// Returns the size for a proposal. An implementation may store intermediate results.
  @MainActor
  mutating func sizeThatFits(_ proposal: ProposedViewSize, _ measuring: LeafMeasuring) -> CGSize

  /// Returns the position of an alignment guide that the leaf sets explicitly, or nil if it doesn't set it.
  @MainActor
  mutating func guide(_ guide: AlignmentGuide, in size: CGSize, _ measuring: LeafMeasuring) -> CGFloat?

  /// The preferred distances to neighboring views.
  var spacing: ViewSpacing { get }

  /// The meaning for assistive technologies; nil for content that is purely decorative, such as a shape.
  var meaning: LeafMeaning? { get }

  /// The data that animations interpolate, which affects only the drawing.
  var animatableData: _AnyAnimatableData { get set }

  /// A Boolean value that indicates whether an animation crossfades outlines with different shapes, for example of two symbols.
  var fadesBetweenForms: Bool { get }

  /// A Boolean value that indicates whether the leaf changes its appearance immediately, even if the change is animated.
  var changesLookAtOnce: Bool { get }

  /// A Boolean value that indicates whether the drawing depends only on the frame rounded to whole pixels, so that it moves by
  /// whole pixels regardless of the leaf's exact position.
  var fillsWholePixels: Bool { get }

  /// Returns the extent that contains everything the leaf draws in a rectangle, or nil if it isn't known.
  @MainActor
  func reach(of node: LayoutNode, in frame: CGRect) -> Extent?

  /// Returns a Boolean value that indicates whether people touch the leaf when they touch a point of it.
  @MainActor
  func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool

  /// Returns the display items of the leaf in a rectangle, in the coordinates of the display.
  ///
  /// The leaf can't change here, because this method may run code of the program.
  @MainActor
  func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem]
}

extension LeafContent {
  package var dependsOnImageSurroundings: Bool { false }
  package var dependsOnTextSurroundings: Bool { false }
  package var dependsOnDisplayScale: Bool { false }
  package var hasFixedSize: Bool { false }
  @MainActor
  package func guide(_: AlignmentGuide, in _: CGSize, _: LeafMeasuring) -> CGFloat? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
  package var meaning: LeafMeaning? { nil }

  package var animatableData: _AnyAnimatableData {
    get { .zero }
    set {}
  }

  package var fadesBetweenForms: Bool { false }
  package var changesLookAtOnce: Bool { false }
  package var fillsWholePixels: Bool { false }

  @MainActor
  package func string(of _: LayoutNode) -> String? { nil }

  @MainActor
  package func reach(of _: LayoutNode, in _: CGRect) -> Extent? { nil }

  @MainActor
  package func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool {
    CGRect(origin: .zero, size: node.shownSize).contains(point)
  }
}

/// Lays out and draws a leaf according to its content.
package final class LeafLayout<Content: LeafContent>: ElementLayout {
  package var content: Content
  private var motion: ValueMotion<_AnyAnimatableData>?

  init(_ content: Content) { self.content = content }

  override var label: String { content.label }
  package override var meaning: LeafMeaning? { content.meaning }
  override var dependsOnImageSurroundings: Bool { content.dependsOnImageSurroundings }
  override var dependsOnTextSurroundings: Bool { content.dependsOnTextSurroundings }
  override var dependsOnDisplayScale: Bool { content.dependsOnDisplayScale }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    let size = content.sizeThatFits(proposal.proposed, LeafMeasuring(node))
    var answer = LayoutAnswers.Answer(proposal: proposal, size: size)
    if content.hasFixedSize {
      answer.proposal.width = LayoutProposal.anyOrNothing
      answer.proposal.height = LayoutProposal.anyOrNothing
    }
    return answer
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    content.guide(guide, in: size, LeafMeasuring(node))
  }

  override func spacing(of _: LayoutNode) -> ViewSpacing { content.spacing }

  package override var fillsWholePixels: Bool { content.fillsWholePixels }

  package override func reach(of node: LayoutNode, _: Extent, in frame: CGRect) -> Extent? {
    shown.reach(of: node, in: frame)
  }

  package override func string(of node: LayoutNode) -> String? { content.string(of: node) }

  package override func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool {
    shown.isTouched(at: point, of: node)
  }

  package override func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    shown.items(of: node, in: frame, drawing)
  }

  // MARK: Motion

  package override var fadesBetweenForms: Bool { content.fadesBetweenForms }
  package override var changesLookAtOnce: Bool { content.changesLookAtOnce }

  /// The content as shown, which may still be moving toward `content`.
  private var shown: Content {
    guard let motion else { return content }
    var shown = content
    shown.animatableData += motion.distance
    return shown
  }

  /// Updates the content. Animates its drawing if the transaction has an animation.
  func update(_ element: ElementIndex, in transaction: Transaction?, _ change: (inout Content) -> LeafChange)
    -> LeafChange
  {
    // Most updates aren't animated.
    if transaction == nil, motion == nil { return change(&content) }
    let old = content.animatableData
    let effect = change(&content)
    ValueMotion.change(&motion, by: content.animatableData - old, in: transaction, LayoutNode(element).scope) {
      [weak self] in
      if self != nil { ViewRuntime.elements.needsDrawing(element) }
      return self != nil
    }
    return effect
  }
}
