internal import CanopyCore
internal import CanopyStyle
public import Foundation

extension String {
  /// Creates a string by looking up a resource in its locale.
  ///
  /// Markdown isn't interpreted, because a string has no styles, but phrases such as `^[\(count) apple](inflect: true)` are
  /// inflected.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.localizedString, in: resource.locale)
  }

  /// Creates a string by looking up a string literal, which is also the default value.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) messages", bundle: .module)
  /// ```
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default value.
  ///   - table: The name of the string table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main bundle.
  ///   - locale: The locale for the lookup and for formatting.
  ///   - comment: A note for translators, who read it in the source.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment _: StaticString? = nil
  ) {
    self.init(LocalizedString(keyAndValue.key, table: table, bundle: bundle), in: locale)
  }

  /// Creates a string by looking up a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string if the table doesn't contain the key.
  ///   - table: The name of the string table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main bundle.
  ///   - locale: The locale for the lookup and for formatting.
  ///   - comment: A note for translators, who read it in the source.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment _: StaticString? = nil
  ) {
    var string = LocalizedString(defaultValue.key, table: table, bundle: bundle)
    string.name = "\(key)"
    self.init(string, in: locale)
  }

  private init(_ string: LocalizedString, in locale: Locale) {
    var (string, environment) = (string, EnvironmentValues())
    string.hasMarkdown = false
    environment.locale = locale
    var runs = TextRuns(in: TextContext(environment: environment, now: Date()))
    string.resolve(into: &runs)
    self = runs.runs.map(\.string).joined()
  }
}
