package import Foundation

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
    let locale = locale._orCurrent
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
    let language: Substring?
    /// The script, even if only the language implies it: `zh_TW` is written in traditional characters.
    let script: Substring?
    let region: Locale.Region?

    init(_ identifier: String) {
      let parts = Locale.Language(identifier: identifier).maximalIdentifier.split(separator: "-")
      language = parts.first
      script = parts.dropFirst().first
      region = Locale.Components(identifier: identifier).languageComponents.region
    }
  }
}

extension Locale {
  /// The locale itself, or the current one if it has no identifier, which is what the environment has unless an app or a host sets it.
  package var _orCurrent: Locale { identifier.isEmpty ? .current : self }
}
