internal import Foundation

/// The languages that a bundle has translations for.
struct Localizations {
  /// The names of the folders, without their extensions.
  let names: [String]
  /// The language for locales whose own language is missing.
  let fallback: String?

  init(of bundle: Bundle) {
    self.init(
      bundle.localizations, development: bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String)
  }

  init(_ names: [String], development: String? = nil) {
    let names = names.sorted()
    self.names = names
    fallback = [development, "Base", "en"].compactMap(\.self).first(where: names.contains)
  }

  /// Returns the best translation for a locale: one with the same language and script and, if possible, the same
  /// region.
  func best(for locale: Locale) -> String? {
    // A locale without an identifier represents the current one.
    let locale = locale.identifier.isEmpty ? Locale.current : locale
    let wanted = Components(locale.identifier)
    let ranked = names.compactMap { name -> (name: String, rank: Int)? in
      let candidate = Components(name)
      guard candidate.language == wanted.language, candidate.script == wanted.script else { return nil }
      if candidate.region == wanted.region { return (name, 2) }
      return (name, candidate.region == nil ? 1 : 0)
    }
    return ranked.max { $0.rank < $1.rank }?.name ?? fallback
  }

  private struct Components {
    let language: Locale.LanguageCode?
    let script: Locale.Script?
    let region: Locale.Region?

    init(_ identifier: String) {
      let language = Locale.Language(identifier: identifier)
      self.language = language.languageCode
      // The implied script: `zh_TW` is written in traditional characters.
      script = Locale.Language(identifier: language.maximalIdentifier).script
      region = Locale.Components(identifier: identifier).languageComponents.region
    }
  }
}
