internal import CanopyCore
public import Foundation

// Foundation has these on Apple's systems. Elsewhere it lacks them.

extension AttributedString {
  /// Looks up a string literal, and reads its Markdown: emphasis, links, and phrases such as
  /// `^[\(count) apple](inflect: true)`.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment _: StaticString? = nil
  ) {
    self.init(LocalizedString(keyAndValue.key, table: table, bundle: bundle), in: locale ?? .current)
  }

  /// Looks up a key; where no table has it, another string is shown.
  ///
  /// - Parameter comment: A note for translators, who read it in the source.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment _: StaticString? = nil
  ) {
    var string = LocalizedString(defaultValue.key, table: table, bundle: bundle)
    string.name = "\(key)"
    self.init(string, in: locale ?? .current)
  }

  /// Looks up what a resource stands for, in its own locale.
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
  /// The attributes for what Markdown asks of a text.
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
