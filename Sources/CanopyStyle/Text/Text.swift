public import Foundation

/// A view that shows text.
///
/// ```swift
/// Text("Hello, \(name)!").font(.title).bold()
/// ```
///
/// A string literal is a key for the app's string tables, and may hold Markdown. A string variable is shown as it is.
public struct Text: Equatable, Sendable {
  /// What a text is made of. The two common cases are a string and nothing else.
  package enum Storage: Equatable, Sendable {
    /// A string to be shown as it is.
    case verbatim(String)
    /// A key for the main bundle's default table, with numbers and strings inside. See ``LocalizedStringKey``.
    case localized(MarkedString)
    /// Anything else.
    case content(TextContent)
  }

  package var storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  package init(_ content: TextContent) { storage = .content(content) }

  /// Shows a string literal as it is: no translation, no Markdown.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim((content as? String) ?? String(content))
  }

  /// Shows the translation of a key.
  ///
  /// ```swift
  /// Text("**Welcome**, \(name)", tableName: "Greetings", comment: "On the first screen")
  /// ```
  ///
  /// The table is that of the environment's locale. Where a table does not have the key, the key itself is shown, with
  /// its numbers as the locale writes them.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment _: StaticString? = nil
  ) {
    if key.arguments.isEmpty && tableName == nil && bundle == nil {
      storage = .localized(key.pattern)
    } else {
      storage = .content(LocalizedContent(key: key, table: tableName, bundle: bundle))
    }
  }

  // Disfavored because attributed strings have literals too, and those are keys.
  /// Shows a string with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .content(AttributedContent(attributedContent))
  }
}
