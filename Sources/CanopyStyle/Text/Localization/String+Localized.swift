internal import CanopyCore
public import Foundation

extension String {
  /// Looks up what a resource stands for, in its own locale.
  ///
  /// Markdown stays as it is, because a string can't show it, but phrases such as `^[\(count) apple](inflect: true)` are
  /// inflected.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.localizedString, in: resource.locale)
  }

  /// Looks up a string literal, which is also what is shown where no table has it.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) messages", bundle: .module)
  /// ```
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment _: StaticString? = nil
  ) {
    self.init(LocalizedString(keyAndValue.key, table: table, bundle: bundle), in: locale)
  }

  /// Looks up a key; where no table has it, another string is shown.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
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
