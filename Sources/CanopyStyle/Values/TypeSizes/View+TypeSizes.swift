public import CanopyCore

extension View {
  /// Sets the text size in this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    setting(\.dynamicTypeSize, size)
  }

  /// Limits the text size in this view to a range.
  ///
  /// ```swift
  /// Keypad().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  /// ```
  ///
  /// An inherited size outside of `range` is replaced by the nearest size inside.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    changing(\.dynamicTypeSize) { size in size = size.limited(to: range) }
  }
}
