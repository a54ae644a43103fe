internal import Foundation

/// A proposal as it is remembered: plain numbers, in which NaN stands for nothing, and -1 for any.
struct LayoutProposal: BitwiseCopyable {
  var width: CGFloat
  var height: CGFloat

  static var any: CGFloat { -1 }

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedViewSize) {
    width = Self.stored(proposal.width)
    height = Self.stored(proposal.height)
  }

  var proposed: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  /// What cannot be offered is as good as nothing.
  private static func stored(_ length: CGFloat?) -> CGFloat {
    guard let length else { return .nan }
    return length >= 0 ? length : 0
  }

  /// Whether a view that was offered this gives the same answer to `other`.
  func covers(_ other: LayoutProposal) -> Bool {
    Self.covers(width, other.width) && Self.covers(height, other.height)
  }

  static func == (first: LayoutProposal, second: LayoutProposal) -> Bool {
    isSame(first.width, second.width) && isSame(first.height, second.height)
  }

  private static func covers(_ known: CGFloat, _ asked: CGFloat) -> Bool {
    isSame(known, asked) || (known == any && !asked.isNaN)
  }

  static func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || (first.isNaN && second.isNaN)
  }
}
