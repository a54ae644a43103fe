public import CanopyCore

extension EnvironmentValues {
  /// How large the user wants text.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// How large the user wants text: the older form of `dynamicTypeSize`.
  ///
  /// Both are one value: each shows what was set by the other.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
