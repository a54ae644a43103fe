internal import Foundation

/// A proposal in the cache of answers. It consists of plain numbers, where NaN represents an unspecified length.
///
/// The proposal of an answer can represent several proposals: its lengths can be *ranges*, which contain all lengths from a
/// minimum on, and possibly the unspecified length. A range is stored as the negative of its minimum. The last bit of this number
/// indicates whether the range contains the unspecified length.
struct LayoutProposal: BitwiseCopyable {
  var width: CGFloat
  var height: CGFloat

  /// Creates a proposal without ranges.
  init(width: CGFloat, height: CGFloat) {
    // Adding zero turns negative zero into zero.
    self.width = width + 0
    self.height = height + 0
  }

  /// Creates the proposal of an answer. Its lengths can be ranges.
  init(widths: CGFloat, heights: CGFloat) {
    width = widths
    height = heights
  }

  init(_ proposal: ProposedViewSize) {
    width = Self.stored(proposal.width)
    height = Self.stored(proposal.height)
  }

  var proposed: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  /// Returns the stored form of a length: NaN if the length is unspecified, and 0 if it can't be proposed.
  private static func stored(_ length: CGFloat?) -> CGFloat {
    guard let length else { return .nan }
    return length > 0 ? length : 0
  }

  /// Returns a Boolean value that indicates whether an answer to this proposal is also the answer to `other`.
  func covers(_ other: LayoutProposal) -> Bool {
    Self.covers(width, other.width) && Self.covers(height, other.height)
  }

  static func == (first: LayoutProposal, second: LayoutProposal) -> Bool {
    isSame(first.width, second.width) && isSame(first.height, second.height)
  }

  static func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || (first.isNaN && second.isNaN)
  }
}

// MARK: - Ranges of lengths

extension LayoutProposal {
  /// The range of all lengths.
  static var any: CGFloat { -0.0 }

  /// The range of all lengths, including the unspecified length.
  static var anyOrNothing: CGFloat { atLeastOrNothing(0) }

  /// Returns the range of all lengths from `length` on, including the unspecified length.
  static func atLeastOrNothing(_ length: CGFloat) -> CGFloat { range(from: length, hasNothing: true) }

  private static func range(from least: CGFloat, hasNothing: Bool) -> CGFloat {
    CGFloat(bitPattern: (-least).bitPattern & ~1 | (hasNothing ? 1 : 0))
  }

  private static func isRange(_ length: CGFloat) -> Bool { length <= 0 && length.sign == .minus }

  private static func hasNothing(_ range: CGFloat) -> Bool { range.bitPattern & 1 == 1 }

  /// Returns the minimum of a range, or nil for a single length or the unspecified length.
  static func least(of range: CGFloat) -> CGFloat? {
    isRange(range) ? CGFloat(bitPattern: range.magnitude.bitPattern & ~1) : nil
  }

  static func isAny(_ length: CGFloat) -> Bool { least(of: length) == 0 }

  static func isAnyOrNothing(_ length: CGFloat) -> Bool { isAny(length) && hasNothing(length) }

  /// Returns a Boolean value that indicates whether a range contains a length or another range, or whether both are the same
  /// length.
  static func covers(_ known: CGFloat, _ asked: CGFloat) -> Bool {
    if known.bitPattern == asked.bitPattern { return true }
    guard let least = least(of: known) else { return isSame(known, asked) && !isRange(asked) }
    if asked.isNaN { return hasNothing(known) }
    if let other = self.least(of: asked) { return other >= least && (hasNothing(known) || !hasNothing(asked)) }
    return asked >= least
  }

  /// Returns the intersection of two ranges that contain `offered`.
  static func common(_ first: CGFloat, _ second: CGFloat, offered: CGFloat) -> CGFloat {
    guard let one = least(of: first), let other = least(of: second) else { return offered }
    return range(from: max(one, other), hasNothing: hasNothing(first) && hasNothing(second))
  }

  /// Returns the range that contains two lengths or ranges and all lengths between them, or nil if neither is infinite.
  static func union(_ first: CGFloat, _ second: CGFloat) -> CGFloat? {
    if first.isNaN { return isRange(second) ? CGFloat(bitPattern: second.bitPattern | 1) : nil }
    if second.isNaN { return union(second, first) }
    let (one, other) = (least(of: first), least(of: second))
    guard one != nil || other != nil || first == .infinity || second == .infinity else { return nil }
    return range(
      from: min(one ?? first, other ?? second),
      hasNothing: one != nil && hasNothing(first) || other != nil && hasNothing(second))
  }

  /// Returns a range with its lengths increased by `inset`. The result contains `offered`.
  ///
  /// Lengths are at least 0, so the range of all lengths doesn't change.
  static func range(_ range: CGFloat, longerBy inset: CGFloat, containing offered: CGFloat) -> CGFloat {
    guard let least = least(of: range) else { return offered }
    // `offered` may be less than the sum because of rounding.
    let sum = least > 0 ? max(least + inset, 0) : 0
    return self.range(from: offered.isNaN ? sum : min(sum, offered), hasNothing: hasNothing(range))
  }

  /// Returns the range of all lengths from `least` on. The result contains `offered`.
  static func atLeast(_ least: CGFloat, containing offered: CGFloat) -> CGFloat {
    range(from: min(least, offered), hasNothing: false)
  }
}
