public import CanopyCore
public import Foundation

extension View {
  /// Positions this view in an invisible frame with the given size.
  ///
  /// The size is proposed to the view. If the view chooses a different size, it is aligned in the frame. If you omit a
  /// dimension, the frame has the view's length in that dimension.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FrameLayout(width: _length(width), height: _length(height), alignment: alignment)
    return modifier(UnaryModifier(layout: frame))
  }

  /// Positions this view in an invisible frame that takes the proposed size within limits.
  ///
  /// If you omit the maximum of a dimension, the frame doesn't grow beyond the view's length there. If you omit the minimum, it
  /// doesn't shrink below it.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrameLayout(
      width: _range(minWidth, idealWidth, maxWidth), height: _range(minHeight, idealHeight, maxHeight),
      alignment: alignment)
    return modifier(UnaryModifier(layout: frame))
  }

  /// Positions this view in the center of an invisible frame that is at least as large as a size, and as the view.
  ///
  /// A control with a minimum height has this frame, because `frame(minHeight:)` would become smaller than the label in little room.
  nonisolated package func _leastFrame(width: CGFloat = 0, height: CGFloat = 0) -> some View {
    modifier(UnaryModifier(layout: LeastFrameLayout(width: width, height: height)))
  }

  /// A frame without arguments has no effect.
  @available(*, deprecated, message: "Give it at least one argument.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// Returns the length if it is finite and not negative. Otherwise, reports it and returns nil.
  nonisolated private func _length(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length.isFinite && length >= 0) else { return length }
    RuntimeIssue.record(.invalidFrame(length, of: Self.self))
    return nil
  }

  nonisolated private func _range(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?
  ) -> FlexibleFrameLayout.Range {
    var (least, usual, most) = (min, ideal, max)
    for bad in [min, ideal, max].compactMap({ $0 }) where bad.isNaN || bad < 0 {
      RuntimeIssue.record(.invalidFrame(bad, of: Self.self))
    }
    if min == .infinity || ideal == .infinity { RuntimeIssue.record(.invalidFrame(.infinity, of: Self.self)) }
    least = least.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    usual = usual.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    most = most.flatMap { $0 >= 0 ? $0 : nil }
    if (least ?? 0) > (usual ?? .infinity) || (usual ?? least ?? 0) > (most ?? .infinity) {
      RuntimeIssue.record(.frameContradicts(of: Self.self))
      // The minimum takes precedence over the ideal length, and the ideal length over the maximum.
      usual = usual.map { Swift.max($0, least ?? 0) }
      most = most.map { Swift.max($0, usual ?? least ?? 0) }
    }
    return FlexibleFrameLayout.Range(min: least, ideal: usual, max: most)
  }
}

extension RuntimeIssue {
  fileprivate static func invalidFrame(_ length: CGFloat, of type: any Any.Type) -> RuntimeIssue {
    layout(
      """
      Invalid frame dimension (negative or non-finite): \(length._shortDescription)\(place(of: type)). Lengths must \
      be at least 0, and only maxWidth and maxHeight may be infinite. Invalid ones are ignored.
      """)
  }

  fileprivate static func frameContradicts(of type: any Any.Type) -> RuntimeIssue {
    layout(
      """
      Contradictory frame constraints specified\(place(of: type)): the minimum must not exceed the ideal length, nor \
      that the maximum. The minimum takes precedence.
      """)
  }
}
