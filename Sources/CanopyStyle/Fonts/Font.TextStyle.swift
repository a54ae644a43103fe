extension Font {
  /// What text is for. Its size follows from that, and from what the user has chosen.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles of the first level.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// What stands below headings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Captions that matter less.
    case caption2
  }
}

extension Font.TextStyle {
  /// How heavy the letters of the style are.
  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// How heavy they are where they are to stand out.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
