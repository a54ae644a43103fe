extension InlineMarkdownParser {
  /// The pieces of the text with their styles.
  var segments: [MarkdownSegment] {
    var segments: [MarkdownSegment] = []
    var styles: [MarkdownStyle] = []
    func append(_ content: MarkdownSegment.Content, _ own: MarkdownStyle? = nil) {
      let all = own.map { styles + [$0] } ?? styles
      if case .text(let string) = content {
        if string.isEmpty { return }
        if case .text(let before)? = segments.last?.content, segments.last?.styles == all {
          segments[segments.count - 1].content = .text(before + string)
          return
        }
      }
      segments.append(MarkdownSegment(content: content, styles: all))
    }
    for item in items {
      switch item {
      case .text(let string): append(.text(string))
      case .code(let string): append(.text(string), .code)
      case .html(let string): append(.text(string), .html)
      case .value(let place, let specifier): append(.value(place, specifier: specifier))
      case .bracket(let bracket): append(.text(bracket.text))
      case .softBreak: append(.softBreak)
      case .hardBreak: append(.hardBreak)
      case .open(let style): styles.append(style)
      case .close: styles.removeLast()
      case .delimiter(let delimiter):
        styles.removeLast(delimiter.closes)
        append(.text(String(repeating: delimiter.character, count: delimiter.count)))
        styles += delimiter.opens.reversed()
      }
    }
    return segments
  }
}

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
  /// Extended attributes in their literal form, such as `inflect: true`, with a unique number.
  case attributes(String, id: Int)
}

/// A piece of text with uniform styles.
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
