public import CanopyCore
public import Foundation

extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// The view is offered that size; where it takes another one, it is lined up in the frame. A dimension that is nil is
  /// the view's own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FrameLayout(width: length(width), height: length(height), alignment: alignment)
    return modifier(UnaryModifier(layout: frame))
  }

  /// Puts the view into a frame that is as large as it is offered, between a least and a most.
  ///
  /// A frame with no most in a dimension is no larger than the view there; one with no least no smaller.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrameLayout(
      width: range(minWidth, idealWidth, maxWidth), height: range(minHeight, idealHeight, maxHeight),
      alignment: alignment)
    return modifier(UnaryModifier(layout: frame))
  }

  /// Does nothing.
  @available(*, deprecated, message: "Give it at least one argument.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// Returns the length, if it is finite and not negative. Any other is reported, and left out.
  nonisolated private func length(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length.isFinite && length >= 0) else { return length }
    RuntimeIssue.record(.frameIsNoFrame(length, of: Self.self))
    return nil
  }

  nonisolated private func range(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?
  ) -> FlexibleFrameLayout.Range {
    var (least, usual, most) = (min, ideal, max)
    for bad in [min, ideal, max].compactMap({ $0 }) where bad.isNaN || bad < 0 {
      RuntimeIssue.record(.frameIsNoFrame(bad, of: Self.self))
    }
    if min == .infinity || ideal == .infinity { RuntimeIssue.record(.frameIsNoFrame(.infinity, of: Self.self)) }
    least = least.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    usual = usual.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    most = most.flatMap { $0 >= 0 ? $0 : nil }
    if (least ?? 0) > (usual ?? .infinity) || (usual ?? least ?? 0) > (most ?? .infinity) {
      RuntimeIssue.record(.frameContradicts(of: Self.self))
      // The minimum counts before the ideal length, and that before the maximum.
      usual = usual.map { Swift.max($0, least ?? 0) }
      most = most.map { Swift.max($0, usual ?? least ?? 0) }
    }
    return FlexibleFrameLayout.Range(min: least, ideal: usual, max: most)
  }
}

extension RuntimeIssue {
  fileprivate static func frameIsNoFrame(_ length: CGFloat, of type: any Any.Type) -> RuntimeIssue {
    layout(
      """
      Invalid frame dimension (negative or non-finite): \(length.shortDescription)\(place(of: type)). A frame is as wide \
      and high as a number that is not negative; maxWidth and maxHeight may be infinite. What is wrong is left out.
      """)
  }

  fileprivate static func frameContradicts(of type: any Any.Type) -> RuntimeIssue {
    layout(
      """
      Contradictory frame constraints specified\(place(of: type)): the least is at most the ideal, and that is at most \
      the most. The least counts.
      """)
  }
}
