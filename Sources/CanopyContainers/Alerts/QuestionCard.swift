internal import CanopyAnimation
internal import CanopyPresentation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The card of an alert or a dialog: text above buttons. Each of the two scrolls if the card would be too high.
struct QuestionCard<Content: View, Actions: View> {
  let tokens: ControlTokens.Question
  let text: Content?
  let actions: Actions?
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize

  init(tokens: ControlTokens.Question, text: Content?, actions: Actions?) {
    self.tokens = tokens
    self.text = text
    self.actions = actions
  }
}

extension QuestionCard: View {
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: tokens.cornerRadius, style: .continuous)
    QuestionCardLayout(width: width) {
      if let text { ScrollView { text } }
      if text != nil, actions != nil { Separator(gap: tokens.boxes == nil ? nil : 0) }
      if let actions { ScrollView { actions } }
    }
    .scrollBounceBehavior(.basedOnSize)
    .background(.thickMaterial, in: shape)
    .clipShape(shape)
    .overlay {
      if contrast == .increased { shape.strokeBorder(Hairline.color(contrast), lineWidth: 1).allowsHitTesting(false) }
    }
  }
}

extension QuestionCard {
  /// The preferred width, if there is enough room, or nil to use all the available width.
  private var width: CGFloat? { typeSize.isAccessibilitySize ? tokens.largeTypeWidth : tokens.width }
}

/// The layout of a card: a single part, or text, a line, and buttons.
///
/// If the card is too high, the buttons keep at least half of its height, and the text gets the remainder.
struct QuestionCardLayout: Layout {
  let width: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(for: proposal)
    let height = heights(at: width, in: nil, subviews).reduce(0, +)
    return CGSize(width: width ?? 0, height: min(height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(at: bounds.width, in: bounds.height, subviews)) {
      let size = ProposedViewSize(width: bounds.width, height: height)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: size)
      y += height
    }
  }

  private func width(for proposal: ProposedViewSize) -> CGFloat? {
    guard let width, let room = proposal.width else { return width ?? proposal.width }
    return min(width, room)
  }

  /// Returns the heights of the parts.
  ///
  /// - Parameters:
  ///   - width: The width of the card.
  ///   - room: The available height, or nil to use the ideal height of the parts.
  private func heights(at width: CGFloat?, in room: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    var heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    guard let room, let last = heights.indices.last, heights.reduce(0, +) > room else { return heights }
    if heights.count < 3 { return heights.map { min($0, room) } }
    let shared = max(room - heights[1], 0)
    heights[last] = min(heights[last], max(shared - heights[0], shared / 2))
    heights[0] = shared - heights[last]
    return heights
  }
}
