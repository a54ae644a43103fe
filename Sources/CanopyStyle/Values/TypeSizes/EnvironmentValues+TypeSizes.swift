public import CanopyCore

extension EnvironmentValues {
  /// The text size that the user prefers.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// The text size that the user prefers: the older form of `dynamicTypeSize`.
  ///
  /// Both properties share one value.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
