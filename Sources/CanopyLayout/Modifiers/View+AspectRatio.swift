public import CanopyCore
public import Foundation

/// The way to fit content with an aspect ratio into a space with a different one.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Scales the content to the largest size inside the space.
  case fit
  /// Scales the content to the smallest size that covers the space.
  case fill
}

extension View {
  /// Proposes a size with an aspect ratio to this view.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height, or nil to use the ratio of the view's ideal size.
  ///   - contentMode: The way to fit the view into the proposed size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(UnaryModifier(layout: AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
  }

  /// Proposes a size with the aspect ratio of a given size to this view.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit the proposed size, keeping its aspect ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to cover the proposed size, keeping its aspect ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

struct AspectRatioLayout: UnaryLayout, Equatable {
  /// The ratio of width to height, or nil to use the ratio of the ideal size.
  private let ratio: CGFloat?
  private let mode: ContentMode

  init(ratio: CGFloat?, mode: ContentMode) {
    self.mode = mode
    guard let ratio, !(ratio.isFinite && ratio > 0) else {
      self.ratio = ratio
      return
    }
    RuntimeIssue.record(.invalidAspectRatio(ratio))
    self.ratio = nil
  }

  @MainActor
  private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    guard let ratio = ratio ?? idealRatio(of: child) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return ProposedViewSize(fitted(width, height, ratio))
    }
  }

  @MainActor
  private func idealRatio(of child: LayoutNode) -> CGFloat? {
    let ideal = child.size(.unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }

  private func fitted(_ width: CGFloat, _ height: CGFloat, _ ratio: CGFloat) -> CGSize {
    // An infinite size has no aspect ratio.
    if width.isInfinite && height.isInfinite { return CGSize(width: width, height: height) }
    let byWidth = CGSize(width: width, height: width / ratio)
    let byHeight = CGSize(width: height * ratio, height: height)
    let isWider = byWidth.height < byHeight.height
    return isWider == (mode == .fit) ? byWidth : byHeight
  }

  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer {
    LayoutAnswers.Answer(proposal: proposal, size: child.size(inner(proposal.proposed, child)))
  }

  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? { nil }

  /// The proposed width depends on the height. A text, for example, may be truncated for a height of 0, have two lines for a
  /// larger height, and one line for an even larger one.
  func isSteady(_ child: LayoutNode) -> Bool { child.isSolid }

  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: .zero, inner(proposal, child))
  }

  var label: String { "aspectRatio(\(ratio.map { "\($0._shortDescription), " } ?? "")\(mode))" }
}

extension RuntimeIssue {
  fileprivate static func invalidAspectRatio(_ ratio: CGFloat) -> RuntimeIssue {
    layout("An aspect ratio of \(ratio)\(place()): it must be above 0 and finite. The view keeps its own.")
  }
}
