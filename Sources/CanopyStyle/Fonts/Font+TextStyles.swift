extension Font {
  /// The font of the largest titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles of the first level.
  public static let title = Font.system(.title)
  /// The font of titles of the second level.
  public static let title2 = Font.system(.title2)
  /// The font of titles of the third level.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of subheadings.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text, which is the default.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of secondary captions.
  public static let caption2 = Font.system(.caption2)
}
