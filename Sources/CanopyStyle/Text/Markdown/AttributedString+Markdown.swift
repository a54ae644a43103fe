internal import CanopyCore
public import Foundation

// These are part of Foundation on Apple's systems, but not on Linux.

extension AttributedString {
  /// Creates an attributed string from Markdown.
  ///
  /// ```swift
  /// let greeting = try AttributedString(markdown: "Hello **world**, see [this](https://example.com)")
  /// ```
  ///
  /// Emphasis, code and strikethrough are inline presentation intents; headers, lists and other blocks are presentation
  /// intents, which `Text` doesn't show. No text is malformed Markdown, so only extended attributes and data that isn't
  /// UTF-8 can be the cause of an error.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The options of interpretation.
  ///   - baseURL: The URL that links and images are relative to.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    var builder = AttributedMarkdown(
      allowsExtendedAttributes: options.allowsExtendedAttributes, baseURL: baseURL)
    switch options.interpretedSyntax {
    case .full: builder.append(MarkdownDocument(markdown))
    case .inlineOnly: builder.append(inline: markdown, readsLineBreaks: true)
    case .inlineOnlyPreservingWhitespace: builder.append(inline: markdown, readsLineBreaks: false)
    }
    if builder.isMalformed && options.failurePolicy == .throwError { throw CocoaError(.coderReadCorrupt) }
    self = builder.string
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  /// Creates an attributed string from Markdown in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    guard let string = String(data: markdown, encoding: .utf8) else {
      guard options.failurePolicy == .returnPartiallyParsedIfPossible else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
      return
    }
    try self.init(markdown: string, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from the Markdown in a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
