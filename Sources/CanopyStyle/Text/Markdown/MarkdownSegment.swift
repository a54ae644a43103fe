/// A style that Markdown applies to a piece of text.
enum MarkdownStyle: Equatable {
  case emphasized
  case stronglyEmphasized
  case strikethrough
  case code
  /// A link to a destination.
  case link(String)
  /// The description of the image at a destination.
  case image(String)
  case html
  /// Extended attributes as they are written, `inflect: true`, with a number of their own.
  case attributes(String, id: Int)
}

/// A piece of text with the same styles throughout.
struct MarkdownSegment: Equatable {
  enum Content: Equatable {
    case text(String)
    /// A value that is inserted later: its index among the values, and the specifier for a number.
    case value(Int, specifier: String)
    case softBreak
    case hardBreak
  }

  var content: Content
  /// The styles, the outermost first.
  var styles: [MarkdownStyle]
}
