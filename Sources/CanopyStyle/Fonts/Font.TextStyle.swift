extension Font {
  /// The purpose of text, which determines its size for each dynamic type size.
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
    /// Subheadings.
    case subheadline
    /// Body text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Secondary captions.
    case caption2
  }
}

extension Font.TextStyle {
  /// The weight of the style.
  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight of emphasized text.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
