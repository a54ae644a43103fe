public import Foundation

// These are part of Foundation on Apple's systems, but not on Linux.

extension AttributedString {
  /// Options that affect how Markdown becomes an attributed string.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// The full Markdown syntax. Presentation intents describe the blocks that a text belongs to.
      case full
      /// Inline syntax only. Ends of lines are breaks, and spaces around them are dropped.
      case inlineOnly
      /// Inline syntax only. Spaces and ends of lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The behavior if Markdown can't be interpreted.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throw an error.
      case throwError
      /// Return the part that could be interpreted.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether `^[text](key: value)` is read.
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
