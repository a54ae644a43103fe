public import CanopyStyle
public import Foundation

/// A view that shows text.
///
/// ```swift
/// Text("Hello, \(name)!").font(.title).bold()
/// ```
///
/// A string literal is a key for the app's string tables, and may contain Markdown. A string variable is shown
/// unchanged.
public struct Text: Equatable, Sendable {
  /// The content of a text. The first two cases are the most frequent, and need no `TextContent` object.
  package enum Storage: Equatable, Sendable {
    /// A string that is shown unchanged.
    case verbatim(String)
    /// A key for the main bundle's default table, which may contain interpolated integers and strings.
    case localized(MarkedString)
    /// Any other content.
    case content(any TextContent)

    package static func == (first: Storage, second: Storage) -> Bool {
      switch (first, second) {
      case (.verbatim(let first), .verbatim(let second)): first == second
      case (.localized(let first), .localized(let second)): first == second
      case (.content(let first), .content(let second)): first === second || first.isEqual(to: second)
      default: false
      }
    }
  }

  package var storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  package init(_ content: any TextContent) { storage = .content(content) }

  /// Creates a text that shows a string without localization or Markdown.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text that shows a string variable without localization or Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim((content as? String) ?? String(content))
  }

  /// Creates a text that shows the translation of a key.
  ///
  /// ```swift
  /// Text("**Welcome**, \(name)", tableName: "Greetings", comment: "On the first screen")
  /// ```
  ///
  /// The key is looked up for the locale of the environment. If the table doesn't contain the key, the key itself is
  /// shown, with its numbers formatted for that locale.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the string table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main bundle.
  ///   - comment: A comment for translators, which has no effect at run time.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment _: StaticString? = nil
  ) {
    if key.arguments.isEmpty && tableName == nil && bundle == nil {
      storage = .localized(key.pattern)
    } else {
      storage = .content(LocalizedContent(key: key, table: tableName, bundle: bundle))
    }
  }

  // Disfavored so that a string literal is a `LocalizedStringKey`, although it could also be an `AttributedString`.
  /// Creates a text that shows an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .content(AttributedContent(attributedContent))
  }
}

extension Text {
  /// Concatenates two texts, each of which keeps its own modifiers.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(JoinedContent(lhs, rhs)) }
}

extension Text {
  /// Creates a text that shows an image as a character.
  ///
  /// ```swift
  /// Text(Image(systemName: "star")) + Text(" Favorites")
  /// ```
  public init(_ image: Image) { self.init(ImageContent(image)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image as a character.
  public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
}

extension Text {
  /// Creates a text that shows a localized string resource.
  ///
  /// The string is looked up for the locale of the environment, unless the resource specifies a locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(ResourceContent(resource)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a localized string resource.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }
}
