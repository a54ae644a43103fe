internal import CanopyCore
public import Foundation

// Foundation provides these initializers on Apple's systems, but not on Linux.

extension AttributedString {
  /// Creates an attributed string from Markdown.
  ///
  /// ```swift
  /// let greeting = try AttributedString(markdown: "Hello **world**, see [this](https://example.com)")
  /// ```
  ///
  /// Emphasis, code and strikethrough become inline presentation intents. Headers, lists and other blocks become
  /// presentation intents, which `Text` doesn't show. Any text is valid Markdown, so only extended attributes and data
  /// that isn't UTF-8 can cause an error.
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

// Foundation provides this type on Apple's systems, but not on Linux.

extension AttributedString {
  /// Options for the interpretation of Markdown in an attributed string.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// The full Markdown syntax. Presentation intents describe the blocks that contain a text.
      case full
      /// Inline syntax only. Line endings are line breaks, and the spaces around them are dropped.
      case inlineOnly
      /// Inline syntax only. Spaces and line endings are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The behavior if Markdown can't be interpreted.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throw an error.
      case throwError
      /// Return the part that could be interpreted.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether `^[text](key: value)` is interpreted.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The behavior if Markdown can't be interpreted.
    public var failurePolicy: FailurePolicy
    /// The language of the string, as a BCP 47 code.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
