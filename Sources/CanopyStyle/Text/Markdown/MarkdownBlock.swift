internal import Foundation

/// A block of a document in Markdown. Text inside is not yet read.
indirect enum MarkdownBlock: Equatable {
  case paragraph(String)
  case header(level: Int, String)
  case code(String, language: String?)
  case html(String)
  case thematicBreak
  case quote([MarkdownBlock])
  /// A list with the blocks of each item. Ordered lists have a first number.
  case list(start: Int?, [[MarkdownBlock]])
  case table([PresentationIntent.TableColumn.Alignment], header: [String], rows: [[String]])
}

/// A document in Markdown.
struct MarkdownDocument {
  let blocks: [MarkdownBlock]
  /// The destinations of links by their normalized labels.
  let references: [String: String]

  init(_ string: String) {
    var parser = MarkdownBlockParser()
    blocks = parser.blocks(
      of: string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) })
    references = parser.references
  }
}
