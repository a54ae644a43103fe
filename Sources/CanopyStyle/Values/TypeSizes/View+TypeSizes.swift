public import CanopyCore

extension View {
  /// Shows text in this view as for users who want this size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    setting(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text in this view within limits.
  ///
  /// ```swift
  /// Keypad().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  /// ```
  ///
  /// A size that comes from outside and is not in `range` becomes the nearest one that is.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    changing(\.dynamicTypeSize) { size in size = size.limited(to: range) }
  }
}
