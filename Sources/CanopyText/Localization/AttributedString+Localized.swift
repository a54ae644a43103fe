internal import CanopyCore
internal import CanopyStyle
public import Foundation

// Foundation provides these initializers on Apple's systems, but not on Linux.

extension AttributedString {
  /// Creates an attributed string by looking up a string literal, and interprets its Markdown: emphasis, links, and phrases such
  /// as `^[\(count) apple](inflect: true)`.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default value.
  ///   - table: The name of the string table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main bundle.
  ///   - locale: The locale for the lookup and for formatting.
  ///   - comment: A note for translators, who read it in the source.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment _: StaticString? = nil
  ) {
    self.init(LocalizedString(keyAndValue.key, table: table, bundle: bundle), in: locale ?? .current)
  }

  /// Creates an attributed string by looking up a key.
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
    locale: Locale? = nil, comment _: StaticString? = nil
  ) {
    var string = LocalizedString(defaultValue.key, table: table, bundle: bundle)
    string.name = "\(key)"
    self.init(string, in: locale ?? .current)
  }

  /// Creates an attributed string by looking up a resource in its locale.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.localizedString, in: resource.locale)
  }

  private init(_ string: LocalizedString, in locale: Locale) {
    var environment = EnvironmentValues()
    environment.locale = locale
    var runs = TextRuns(in: TextContext(environment: environment, now: Date()))
    string.resolve(into: &runs)
    self = runs.runs.reduce(into: AttributedString()) { result, run in
      result.append(AttributedString(run.string, attributes: AttributeContainer(run.modifiers)))
    }
  }
}

extension AttributeContainer {
  /// Creates the attributes that correspond to Markdown.
  fileprivate init(_ modifiers: [TextModifier]) {
    self.init()
    var intent: InlinePresentationIntent = []
    for modifier in modifiers {
      switch modifier {
      case .bold(true): intent.insert(.stronglyEmphasized)
      case .italic(true): intent.insert(.emphasized)
      case .monospaced(true): intent.insert(.code)
      case .strikethrough(.some): intent.insert(.strikethrough)
      case .link(let url): self.link = url
      default: break
      }
    }
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
  }
}
